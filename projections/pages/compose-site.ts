import type { Queryable } from '../postgres/queryable.ts';
import { composeAddress } from './compose-address.ts';
import { completeWithOffers } from './offers/complete-with-offers.ts';
import { composeCareers } from './offers/compose-careers.ts';
import type { OfferIndexAt } from './offers/offer-index-at.ts';
import type { AddressRequest, ComposedAddress } from './route-composer.ts';

/**
 * Composes what an address of the site shows, content and careers.
 * @throws ReadModelNotServed, OfferIndexAway for what consists of the index's answer
 */
export async function composeSite(
  db: Queryable,
  indexAt: OfferIndexAt,
  request: AddressRequest,
): Promise<ComposedAddress> {
  const careers = await composeCareers(db, indexAt, request);
  if (careers !== undefined) return careers;
  const composed = await composeAddress(db, request);
  return completeWithOffers(db, indexAt, composed, request.at);
}
