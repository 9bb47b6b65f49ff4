import type { OfferCriteria } from '@parvis/contracts/alerts/alert.ts';
import type { Criterion } from '@parvis/contracts/alerts/step-view.ts';
import { currentFacets } from '@parvis/contracts/careers/offer-conditions.ts';
import { offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import { type OffersState, offersList } from '@parvis/contracts/careers/offers-list.ts';
import { toListState } from '@parvis/contracts/site/filters/list-state.ts';
import type { Near } from '@parvis/contracts/site/filters/near.ts';
import { readListQuery } from '@parvis/contracts/site/filters/read-list-address.ts';
import {
  writeListAddress,
  writeListQuery,
} from '@parvis/contracts/site/filters/write-list-address.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { type OfferWords, readOfferWords } from '../offer-facets/read-offer-words.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { chosenFilters } from './offers/chosen-filters.ts';
import { findOffersCampaign, withFixedOfferFilters } from './offers/offers-campaign.ts';
import { supportedOffersState } from './offers/offers-state.ts';

/** The input typed for an alert, besides the choices from lists. */
export interface TypedCriteria {
  /** Empty when there are none. */
  readonly keywords: string;
  readonly near: Near | undefined;
}

/** The offers of an alert, in every form that is displayed. */
export interface ReadCriteria {
  readonly wish: OfferCriteria;
  readonly typed: TypedCriteria;
  readonly criteria: readonly Criterion[];
  /** The list with these filters, and its query, in the requested language. */
  readonly listPath: string;
  readonly filters: string;
}

/**
 * Parses the criteria that the query of a list describes; it includes the filters of a campaign, and
 * keeps them when the campaign ends.
 * @throws ReadModelNotServed
 */
export async function readAlertCriteria(
  db: Queryable,
  query: string,
  locale: Locale,
): Promise<ReadCriteria> {
  const { words } = await readOfferWords(db);
  const parameters = new URLSearchParams(query);
  const { state } = readListQuery(offersList, words.dictionaries[locale], parameters);
  const known = supportedOffersState(state);
  const found = known.campaign
    ? await findOffersCampaign(db, known.campaign, { locale, at: undefined })
    : undefined;
  const {
    campaign: _,
    page: __,
    sort: ___,
    ...held
  } = withFixedOfferFilters(known, found?.campaign);
  return shown(toListState(held, offerGroups), words, locale);
}

/** Reads the description of stored criteria in a language. @throws ReadModelNotServed */
export async function readStoredCriteria(
  db: Queryable,
  { facets, switches, target }: OfferCriteria,
  typed: TypedCriteria,
  locale: Locale,
): Promise<ReadCriteria> {
  const { words } = await readOfferWords(db);
  const dictionary = words.dictionaries[locale];
  const today = currentFacets(facets);
  // A value that no offer ever had has no address.
  const known = offerGroups.map((group) => {
    const ids = today[group]?.filter((id) => dictionary.slugOf({ group, id })) ?? [];
    return [group, ids] as const;
  });
  const named = Object.fromEntries(known);
  const state = toListState({ facets: named, switches, target, ...typed }, offerGroups);
  return shown(supportedOffersState(state), words, locale);
}

function shown(state: OffersState, words: OfferWords, locale: Locale): ReadCriteria {
  const { facets, switches, target, keywords, near } = state;
  const dictionary = words.dictionaries[locale];
  return {
    wish: {
      of: 'offers',
      facets: Object.fromEntries(Object.entries(facets).map(([group, ids]) => [group, [...ids]])),
      switches: [...switches],
      ...(target && { target }),
      hasKeywords: keywords !== '',
      ...(near && { radiusKm: near.radiusKm }),
    },
    typed: { keywords, near },
    criteria: chosenFilters(state, words, locale, undefined).map(({ of, name }) => ({
      of,
      name: of === 'near' ? String(near?.radiusKm) : name,
    })),
    listPath: writeListAddress(offersList, locale, dictionary, state),
    filters: new URLSearchParams(writeListQuery(offersList, dictionary, state)).toString(),
  };
}
