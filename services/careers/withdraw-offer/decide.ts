import type { OfferCommandOf } from '@parvis/contracts/careers/commands.ts';
import type { OfferEvent } from '@parvis/contracts/careers/events.ts';
import { type KnownOffer, sourceOffer } from '@parvis/contracts/careers/evolve-offer.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { requireSeen } from '../../streams/requirements.ts';
import { hasPassed } from '../close-offer/has-passed.ts';

/** The outcome of a decision: the events to append, or the refusals. */
type Decided = Outcome<readonly OfferEvent[]>;

/** An offer that left its complete feed, or that its source withdraws, is withdrawn if it is open. */
export function decideAbsence(
  { offerId, expectedRevision }: OfferCommandOf<'withdraw-absent-offer'>,
  state: KnownOffer | undefined,
): Decided {
  if (state === undefined) return refuse('offer-not-found');
  const seen = requireSeen(state, expectedRevision);
  if (!seen.ok) return seen;
  if (state.content.status !== 'open') return accept([]);
  return accept([{ type: 'OfferWithdrawn', data: { offerId, because: 'absent' } }]);
}

/** A person keeps an offer open that left its feed. */
export function decideKeeping(
  { offerId }: OfferCommandOf<'keep-absent-offer'>,
  state: KnownOffer | undefined,
): Decided {
  if (state === undefined) return refuse('offer-not-found');
  if (state.content.status !== 'open') return accept([]);
  return accept([{ type: 'OfferKept', data: { offerId } }]);
}

/** An editor withdraws an offer, whatever its status; its source cannot reopen it. */
export function decideWithdrawal(
  { offerId, expectedRevision }: OfferCommandOf<'withdraw-offer'>,
  state: KnownOffer | undefined,
): Decided {
  if (state === undefined) return refuse('offer-not-found');
  const seen = requireSeen(state, expectedRevision);
  if (!seen.ok) return seen;
  if (state.content.status === 'withdrawn') return refuse('offer-withdrawn');
  return accept([{ type: 'OfferWithdrawn', data: { offerId, because: 'editor' } }]);
}

/** An editor reopens an offer that an editor withdrew. */
export function decideReinstatement(
  { offerId, expectedRevision, now }: OfferCommandOf<'put-back-offer'>,
  state: KnownOffer | undefined,
): Decided {
  if (state === undefined) return refuse('offer-not-found');
  const seen = requireSeen(state, expectedRevision);
  if (!seen.ok) return seen;
  const { status, shown } = state.content;
  if (status !== 'withdrawn') return refuse('offer-not-withdrawn');
  if (hasPassed(shown, now)) return refuse('offer-closed');
  return accept([{ type: 'OfferPublished', data: { offerId, offer: sourceOffer(state.content) } }]);
}
