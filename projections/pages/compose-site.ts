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
  let wasWhole = true;
  const noticedAt: OfferIndexAt = async (position) =>
    reportingPartial(await indexAt(position), () => {
      wasWhole = false;
    });
  const careers = await composeCareers(db, noticedAt, request);
  const composed =
    careers ?? (await withOffers(db, noticedAt, await composeAddress(db, request), request));
  // A screen composed without the index, or with a part of it, is not cached: no event in the log
  // signals its recovery.
  return wasWhole || composed.kind !== 'screen'
    ? composed
    : { ...composed, expiresAt: request.now };
}

/** Adds the offers that a page shows, or that a search of the site mentions. */
async function withOffers(
  db: Queryable,
  indexAt: OfferIndexAt,
  composed: ComposedAddress,
  request: AddressRequest,
): Promise<ComposedAddress> {
  const completed = await completeWithOffers(db, indexAt, composed, request);
  return mentionOffers(db, indexAt, completed, request.at);
}

/** An index that records whether it was unavailable, or gave results that may not be whole. */
function reportingPartial(index: OfferIndex, onPartial: () => void): OfferIndex {
  const noticing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    // Read first: results that follow are at least as whole.
    if (!(await index.isWhole())) onPartial();
    return work().catch((cause: unknown) => {
      if (cause instanceof OfferIndexUnavailable) onPartial();
      throw cause;
    });
  };
  return {
    search: (...requested) => noticing(() => index.search(...requested)),
    suggest: (...requested) => noticing(() => index.suggest(...requested)),
    similar: (...requested) => noticing(() => index.similar(...requested)),
    position: () => noticing(() => index.position()),
    isWhole: () => index.isWhole(),
  };
}
