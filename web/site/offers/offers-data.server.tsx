import type { OffersList } from '@parvis/contracts/careers/offer-views.ts';
import type { OfferChoice, OffersData } from '@parvis/contracts/careers/offers-data.ts';
import type { WithSite } from '@parvis/contracts/site/site-frame.ts';
import type { ReactNode } from 'react';
import { htmlIn } from '../../server/html-in.tsx';
import type { FilterOption } from '../lists/filters-props.ts';
import { chosenOffers, shownOptions } from './offers-filters-props.server.ts';
import { OffersHeader } from './offers-header.server.tsx';
import { OffersPagination } from './offers-pagination.server.tsx';
import { MoreOffers, OffersResults, SimilarOffers } from './offers-results.server.tsx';
import { documentTitle, OffersTitle } from './offers-title.server.tsx';

/**
 * Returns the offers list as data, with HTML rendered by the components of its page.
 * @param origin the origin of the public site
 * @param of the site whose settings it shows
 */
export function offersData(list: OffersList, origin: string, of: WithSite): string {
  const { locale, groups, total, countries, nearby } = list;
  const html = (part: ReactNode) => htmlIn(locale, part, of);
  const data: OffersData = {
    success: true,
    html: html(<OffersResults list={list} />),
    gtm: composeGtm(list),
    pagination: html(<OffersPagination list={list} />),
    mlt: html(<SimilarOffers list={list} />),
    geoResults: html(<MoreOffers title="offers.nearby" offers={nearby} locale={locale} />),
    total,
    countries,
    header: html(<OffersHeader list={list} />),
    filterData: Object.fromEntries(
      groups.map(({ group, options }) => [
        group,
        Object.fromEntries(options.map(({ slug, results }) => [slug, results])),
      ]),
    ),
    url: list.address,
    title: html(<OffersTitle list={list} />),
    canonical: origin + list.address,
    is_indexed: list.isIndexed,
    document_title: documentTitle(list, of),
    chosen: chosenOffers(list),
    choices: groups.map((one) => ({
      group: one.group,
      options: shownOptions(one).map(toChoice),
    })),
  };
  return JSON.stringify(data);
}

/** Returns the analytics data of a list: its filters, and the number of results. */
function composeGtm(list: OffersList): OffersData['gtm'] {
  const { facets, q, switches = [], near } = chosenOffers(list);
  const filters = {
    ...facets,
    ...(q && { q: [q] }),
    ...(near && { near: [String(list.state.near?.radiusKm)] }),
    ...Object.fromEntries(switches.map((name) => [name, ['1']])),
  };
  return { filters, total: list.total, page: list.state.page };
}

/** Returns a value without its count, which is in `filterData`. */
function toChoice({ slug, name, isHeld }: FilterOption): OfferChoice {
  return { slug, name, ...(isHeld && { isHeld }) };
}
