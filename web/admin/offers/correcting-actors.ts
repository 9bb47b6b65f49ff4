import type { OfferView } from '@parvis/contracts/careers/views.ts';
import { fromPromise } from 'xstate';
import { RequestRefused } from '../requests/failures.ts';
import { correctOffer, readOffer } from './api/offers.ts';
import type { Attempt, Outcome } from './correcting.machine.ts';

async function save({ offer, correction, commandId }: Attempt): Promise<Outcome> {
  try {
    await correctOffer(offer, correction, commandId);
    return { kind: 'saved' };
  } catch (error) {
    const isStale = error instanceof RequestRefused && error.problem.code === 'stale-revision';
    return isStale ? { kind: 'stale' } : { kind: 'failed', error };
  }
}

/** The correcting machine's actors, which call the server. */
export const correctingActors = {
  save: fromPromise<Outcome, Attempt>(({ input }) => save(input)),
  read: fromPromise<OfferView, OfferView>(({ input, signal }) => readOffer(input.id, signal)),
};
