import { OfferIndexUnavailable } from '@parvis/contracts/careers/offer-index.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { matchPath } from '@parvis/contracts/site/routes/match-path.ts';
import type { RouteName } from '@parvis/contracts/site/routes/route-table.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import type { AddressRequest, ComposedAddress } from '../route-composer.ts';
import { composeJobModule, composeOffersOfCampaign } from './compose-job-module.ts';
import { composeCareersLanding } from './compose-landing.ts';
import { composeOffer } from './compose-offer.ts';
import { type ComposeWithOffers, composeOffers, composeOffersFeed } from './compose-offers.ts';
import { composeOfferPlaces, composeOfferSuggestions } from './compose-suggestions.ts';
import { composeUnavailableOffer } from './compose-unavailable.ts';
import type { OfferIndexAt } from './offer-index-at.ts';

const composers: Partial<Record<RouteName, ComposeWithOffers>> = {
  careers: composeCareersLanding,
  rh_offers: composeOffers,
  rh_offers_rss: composeOffersFeed,
  job_offer: composeOffer,
  offers_list_autocomplete: composeOfferSuggestions,
  offers_list_location: composeOfferPlaces,
  offers_campaign: composeOffersOfCampaign,
  module_job: composeJobModule,
  unavailable_offer_block: composeUnavailableOffer,
};

/**
 * The routes that search the index: requests from scripts get an empty response when it is
 * unavailable.
 */
const silent: ReadonlySet<string> = new Set(['offers_list_autocomplete', 'offers_list_location']);

/**
 * Composes what an address of the careers portal shows; undefined for any other address.
 * @throws ReadModelNotServed
 */
export async function composeCareers(
  db: Queryable,
  indexAt: OfferIndexAt,
  request: AddressRequest,
): Promise<ComposedAddress | undefined> {
  const match = matchPath(request.path);
  const compose = match && composers[match.name];
  if (match === undefined || compose === undefined) return undefined;
  try {
    return await compose(db, await indexAt(request.at), { ...request, match });
  } catch (cause) {
    if (!(cause instanceof OfferIndexUnavailable) || !silent.has(match.name)) throw cause;
    return {
      kind: 'screen',
      screen: { screen: 'failed-answer' },
      position: startOfLog,
      tags: [],
      expiresAt: request.now,
    };
  }
}
