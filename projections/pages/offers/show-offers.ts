import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import { findOfferPreset } from '@parvis/contracts/careers/offer-presets.ts';
import type { ListedOffer, OffersList } from '@parvis/contracts/careers/offer-views.ts';
import { type OffersState, offersList } from '@parvis/contracts/careers/offers-list.ts';
import { offersMapAddress } from '@parvis/contracts/careers/offers-map-address.ts';
import type { OffersCampaign } from '@parvis/contracts/site/filters/campaign.ts';
import type { ListGroup, ListOption } from '@parvis/contracts/site/filters/filtered-list.ts';
import {
  effectiveSort,
  type ListSort,
  listSorts,
  toListState,
} from '@parvis/contracts/site/filters/list-state.ts';
import { radiiKm } from '@parvis/contracts/site/filters/near.ts';
import {
  writeListAddress,
  writeListQuery,
} from '@parvis/contracts/site/filters/write-list-address.ts';
import { byLocale, type Locale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { OfferWords } from '../../offer-facets/read-offer-words.ts';
import { toChoice } from '../lists/fixed-values.ts';
import { byFrequency } from './by-frequency.ts';
import type { ChosenFilter } from './chosen-filters.ts';
import type { Finding } from './find-offers.ts';
import { withoutFixedOfferFilters } from './offers-campaign.ts';
import { offerFiltersIn, offersPageSize } from './offers-state.ts';

/** The data from which a page of the list is shown. */
export interface OffersParts {
  readonly locale: Locale;
  readonly campaign: OffersCampaign | undefined;
  readonly state: OffersState;
  readonly words: OfferWords;
  readonly found: Finding;
  readonly active: readonly (ChosenFilter & { readonly resultsWithout?: number })[];
  readonly entries: readonly ListedOffer[];
  readonly most: readonly ListedOffer[];
  readonly areNewest: boolean;
  readonly similar: readonly ListedOffer[];
  readonly nearby: readonly ListedOffer[];
  readonly map: OffersList['map'];
}

/** Returns how to write the address of a list in one language, perhaps of a campaign. */
export function offersAddress({
  locale,
  campaign,
  words,
}: Pick<OffersParts, 'locale' | 'campaign' | 'words'>) {
  return (state: OffersState) =>
    writeListAddress(
      offersList,
      locale,
      words.dictionaries[locale],
      withoutFixedOfferFilters(state, campaign),
    );
}

/** The list in the form that its page, its data and its feed share. */
export function showOffers(parts: OffersParts): OffersList {
  const { locale, campaign, state, words, found, entries, most, areNewest, similar, nearby, map } =
    parts;
  const addressOf = offersAddress(parts);
  const { target } = state;
  const first = { ...state, page: 1 };
  const bare = toListState<OfferGroup>({}, offerGroups);
  const { sort: _, ...unsorted } = first;
  const query = writeListQuery(
    offersList,
    words.dictionaries[locale],
    withoutFixedOfferFilters(unsorted, campaign),
  );
  return {
    locale,
    address: addressOf(state),
    base: addressOf(bare),
    reset: campaign?.path ?? addressOf({ ...bare, ...(target && { target }) }),
    campaign,
    state,
    sort: effectiveSort(state),
    groups: showGroups(parts),
    active: parts.active.map(({ rest, ...filter }) => ({
      ...filter,
      hrefWithout: map ? offersMapAddress(addressOf(rest)) : addressOf(rest),
    })),
    entries,
    total: found.total,
    countries: found.countries,
    pages: Math.max(1, Math.ceil(found.total / offersPageSize)),
    hrefOf: (page) => addressOf({ ...state, page }),
    sorts: possibleSorts(first).map((sort) => ({ sort, href: addressOf(sortedBy(first, sort)) })),
    radii: showRadii(first, addressOf),
    corrected: found.corrected,
    most,
    areNewest,
    similar,
    nearby,
    feed: pathOf('rh_offers_rss', locale, query),
    mapHref: offersMapAddress(addressOf(first)),
    map,
    isIndexed: offerFiltersIn(state) <= 1 && !campaign && !state.keywords && !state.near && !map,
    isSearchUnavailable: found.isSearchUnavailable,
  };
}

/** The sort orders that apply to this query. */
function possibleSorts({ keywords, near }: OffersState): readonly ListSort[] {
  const meaningful = { relevance: keywords !== '', date: true, distance: near !== undefined };
  return listSorts.filter((sort) => meaningful[sort]);
}

function sortedBy(state: OffersState, sort: ListSort): OffersState {
  return toListState({ ...state, sort }, offerGroups);
}

function showRadii(
  state: OffersState,
  addressOf: (state: OffersState) => string,
): OffersList['radii'] {
  const { near } = state;
  if (near === undefined) return [];
  return radiiKm.map((radiusKm) => ({
    radiusKm,
    href: addressOf({ ...state, near: { ...near, radiusKm } }),
  }));
}

/** Beyond this number of values in a group, the others are found by typing. */
const mostOptions = 100;

const collators = byLocale((locale) => new Intl.Collator(locale));

/**
 * The most frequent values of a group.
 * @param among the values that a preset allows, if it restricts them
 */
function mostCarried(
  counts: Readonly<Record<string, number>>,
  among: readonly string[] | undefined,
): readonly string[] {
  const ids = Object.keys(counts).filter((id) => among?.includes(id) ?? true);
  if (ids.length <= mostOptions) return ids;
  return ids.toSorted(byFrequency(counts)).slice(0, mostOptions);
}

function showGroups({
  locale,
  campaign,
  state,
  words,
  found,
}: OffersParts): readonly ListGroup<OfferGroup>[] {
  const preset = findOfferPreset(state.target);
  const dictionary = words.dictionaries[locale];
  const showOptions = (group: OfferGroup): readonly ListOption[] => {
    const chosen = state.facets[group] ?? [];
    const fixed = campaign?.filters[group];
    const allowed = mostCarried(found.counts[group], fixed ?? preset?.[group]);
    return [...new Set([...allowed, ...chosen])]
      .flatMap((id) => {
        const slug = dictionary.slugOf({ group, id });
        const choice = toChoice(id, chosen, fixed);
        // A value that appeared after the names were read has no name yet.
        if (slug === undefined || choice === undefined) return [];
        const results = found.counts[group][id] ?? 0;
        return [{ slug, name: words.nameOf({ group, id }, locale), results, ...choice }];
      })
      .toSorted(
        (one, other) =>
          collators[locale].compare(one.name, other.name) || (one.slug < other.slug ? -1 : 1),
      );
  };
  return offerGroups
    .map((group) => ({ group, options: showOptions(group) }))
    .filter(({ options }) => options.length > 0);
}
