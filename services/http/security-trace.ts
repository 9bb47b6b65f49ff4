import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import type { Refusal, RefusalCode } from '@parvis/contracts/http/refusal.ts';
import { intrusions } from '@parvis/contracts/security/traced.ts';
import type { Request, Response } from 'express';

/** The outcome of a request that concerns authorisation. */
export interface TracedRequest {
  /** The endpoint's name. */
  readonly what: string;
  /** `done`, or the code of the refusal. */
  readonly outcome: 'done' | RefusalCode;
  /** Its account, or else the account it concerned. */
  readonly accountId: string | undefined;
  /** Whether the account itself sent it, or was let in by it. */
  readonly byAccount: boolean;
  /** The network address, stored only under a keyed hash. */
  readonly address: string;
}

/** Port: the security trace. */
export interface SecurityTrace {
  note(request: TracedRequest): Promise<void>;
}

const intruders: ReadonlySet<RefusalCode> = new Set(intrusions);

/**
 * Attaches to the response the account that its request concerns, such as the one that was tried.
 */
export function recordConcernedAccount(response: Response, accountId: string): void {
  response.locals['concerned'] = accountId;
}

/** Attaches to the response the account that sent its request. */
export function recordSender(response: Response, accountId: string): void {
  recordConcernedAccount(response, accountId);
  response.locals['byAccount'] = true;
}

/**
 * Records the outcome of a request in the trace, if it is security-relevant.
 * @param refusals none on success
 */
export async function recordInTrace(
  trace: SecurityTrace | undefined,
  endpoint: Endpoint,
  request: Request,
  response: Response,
  refusals: readonly Refusal[] = [],
): Promise<void> {
  const outcome = refusals[0]?.code ?? 'done';
  if (trace === undefined || !belongs(endpoint, outcome, request)) return;
  const concerned: unknown = response.locals['concerned'];
  const accountId = typeof concerned === 'string' ? concerned : undefined;
  const isLetIn = outcome === 'done' && accountId !== undefined;
  const byAccount = isLetIn || response.locals['byAccount'] === true;
  const address = request.ip ?? '';
  await trace.note({ what: endpoint.id, outcome, accountId, byAccount, address });
}

/** Other schemes are for a proxy in front of us. */
function isBearer(authorization: string | undefined): boolean {
  return authorization !== undefined && /^bearer /i.test(authorization);
}

function belongs(
  { traced, confidential }: Endpoint,
  outcome: 'done' | RefusalCode,
  request: Request,
): boolean {
  if (confidential === true) return false;
  if (traced === true) return true;
  if (outcome === 'done') return false;
  const isWrongToken = outcome === 'sign-in-required' && isBearer(request.headers.authorization);
  return isWrongToken || intruders.has(outcome);
}
