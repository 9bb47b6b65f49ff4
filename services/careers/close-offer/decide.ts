import type { OfferCommandOf } from '@parvis/contracts/careers/commands.ts';
import type { OfferEvent } from '@parvis/contracts/careers/events.ts';
import type { KnownOffer } from '@parvis/contracts/careers/evolve-offer.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { hasPassed } from './has-passed.ts';

/** Closes an open offer whose closing date has passed; leaves any other unchanged. */
export function decideClosing(
  { offerId, now }: OfferCommandOf<'close-offer'>,
  state: KnownOffer | undefined,
): Outcome<readonly OfferEvent[]> {
  if (state === undefined) return refuse('offer-not-found');
  const { status, shown } = state.content;
  if (status !== 'open' || !hasPassed(shown, now)) return accept([]);
  return accept([{ type: 'OfferClosed', data: { offerId } }]);
}
