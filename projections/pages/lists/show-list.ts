import { sortByFacetOrder } from '@parvis/contracts/facets/facet-order.ts';
import type { Campaign } from '@parvis/contracts/site/filters/campaign.ts';
import {
  type FacetDictionary,
  type FacetGroup,
  facetGroups,
} from '@parvis/contracts/site/filters/facets.ts';
import { filterLists } from '@parvis/contracts/site/filters/filter-lists.ts';
import type {
  ActiveFilter,
  FilteredList,
  ListGroup,
  ListName,
  ListOption,
} from '@parvis/contracts/site/filters/filtered-list.ts';
import type { ListState } from '@parvis/contracts/site/filters/list-state.ts';
import {
  writeListAddress,
  writeListQuery,
} from '@parvis/contracts/site/filters/write-list-address.ts';
import { byLocale, type Locale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { Vocabulary } from '../../facet-slugs/read-vocabulary.ts';
import { withoutFixedFilters } from './campaigns.ts';
import { areFixed, toChoice } from './fixed-values.ts';
import type { LoadedEntries } from './read-entries.ts';
import { filtersIn } from './supported-state.ts';

interface ShownParts {
  readonly list: ListName;
  readonly locale: Locale;
  readonly campaign: Campaign | undefined;
  readonly state: ListState;
  readonly vocabulary: Vocabulary;
  readonly read: LoadedEntries;
  readonly months: FilteredList['months'];
  readonly pageSize: number;
}

/** The list in the form that its page and its data share. */
export function showList(parts: ShownParts): FilteredList {
  const { list, locale, campaign, state, vocabulary, read, months, pageSize } = parts;
  const words = vocabulary.dictionaries[locale];
  const addressOf = (of: ListState) =>
    writeListAddress(filterLists[list], locale, words, withoutFixedFilters(of, campaign));
  const bare: ListState = { facets: {}, keywords: '', switches: [], page: 1 };
  const { target } = state;
  return {
    list,
    locale,
    address: addressOf(state),
    base: addressOf(bare),
    reset: campaign?.path ?? addressOf({ ...bare, ...(target && { target }) }),
    campaign,
    state,
    groups: showGroups(parts),
    months,
    active: activeFilters(parts, addressOf),
    entries: read.entries,
    total: read.total,
    pages: Math.max(1, Math.ceil(read.total / pageSize)),
    hrefOf: (page) => addressOf({ ...state, page }),
    feed: list === 'news' ? feedOf(locale, words, withoutFixedFilters(state, campaign)) : undefined,
    isIndexed: isIndexed(state),
  };
}

/** Of a campaign's lists, search engines index only the one on its page. */
function isIndexed(state: ListState): boolean {
  const { campaign, keywords, dateStart, dateEnd } = state;
  return filtersIn(state) <= 1 && !campaign && !keywords && !dateStart && !dateEnd;
}

const collators = byLocale((locale) => new Intl.Collator(locale));

function showGroups({
  locale,
  campaign,
  state,
  vocabulary,
  read,
}: ShownParts): readonly ListGroup[] {
  const showOptions = (group: FacetGroup): readonly ListOption[] =>
    sortByFacetOrder(
      Object.entries(read.counts)
        .filter(([code]) => code.startsWith(`${group}:`))
        .map(([code, results]) => {
          const id = code.slice(group.length + 1);
          return { id, results, name: vocabulary.nameOf({ group, id }, locale) };
        }),
      vocabulary.orderOf(group),
      collators[locale],
    ).flatMap(({ id, name, results }) => {
      const slug = vocabulary.dictionaries[locale].slugOf({ group, id });
      const choice = toChoice(id, state.facets[group], campaign?.filters[group]);
      // A value that appeared after the vocabulary was read has no name yet.
      return slug === undefined || choice === undefined ? [] : [{ slug, name, results, ...choice }];
    });
  return facetGroups
    .map((group) => ({ group, options: showOptions(group) }))
    .filter(({ options }) => options.length > 0);
}

function activeFilters(
  { locale, campaign, state, vocabulary }: ShownParts,
  addressOf: (state: ListState) => string,
): readonly ActiveFilter[] {
  const first = { ...state, page: 1 };
  const { dateStart, dateEnd, ...undated } = first;
  const values = facetGroups.flatMap((group) =>
    (state.facets[group] ?? []).map((id): ActiveFilter => {
      const others = (state.facets[group] ?? []).filter((other) => other !== id);
      const { [group]: _, ...rest } = state.facets;
      const facets = others.length > 0 ? { ...rest, [group]: others } : rest;
      return {
        of: group,
        name: vocabulary.nameOf({ group, id }, locale),
        hrefWithout: addressOf({ ...first, facets }),
        isHeld: areFixed(state.facets[group], campaign?.filters[group]),
      };
    }),
  );
  const words: ActiveFilter = {
    of: 'keywords',
    name: state.keywords,
    hrefWithout: addressOf({ ...first, keywords: '' }),
    isHeld: false,
  };
  const dates: ActiveFilter = {
    of: 'dates',
    name: '',
    hrefWithout: addressOf(undated),
    isHeld: false,
  };
  return [...(state.keywords ? [words] : []), ...values, ...(dateStart || dateEnd ? [dates] : [])];
}

function feedOf(locale: Locale, dictionary: FacetDictionary, state: ListState): string {
  const { categories, ...others } = writeListQuery(filterLists.news, dictionary, {
    ...state,
    page: 1,
  });
  if (categories === undefined) return pathOf('content_list_news_rss', locale, others);
  const isOne = state.facets.categories?.length === 1;
  return pathOf('content_list_news_rss', locale, {
    ...(isOne ? { category: categories } : { categories }),
    ...others,
  });
}
