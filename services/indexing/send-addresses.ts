import { indexNowKeyPath } from '@parvis/contracts/indexing/endpoints.ts';
import type { Clock } from '../adapters/clock.ts';
import { hostsFor } from '../adapters/fetching/allowed-hosts.ts';
import {
  CallFailed,
  type CallLimits,
  callOut,
  type OutgoingRequest,
} from '../adapters/fetching/call-out.ts';
import { oneLine, readBeginning } from '../adapters/fetching/read-beginning.ts';
import type { GoogleTokens } from './google-token.ts';
import type { Sent, WaitingAddress } from './indexing-rows.ts';

const limits: CallLimits = { bytes: 64 * 1024, idleMs: 15_000, wholeMs: 15_000 };

export interface SendPorts {
  readonly clock: Clock;
  /** Hosts that may be called besides those of the configured addresses. */
  readonly furtherHosts: readonly string[];
}

/** IndexNow, as indexnow.org documents it. */
export interface IndexNow {
  readonly url: string;
  readonly key: string;
}

/** The notifications of Google, as its documentation of the Indexing API describes them. */
export interface GoogleIndexing {
  readonly url: string;
  readonly tokens: GoogleTokens;
  readonly perDay: number;
}

/** Sends addresses of one origin in one request. */
export function sendToIndexNow(
  ports: SendPorts,
  { url, key }: IndexNow,
  addresses: readonly WaitingAddress[],
  origin: string,
): Promise<Sent> {
  const body = JSON.stringify({
    host: new URL(origin).host,
    key,
    keyLocation: origin + indexNowKeyPath,
    urlList: addresses.map(({ address }) => address),
  });
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return send(ports, async () => ({ address: url, method: 'POST', headers, body }));
}

/** Sends one address; each counts in the quota of a day, in whatever request it is. */
export async function sendToGoogle(
  ports: SendPorts,
  { url, tokens }: GoogleIndexing,
  { address, what }: WaitingAddress,
): Promise<Sent> {
  const type = what === 'updated' ? 'URL_UPDATED' : 'URL_DELETED';
  const sent = await send(ports, async () => ({
    address: url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ownHeaders: { authorization: `Bearer ${await tokens.get(ports.clock.now(), limits)}` },
    body: JSON.stringify({ url: address, type }),
  }));
  if (sent.status === 401) tokens.forget();
  return sent;
}

async function send(
  { clock, furtherHosts }: SendPorts,
  make: () => Promise<OutgoingRequest>,
): Promise<Sent> {
  const at = clock.now();
  try {
    const request = await make();
    return await callOut(
      request,
      hostsFor(request.address, furtherHosts),
      limits,
      async (response) => {
        const status = response.statusCode ?? null;
        const isTaken = status === 200 || status === 202;
        return { at, status, answer: await readBeginning(response), isTaken };
      },
    );
  } catch (cause) {
    if (!(cause instanceof CallFailed)) throw cause;
    return { at, status: null, answer: oneLine(cause.message), isTaken: false };
  }
}
