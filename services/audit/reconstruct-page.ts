import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { ChangeReason } from '@parvis/contracts/audit/change-reasons.ts';
import type { AuditStatus } from '@parvis/contracts/audit/views.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import type { Change } from '@parvis/projections/pages/find-changes-around.ts';
import type { Clock } from '../adapters/clock.ts';
import { admit } from '../http/access.ts';
import { type Address, addressLine, readAddress } from '../http/read-address.ts';
import { computeDigest } from './digest.ts';
import { hasOneAddress } from './past-status.ts';
import type { BuildThen, PastComposition, SiteHistory } from './site-history.ts';

/** An auditor's query: an address of the site and an instant, ISO 8601 with its offset. */
export interface ReconstructionQuery {
  readonly path: string;
  readonly at: string;
}

/** The response of an address, its log position, and its digest. */
export interface PastResponse {
  readonly position: Position;
  readonly eventAt: string;
  readonly composition: PastComposition;
  readonly digest: string;
  /** Undefined if the log records none. */
  readonly build: BuildThen | undefined;
}

/**
 * Why there is no response: the instant is before the first event, or the response is not recorded
 * in the log.
 */
export type NoReconstruction = Extract<AuditStatus, 'nothing' | 'cannot-be-reconstructed'>;

/** The response of an address at an instant; instants are ISO 8601, UTC. */
export interface Reconstruction {
  /**
   * Canonical, with the query parameters known to its route; as it was written if visitors who wrote
   * it so were redirected.
   */
  readonly path: string;
  readonly at: string;
  readonly shown: PastResponse | NoReconstruction;
  readonly previousChangeAt: string | null;
  readonly nextChangeAt: string | null;
  /** What changed then. */
  readonly previousChangeOf: readonly ChangeReason[];
  readonly nextChangeOf: readonly ChangeReason[];
}

export interface ReconstructionParts {
  readonly history: SiteHistory;
  readonly clock: Clock;
}

/**
 * Composes the response of an address at a past instant, for those who may read history. Refuses an
 * impossible path, a future instant, and read models that are behind the log.
 */
export async function reconstructPage(
  { history, clock }: ReconstructionParts,
  actor: Actor,
  query: ReconstructionQuery,
): Promise<Outcome<Reconstruction>> {
  const admitted = admit({ capability: 'history.read' }, actor);
  if (!admitted.ok) return admitted;
  const reading = readRequested(query.path);
  if (reading === undefined)
    return refuse('invalid', { path: ['path'], params: { reason: 'format' } });
  const { address } = reading;
  const [at, now] = [new Date(query.at), clock.now()];
  if (at > now) {
    const params = { reason: 'too-large', maximum: now.toISOString() };
    return refuse('invalid', { path: ['at'], params });
  }
  const requested = { path: reading.respelled?.from ?? addressLine(address), at: at.toISOString() };
  if (!history.isKept(address))
    return accept({ ...requested, shown: 'cannot-be-reconstructed', ...unchanged });
  if (!(await history.upToDate())) return refuse('position-not-reached');
  const position = await history.positionAt(at);
  const composed = position && (await history.compose(address, position, at));
  const composition = composed && asRequested(reading, composed);
  if (composition && composition.position !== position) return refuse('position-not-reached');
  return accept({
    ...requested,
    shown: composition ? await pastResponse(history, composition) : 'nothing',
    ...(await changesAround(
      history,
      { path: address.path, tags: composition?.tags ?? [] },
      at,
      position,
    )),
  });
}

const unchanged = {
  previousChangeAt: null,
  nextChangeAt: null,
  previousChangeOf: [],
  nextChangeOf: [],
};

async function pastResponse(
  history: SiteHistory,
  composition: PastComposition,
): Promise<PastResponse> {
  const { position } = composition;
  const eventAt = await history.instantOf(position);
  if (eventAt === undefined) throw new Error(`no event has the position ${position}`);
  return {
    position,
    eventAt: eventAt.toISOString(),
    composition,
    digest: computeDigest(composition),
    build: await history.buildAt(position),
  };
}

/**
 * Returns the nearest changes strictly before and after the instant; before the first event, the
 * site itself is the next.
 */
async function changesAround(
  history: SiteHistory,
  response: Parameters<SiteHistory['changesAround']>[0],
  at: Date,
  position: Position | undefined,
) {
  if (position === undefined) {
    const first = (await history.instantOf(startOfLog))?.toISOString() ?? null;
    return { ...unchanged, nextChangeAt: first, nextChangeOf: first === null ? [] : siteBegins };
  }
  const until = (await history.positionAt(new Date(at.getTime() - 1))) ?? startOfLog;
  const { previous, next } = await history.changesAround(response, until, position);
  const instantOf = async (change: Change | null) =>
    (change === null ? undefined : await history.instantOf(change.position))?.toISOString() ?? null;
  return {
    previousChangeAt: await instantOf(previous),
    nextChangeAt: await instantOf(next),
    previousChangeOf: previous?.of ?? [],
    nextChangeOf: next?.of ?? [],
  };
}

const siteBegins: readonly ChangeReason[] = ['page'];

/** The canonical address of a request, without unknown query parameters. */
interface RequestedAddress {
  readonly address: Address;
  /** The spelling that was requested, and the one to which it redirects; undefined if it is canonical. */
  readonly respelled?: {
    readonly from: string;
    readonly to: string;
    /** Of a route with query parameters: what it shows decides whether it redirects. */
    readonly isComposed: boolean;
  };
}

function readRequested(written: string): RequestedAddress | undefined {
  const [from = ''] = written.trim().split('#', 1);
  const reading = readAddress(from);
  if (reading.kind === 'canonical') return { address: reading };
  if (reading.kind !== 'moved') return undefined;
  const { to } = reading;
  const target = readRequested(to);
  const respelled = { from, to, isComposed: reading.address !== undefined };
  return target && { address: target.address, respelled };
}

/** Returns the response of the spelling that was requested. */
function asRequested(
  { respelled }: RequestedAddress,
  composition: PastComposition,
): PastComposition {
  if (respelled === undefined || (respelled.isComposed && !hasOneAddress(composition)))
    return composition;
  const { position, tags } = composition;
  return { kind: 'moved', to: respelled.to, position, ...(tags && { tags }) };
}
