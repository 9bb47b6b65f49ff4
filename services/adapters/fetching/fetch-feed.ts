import { createWriteStream } from 'node:fs';
import type { AllowedHosts } from './allowed-hosts.ts';
import { CallFailed, type CallLimits, callOut, type ResolveHost } from './call-out.ts';
import { receiveBody } from './receive-body.ts';

export const defaultFeedLimits: CallLimits = {
  bytes: 1024 * 1024 * 1024,
  idleMs: 30_000,
  wholeMs: 15 * 60_000,
};

/** A request for a feed. */
export interface FeedRequest {
  readonly address: string;
  /** Sent to the host of the address only, not to one that it redirects to. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What the server named the version that is known; it need not be sent again. */
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
  /** Parameters of the address that are secret; not sent to where it redirects either. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** The version of a fetched feed, as its server names it; undefined when it is the known one. */
export type FetchedVersion = Pick<FeedRequest, 'etag' | 'lastModified'> | undefined;

/** Fetches a feed into a file, unless it is the version that is known. @throws CallFailed */
export async function fetchFeed(
  { address, headers: ownHeaders, parameters = {}, etag, lastModified }: FeedRequest,
  file: string,
  hosts: AllowedHosts,
  limits = defaultFeedLimits,
  resolve?: ResolveHost,
): Promise<FetchedVersion> {
  const conditions = {
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
  };
  const isConditional = Object.keys(conditions).length > 0;
  return callOut(
    { address: withParameters(address, parameters), ownHeaders, headers: conditions },
    hosts,
    limits,
    async (response, signal) => {
      const { statusCode, headers } = response;
      if (statusCode === 304 && isConditional) return undefined;
      if (statusCode !== 200)
        throw new CallFailed(`the server returned ${statusCode}`, {
          why: statusCode === 401 || statusCode === 403 ? 'unauthorised' : 'bad-status',
          about: String(statusCode),
        });
      await receiveBody(response, createWriteStream(file, { mode: 0o600 }), limits, signal);
      return { etag: headers.etag, lastModified: headers['last-modified'] };
    },
    resolve,
  );
}

function withParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return Object.keys(parameters).length === 0 ? address : url.href;
}
