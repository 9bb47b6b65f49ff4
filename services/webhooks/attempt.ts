import type { Clock } from '../adapters/clock.ts';
import { AllowedHosts } from '../adapters/fetching/allowed-hosts.ts';
import {
  CallFailed,
  type CallLimits,
  callOut,
  type ResolveHost,
} from '../adapters/fetching/call-out.ts';
import { oneLine, readBeginning } from '../adapters/fetching/read-beginning.ts';
import { UnsealFailed, type Vault } from '../subjects/vault.ts';
import type { Attempt, DeliveryRow } from './delivery-rows.ts';
import { placeOfSecret, signedHeaders } from './secrets.ts';
import type { WebhookRow } from './webhook-rows.ts';

/** A receiver that needs longer takes the message first, and works on it afterwards. */
const usualLimits: CallLimits = { bytes: 64 * 1024, idleMs: 15_000, wholeMs: 15_000 };

export interface AttemptPorts {
  readonly vault: Vault;
  readonly clock: Clock;
  /** Hosts that may be called. */
  readonly hosts: readonly string[];
  readonly limits?: CallLimits;
  readonly resolve?: ResolveHost;
}

/** Returns the hosts that may be called, from the variable that lists them. */
export function webhookHosts(hosts: readonly string[]): AllowedHosts {
  return new AllowedHosts(hosts, 'PARVIS_WEBHOOK_HOSTS');
}

/** Sends a message once, signed. A redirect is not followed, and is no success. */
export async function attempt(
  ports: AttemptPorts,
  webhook: WebhookRow,
  { id, body }: Pick<DeliveryRow, 'id' | 'body'>,
): Promise<Attempt> {
  const { clock, hosts, limits = usualLimits, resolve } = ports;
  const at = clock.now();
  const began = performance.now();
  const done = (status: number | null, answer: string) => ({
    at,
    status,
    answer: oneLine(answer),
    milliseconds: Math.round(performance.now() - began),
    isTaken: status !== null && status >= 200 && status <= 299,
  });
  try {
    const headers = {
      'content-type': 'application/json',
      ...signedHeaders({ id, at, body }, secretsOf(webhook, ports.vault, at)),
    };
    const request = { address: webhook.address, method: 'POST', headers, body };
    return await callOut(
      request,
      webhookHosts(hosts),
      limits,
      async (response) => done(response.statusCode ?? null, await readBeginning(response)),
      resolve,
    );
  } catch (cause) {
    if (cause instanceof CallFailed) return done(null, cause.message);
    if (cause instanceof UnsealFailed) return done(null, 'the secret was lost: replace it');
    throw cause;
  }
}

function secretsOf(
  { id, secret, former, formerUntil }: WebhookRow,
  vault: Vault,
  now: Date,
): readonly string[] {
  const isFormerValid = formerUntil !== null && formerUntil > now;
  const sealed = isFormerValid && former !== null ? [secret, former] : [secret];
  return sealed.map((one) => String(vault.unseal(placeOfSecret(id), one)));
}
