import {
  OfferIndexNotWritten,
  OfferIndexUnavailable,
} from '@parvis/contracts/careers/offer-index.ts';
import { Client, Errors } from 'typesense';
import { z } from 'zod';
import type { TypesenseServer } from '../../../adapters/config/configuration.ts';

/**
 * Opens a client without caching: the client's own cache would keep aborted requests.
 * @param timeoutSeconds the time after which a server that does not respond counts as unavailable;
 * each request is tried twice
 */
export function openClient(
  { url, key }: Pick<TypesenseServer, 'url' | 'key'>,
  timeoutSeconds: number,
): Client {
  return new Client({
    nodes: [{ url }],
    apiKey: key,
    connectionTimeoutSeconds: timeoutSeconds,
    numRetries: 1,
    retryIntervalSeconds: 0.05,
    cacheSearchResultsForSeconds: 0,
    useServerSideSearchCache: false,
    logLevel: 'silent',
  });
}

const keyRefused =
  'Typesense refuses the key in PARVIS_TYPESENSE_KEY: it is wrong, was revoked, or lacks a permission';

/**
 * Runs requests.
 * @throws OfferIndexUnavailable when the server does not respond, refuses the key or has no offers,
 * and when something else responds in its place, such as a proxy
 */
export async function requireAvailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (isKeyRefused(cause)) throw new OfferIndexUnavailable(keyRefused);
    if (cause instanceof Errors.RequestMalformed || cause instanceof Errors.ObjectUnprocessable)
      throw cause;
    if (cause instanceof z.ZodError || cause instanceof SyntaxError)
      throw new OfferIndexUnavailable('what responds is not Typesense, perhaps a proxy');
    if (cause instanceof Errors.TypesenseError || isNetworkError(cause))
      throw new OfferIndexUnavailable(cause.message, { cause });
    throw cause;
  }
}

/**
 * Runs requests that write.
 * @throws OfferIndexNotWritten when the server refuses them, OfferIndexUnavailable as above
 */
export async function requireWritten<T>(work: () => Promise<T>): Promise<T> {
  return requireAvailable(async () => {
    try {
      return await work();
    } catch (cause) {
      if (isKeyRefused(cause)) throw new OfferIndexNotWritten(keyRefused);
      if (cause instanceof Errors.RequestMalformed || cause instanceof Errors.ObjectUnprocessable)
        throw new OfferIndexNotWritten(toRefusal(cause));
      throw cause;
    }
  });
}

/**
 * Its limits of disk and memory are named: “running out of resource type: OUT_OF_DISK”. It refuses
 * writes with 422 for no other reason, but the client omits the words of some responses.
 */
function toRefusal(cause: Error): string {
  if (!(cause instanceof Errors.ObjectUnprocessable))
    return `Typesense refuses offers: ${cause.message}`;
  const [, limit = 'disk or memory'] = /OUT_OF_(DISK|MEMORY)/.exec(cause.message) ?? [];
  return `Typesense takes no more offers: its ${limit.toLowerCase()} is full; give it more`;
}

function isKeyRefused(cause: unknown): boolean {
  if (!(cause instanceof Errors.TypesenseError)) return false;
  return cause.httpStatus === 401 || cause.httpStatus === 403;
}

/** Runs a request. @returns undefined when its target does not exist */
export async function undefinedIfMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof Errors.ObjectNotFound) return undefined;
    throw cause;
  }
}

const statusSchema = z.object({ queued_writes: z.int().min(0) });

/**
 * Returns whether the server has applied all writes that it took. After a crash it replays them,
 * healthy all the while; false also when it does not say.
 */
export async function hasAppliedWrites(client: Client): Promise<boolean> {
  const status = await client.apiCall.get<unknown>('/status').catch(() => undefined);
  return statusSchema.safeParse(status).data?.queued_writes === 0;
}

function isNetworkError(cause: unknown): cause is Error {
  return cause instanceof Error && ('isAxiosError' in cause || 'code' in cause);
}
