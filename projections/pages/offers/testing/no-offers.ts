import { engineAsIndex } from '../../../offer-index/testing/engine-as-index.ts';
import type { OfferIndexAt } from '../offer-index-at.ts';

const { index } = engineAsIndex(new Map());

/** The index of a site without offers, which has reached the requested position. */
export const noOffers: OfferIndexAt = async (position) => ({
  ...index,
  search: async (query) => ({ ...(await index.search(query)), ...(position && { position }) }),
});
