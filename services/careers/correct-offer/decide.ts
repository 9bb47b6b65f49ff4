import { isDeepStrictEqual } from 'node:util';
import type { OfferCommandOf } from '@parvis/contracts/careers/commands.ts';
import type { OfferEvent } from '@parvis/contracts/careers/events.ts';
import type { KnownOffer } from '@parvis/contracts/careers/evolve-offer.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { requireSeen } from '../../streams/requirements.ts';

/** Sets the corrected fields, replacing the former ones. */
export function decideCorrection(
  { offerId, expectedRevision, correction }: OfferCommandOf<'correct-offer'>,
  state: KnownOffer | undefined,
): Outcome<readonly OfferEvent[]> {
  if (state === undefined) return refuse('offer-not-found');
  const seen = requireSeen(state, expectedRevision);
  if (!seen.ok) return seen;
  if (isDeepStrictEqual(correction, state.content.correction)) return accept([]);
  return accept([{ type: 'OfferCorrected', data: { offerId, correction } }]);
}
