import { lookup as resolveName } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { AllowedHosts } from './allowed-hosts.ts';

/** A feed could not be fetched; the message gives the reason in one sentence. */
export class FeedNotFetched extends Error {
  override name = 'FeedNotFetched';
}

/** The limits of one fetch. */
export interface FetchLimits {
  readonly bytes: number;
  /** The maximum time without receiving a byte, in milliseconds. */
  readonly idleMs: number;
  /** The time limit of the whole fetch, in milliseconds. */
  readonly wholeMs: number;
}

export const defaultFetchLimits: FetchLimits = {
  bytes: 1024 * 1024 * 1024,
  idleMs: 30_000,
  wholeMs: 15 * 60_000,
};
const maxRedirects = 5;

/** Resolves a host name to its addresses. */
export type ResolveHost = (hostname: string) => Promise<readonly { readonly address: string }[]>;

const resolveHost: ResolveHost = (hostname) => resolveName(hostname, { all: true });

/** A request for a feed. */
export interface FeedRequest {
  readonly address: string;
  /** Sent to the host of the address only, not to one that it redirects to. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What the server named the version that is known; it need not be sent again. */
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

/** The version of a fetched feed, as its server names it; undefined when it is the known one. */
export type FetchedVersion = Pick<FeedRequest, 'etag' | 'lastModified'> | undefined;

/**
 * Fetches a feed into a file, unless it is the version that is known. Every redirect is checked against the allowed hosts, and the
 * connection uses the very address that was checked, so that DNS rebinding has no effect.
 * @throws FeedNotFetched
 */
export async function fetchFeed(
  request: FeedRequest,
  file: string,
  hosts: AllowedHosts,
  limits = defaultFetchLimits,
  resolve = resolveHost,
): Promise<FetchedVersion> {
  const signal = AbortSignal.timeout(limits.wholeMs);
  const first = new URL(request.address);
  let url = first;
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const pinned = await pinnedAddress(url, hosts, resolve);
      const sent = headersFor(request, url.origin === first.origin);
      const response = await get(url, pinned, sent, limits, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) {
        await write(response, file, limits, signal);
        return { etag: headers.etag, lastModified: headers['last-modified'] };
      }
      response.destroy();
      if (statusCode === 304 && isConditional(request)) return undefined;
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined)
        throw new FeedNotFetched(`${url.host} returned ${statusCode}`);
      url = new URL(headers.location, url);
    }
  } catch (cause) {
    if (cause instanceof FeedNotFetched) throw cause;
    const why = signal.aborted ? 'it took too long' : messageOf(cause);
    throw new FeedNotFetched(`${url.host} could not be read: ${why}`, { cause });
  }
  throw new FeedNotFetched(`${url.host} redirected more than ${maxRedirects} times`);
}

function isConditional({ etag, lastModified }: FeedRequest): boolean {
  return etag !== undefined || lastModified !== undefined;
}

function headersFor(
  { headers, etag, lastModified }: FeedRequest,
  isSameOrigin: boolean,
): Readonly<Record<string, string>> {
  return {
    accept: '*/*',
    'accept-encoding': 'gzip, identity',
    'user-agent': 'Parvis',
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
    ...(isSameOrigin && headers),
  };
}

async function pinnedAddress(
  { hostname, protocol }: URL,
  hosts: AllowedHosts,
  resolve: ResolveHost,
): Promise<string> {
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new FeedNotFetched(`${protocol} is not a protocol for fetching feeds`);
  if (!hosts.allowsHost(hostname))
    throw new FeedNotFetched(`${hostname} is not listed in PARVIS_OFFERS_HOSTS`);
  const found = await resolve(hostname.replace(/^\[|\]$/g, ''));
  const [first] = found;
  if (first === undefined) throw new FeedNotFetched(`${hostname} has no address`);
  const inside = found.find(({ address }) => !hosts.allowsAddress(address));
  if (inside !== undefined)
    throw new FeedNotFetched(
      `${hostname} is at ${inside.address}, which is not public: list that address in PARVIS_OFFERS_HOSTS too`,
    );
  return first.address;
}

function get(
  url: URL,
  address: string,
  headers: Readonly<Record<string, string>>,
  { idleMs }: FetchLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const family = address.includes(':') ? 6 : 4;
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((settle, reject) => {
    const sent = request(url, {
      agent: false,
      headers,
      lookup: (_hostname, options, found) =>
        options.all ? found(null, [{ address, family }]) : found(null, address, family),
      signal,
      timeout: idleMs,
    });
    sent.once('timeout', () => sent.destroy(new Error('the server stopped responding')));
    sent.once('response', settle);
    sent.once('error', reject);
    sent.end();
  });
}

async function write(
  response: IncomingMessage,
  file: string,
  { bytes }: FetchLimits,
  signal: AbortSignal,
): Promise<void> {
  let taken = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      taken += chunk.length;
      if (taken > bytes) done(new FeedNotFetched(`the feed is longer than ${bytes} bytes`));
      else done(null, chunk);
    },
  });
  const target = createWriteStream(file, { mode: 0o600 });
  if (/gzip/i.test(response.headers['content-encoding'] ?? ''))
    await pipeline(response, createGunzip(), counted, target, { signal });
  else await pipeline(response, counted, target, { signal });
  if (!response.complete) throw new FeedNotFetched('the feed was cut off');
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
