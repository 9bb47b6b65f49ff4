import { isDeepStrictEqual } from 'node:util';
import type { FeedOffer, OfferCommandOf } from '@parvis/contracts/careers/commands.ts';
import type { OfferEvent } from '@parvis/contracts/careers/events.ts';
import {
  type KnownOffer,
  sourceOffer,
  withCorrection,
} from '@parvis/contracts/careers/evolve-offer.ts';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { ImportCounts } from '@parvis/contracts/careers/import-events.ts';
import {
  corrects,
  type Offer,
  type OfferField,
  offerFields,
  placesOf,
} from '@parvis/contracts/careers/offer.ts';
import { hasPassed } from '../close-offer/has-passed.ts';

/** The outcome for a record of a feed that could be read. */
export type Imported = keyof Pick<
  ImportCounts,
  'published' | 'revised' | 'unchanged' | 'held' | 'expired' | 'waiting'
>;

/** Decides on a record of a feed; never refuses, so that an import continues. */
export function decideImport(
  { offerId, record, now }: OfferCommandOf<'import-offer'>,
  state: KnownOffer | undefined,
): { readonly came: Imported; readonly events: readonly OfferEvent[] } {
  const offer = dated(record, state, now);
  if (state?.content.status === 'withdrawn') return { came: 'held', events: [] };
  if (state?.content.status === 'open') return decideOnOpen(offerId, state, offer);
  if (Date.parse(offer.publishedAt) > Date.parse(now)) return { came: 'waiting', events: [] };
  const { shown } = withCorrection(offer, state?.content.correction ?? {});
  if (hasPassed(shown, now)) return { came: 'expired', events: [] };
  return { came: 'published', events: [{ type: 'OfferPublished', data: { offerId, offer } }] };
}

/**
 * An open offer keeps the date on which it was published first: some feeds date every offer today.
 * One that opens again is dated by its source, if that gives a date.
 */
function dated(
  { publishedAt: given, ...record }: FeedOffer,
  state: KnownOffer | undefined,
  now: string,
) {
  const known = state && sourceOffer(state.content).publishedAt;
  const publishedAt = state?.content.status === 'open' ? (known ?? given) : (given ?? known);
  return { ...record, publishedAt: publishedAt ?? now };
}

function decideOnOpen(
  offerId: OfferId,
  { content }: KnownOffer,
  offer: Offer,
): ReturnType<typeof decideImport> {
  const given = sourceOffer(content);
  const { shown, correction } = content;
  const changed = offerFields.filter((field) => differ(given, offer, field));
  const isCorrected = (field: OfferField) => corrects(correction, field);
  if (changed.length === 0) {
    const overruled = offerFields.some(
      (field) => isCorrected(field) && differ(shown, offer, field),
    );
    return { came: overruled ? 'held' : 'unchanged', events: [] };
  }
  const data = { offerId, offer, changed };
  const result = changed.every(isCorrected) ? 'held' : 'revised';
  return { came: result, events: [{ type: 'OfferRevised', data }] };
}

function differ(one: Offer, other: Offer, field: OfferField): boolean {
  if (field === 'place') return !isDeepStrictEqual(placesOf(one), placesOf(other));
  return !isDeepStrictEqual(one[field], other[field]);
}
