import type { Client } from 'typesense';
import type { Installation } from './installation.ts';
import { requireAvailable } from './open-client.ts';
import {
  type Checkpoint,
  readOutcomes,
  readPosition,
  resultsIn,
  type SearchOutcome,
} from './responses.ts';
import { checkpointRequest, type SearchRequest } from './search-requests.ts';

/** The outcomes of searches, and where the offers stood before them. */
export interface Answered {
  readonly checkpoint: Checkpoint;
  readonly outcomes: readonly SearchOutcome[];
}

/**
 * Searches the offers of an installation, all in one request.
 * @returns a function that reads the response, and throws OfferIndexUnavailable unless all offers
 * were searched
 * @throws OfferIndexUnavailable when the server does not respond
 */
export async function askOffers(
  client: Client,
  installation: Installation,
  searches: readonly SearchRequest[],
): Promise<() => Answered> {
  const collection = installation.prefix;
  // Searches run in order, so their results have at least the position of the first.
  const requests = [checkpointRequest, ...searches].map((search) => ({ collection, ...search }));
  const results = await requireAvailable(async () => {
    const response: unknown = await client.multiSearch.perform({ searches: requests });
    return resultsIn(response, requests.length);
  });
  return () => {
    const [checkpoint, ...outcomes] = readOutcomes(results);
    return { checkpoint: readPosition(checkpoint, installation), outcomes };
  };
}
