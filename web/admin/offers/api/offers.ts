import { offerEndpoints } from '@parvis/contracts/careers/endpoints.ts';
import type { OfferCorrection } from '@parvis/contracts/careers/offer.ts';
import { type OfferView } from '@parvis/contracts/careers/views.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { OffersSearch } from '../offers-search.ts';

const offersPerScreen = 30;
/** The sort orders of the screen, by their names in the API. */
const sortedBy = { opened: '-openedAt', title: 'title', updated: '-updatedAt' } as const;
type OfferAt = Pick<OfferView, 'id' | 'revision'>;

/** Lists offers, open or not; the previous result is shown until the next has loaded. */
export function listOffers({ sort, ...search }: OffersSearch) {
  return queryOptions({
    queryKey: ['offers', 'list', search, sort],
    queryFn: ({ signal }) =>
      callEndpoint(offerEndpoints.listOffers, {
        query: {
          ...search,
          sort: sort && sortedBy[sort],
          pageSize: offersPerScreen,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Reads one offer in its current state. */
export function readOffer(id: OfferView['id'], signal?: AbortSignal): Promise<OfferView> {
  return callEndpoint(offerEndpoints.getOffer, {
    params: { id },
    ...(signal && { signal }),
  });
}

/** Reads the history of an offer, newest first. */
export function readOfferHistory(id: OfferView['id']) {
  return queryOptions({
    queryKey: ['offers', 'history', id],
    queryFn: ({ signal }) => callEndpoint(offerEndpoints.offerHistory, { params: { id }, signal }),
  });
}

/** Sets the corrected fields of an offer, replacing the earlier correction; based on a revision. */
export function correctOffer(
  { id, revision }: OfferAt,
  correction: OfferCorrection,
  commandId: string,
): Promise<OfferView> {
  return callEndpoint(offerEndpoints.correctOffer, {
    params: { id },
    body: correction,
    ifMatch: revision,
    commandId,
  });
}

/** Withdraws an offer, regardless of its source. */
export function withdrawOffer({ id, revision }: OfferAt): Promise<undefined> {
  return callEndpoint(offerEndpoints.withdrawOffer, {
    params: { id },
    ifMatch: revision,
  });
}

/** Reopens a withdrawn offer. */
export function reinstateOffer({ id, revision }: OfferAt): Promise<OfferView> {
  return callEndpoint(offerEndpoints.putBackOffer, {
    params: { id },
    ifMatch: revision,
  });
}
