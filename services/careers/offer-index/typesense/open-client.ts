import { OfferIndexUnavailable } from '@parvis/contracts/careers/offer-index.ts';
import { Client, Errors } from 'typesense';
import type { TypesenseServer } from '../../../adapters/config/configuration.ts';

/**
 * Opens a client without caching: the client's own cache would keep aborted requests.
 * @param timeoutSeconds the time after which a server that does not respond counts as unavailable;
 * each request is tried twice
 */
export function openClient({ url, key }: TypesenseServer, timeoutSeconds: number): Client {
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

/**
 * Runs requests.
 * @throws OfferIndexUnavailable when the server does not respond or has no offers
 */
export async function requireAvailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof Errors.RequestMalformed || cause instanceof Errors.ObjectUnprocessable)
      throw cause;
    if (cause instanceof Errors.TypesenseError || isNetworkError(cause))
      throw new OfferIndexUnavailable(cause.message, { cause });
    throw cause;
  }
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

function isNetworkError(cause: unknown): cause is Error {
  return cause instanceof Error && ('isAxiosError' in cause || 'code' in cause);
}
