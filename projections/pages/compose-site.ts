import { type OfferIndex, OfferIndexUnavailable } from '@parvis/contracts/careers/offer-index.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { composeAddress } from './compose-address.ts';
import { completeWithOffers } from './offers/complete-with-offers.ts';
import { composeCareers } from './offers/compose-careers.ts';
import type { OfferIndexAt } from './offers/offer-index-at.ts';
import type { AddressRequest, ComposedAddress } from './route-composer.ts';
import { mentionOffers } from './search/mention-offers.ts';

/**
 * Composes the response for an address of the site, content and careers.
 * @throws ReadModelNotServed, OfferIndexUnavailable for responses that consist of the index's
 * results
 */
export async function composeSite(
  db: Queryable,
  indexAt: OfferIndexAt,
  request: AddressRequest,
): Promise<ComposedAddress> {
  let wasUnavailable = false;
  const noticedAt: OfferIndexAt = async (position) =>
    reportingUnavailability(await indexAt(position), () => {
      wasUnavailable = true;
    });
  const careers = await composeCareers(db, noticedAt, request);
  const composed =
    careers ?? (await withOffersOf(db, noticedAt, await composeAddress(db, request), request));
  // A screen composed without the index is not cached: no event in the log signals its recovery.
  return wasUnavailable && composed.kind === 'screen'
    ? { ...composed, expiresAt: request.now }
    : composed;
}

/** Adds the offers that a page shows, or that a search of the site mentions. */
async function withOffersOf(
  db: Queryable,
  indexAt: OfferIndexAt,
  composed: ComposedAddress,
  request: AddressRequest,
): Promise<ComposedAddress> {
  const completed = await completeWithOffers(db, indexAt, composed, request);
  return mentionOffers(db, indexAt, completed, request.at);
}

/** An index that records whether it was unavailable. */
function reportingUnavailability(index: OfferIndex, onUnavailable: () => void): OfferIndex {
  const notice = (cause: unknown): never => {
    if (cause instanceof OfferIndexUnavailable) onUnavailable();
    throw cause;
  };
  return {
    search: (...requested) => index.search(...requested).catch(notice),
    suggest: (...requested) => index.suggest(...requested).catch(notice),
    similar: (...requested) => index.similar(...requested).catch(notice),
    position: () => index.position().catch(notice),
  };
}
