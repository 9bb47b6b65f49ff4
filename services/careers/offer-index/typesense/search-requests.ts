import {
  continents,
  type OfferGroup,
  offerGroups,
} from '@parvis/contracts/careers/offer-groups.ts';
import type { OfferQuery } from '@parvis/contracts/careers/offer-index.ts';
import type { Near } from '@parvis/contracts/site/filters/near.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { composeQueryTerms } from '@parvis/projections/offer-index/compose-tokens.ts';
import { checkpointId, stemTokens, titleWords } from './offer-document.ts';
import {
  composeIsAnyOf,
  joined,
  type QueryTerm,
  type QueryWord,
  termFilters,
  titleFilters,
  wordFilter,
} from './term-filters.ts';

/** One search of a multi_search, of the collection of offers; every parameter that we use. */
export interface SearchRequest {
  readonly q: string;
  readonly query_by: string;
  readonly filter_by?: string;
  readonly max_filter_by_candidates?: number;
  readonly sort_by?: string;
  readonly facet_by?: string;
  readonly max_facet_values?: number;
  readonly facet_strategy?: 'exhaustive';
  readonly include_fields?: string;
  readonly offset?: number;
  readonly limit?: number;
  readonly prefix?: boolean;
  readonly num_typos?: number;
  readonly min_len_1typo?: number;
  readonly min_len_2typo?: number;
  readonly drop_tokens_threshold?: number;
  readonly split_join_tokens?: 'off';
  readonly highlight_fields?: string;
}

/** The maximum number of values in a group; the server's default is 10. */
const allValues = 100_000;
/** The maximum number of words with one prefix; the server's default is 4. */
const maxPrefixCandidates = 10_000;
/** The server's maximum page size. */
export const maxHits = 250;
/** The maximum number of hits that the server sorts; nobody pages that far. */
const mostInOrder = 100_000;
/**
 * The maximum number of words in a search. The server accepts 100 operands and operators per
 * filter: five for each word, and 38 for all other conditions.
 */
const mostWords = 12;
/**
 * Without this, the server would only approximate distances beyond its default of 10 km. Half the
 * way around the Earth, in kilometres.
 */
const exactRadiusKm = 21_000;

/** Returns the keywords that are searched for, and what stands for them. */
export function searchedTerms({
  keywords,
  synonyms,
}: Pick<OfferQuery, 'keywords' | 'synonyms'>): readonly QueryTerm[] {
  const terms: QueryTerm[] = [];
  let words = 0;
  for (const term of composeQueryTerms(keywords, synonyms)) {
    words += term.words.length;
    if (words <= mostWords) terms.push(term);
  }
  return terms;
}

/** What the words of a query require: terms, or one of some references. */
export type Required =
  | { readonly terms: readonly QueryTerm[] }
  | { readonly references: readonly string[] };

/** Returns a search for whether any offer has one of these references. */
export function referenceRequest(references: readonly string[]): SearchRequest {
  return { ...composeSearch(composeIsAnyOf('reference', references)), limit: 0 };
}

/** The searches of a query, and what remembered counts of all offers spare. */
export interface QuerySearches {
  /** The page first, then those of `own`. */
  readonly requests: readonly SearchRequest[];
  /** Whether all offers are found. */
  readonly isUnfiltered: boolean;
  /** The filtered groups that are counted by a search without their filter. */
  readonly own: readonly OfferGroup[];
  /** The filtered groups without whose filter all offers would be found. */
  readonly ofAll: readonly OfferGroup[];
}

/** Returns the searches of a query: the page, and one for each filtered group. */
export function composeSearches(query: OfferQuery, required: Required): QuerySearches {
  const selected = selectedGroups(query);
  const groups = countedGroups(query);
  const filter = composeFilter(query, required);
  const isUnfiltered = filter === '';
  // Countries are counted among the results, and among the results of the other filters.
  const counted = groups.filter((group) => group === 'country' || !selected.includes(group));
  const filtered = selected.filter((group) => groups.includes(group));
  const ofAll = filtered.filter((group) => composeFilter(query, required, group) === '');
  const own = filtered.filter((group) => !ofAll.includes(group));
  const isBeyond = query.offset + query.limit > mostInOrder;
  const page = {
    ...composeSearch(filter),
    ...(!isUnfiltered && counted.length > 0 && facetsBy(counted)),
    ...(query.near && { include_fields: 'id,places' }),
    sort_by: composeSort(query, 'terms' in required ? required.terms : []),
    offset: isBeyond ? 0 : query.offset,
    limit: isBeyond ? 0 : Math.min(query.limit, maxHits),
  };
  const searches = own.map((group) => ({
    ...composeSearch(composeFilter(query, required, group)),
    ...facetsBy([group]),
    limit: 0,
  }));
  return { requests: [page, ...searches], isUnfiltered, own, ofAll };
}

/** Returns the groups that a query asks to count. */
export function countedGroups({ counted }: OfferQuery): readonly OfferGroup[] {
  return counted ?? offerGroups;
}

/** Requests the counts of all offers. */
export const allCountsRequest = (): SearchRequest => ({
  ...composeSearch(''),
  ...facetsBy(offerGroups),
  limit: 0,
});

/** Returns the groups that a query filters by, in the groups' order. */
export function selectedGroups({ facets }: OfferQuery): readonly OfferGroup[] {
  return offerGroups.filter((group) => (facets[group] ?? []).length > 0);
}

/** Requests where the offers stand. */
export const checkpointRequest: SearchRequest = {
  q: '*',
  query_by: 'words',
  filter_by: `id:=${checkpointId}`,
  limit: 1,
};

/** Returns a search for the ids of all offers that match a filter; '' matches all. */
export function composeSearch(filter: string): SearchRequest {
  const all = { q: '*', query_by: 'words', include_fields: 'id' };
  // Other filters need what the checkpoint has not.
  return filter === ''
    ? { ...all, filter_by: `id:!=${checkpointId}` }
    : { ...all, filter_by: filter, max_filter_by_candidates: maxPrefixCandidates };
}

/** Requests exact counts of all values of these fields. */
function facetsBy(fields: readonly string[]): Partial<SearchRequest> {
  return {
    facet_by: fields.join(','),
    max_facet_values: allValues,
    facet_strategy: 'exhaustive',
  };
}

/** Returns a search for whether any offer has a word. */
export function occurrenceRequest(word: QueryWord): SearchRequest {
  return { ...composeSearch(wordFilter(word)), limit: 0 };
}

/**
 * Returns a search for the offer with the word that is closest to a misspelt one, as it is written
 * there: the server compares without accents.
 */
export function correctionRequest({ form }: QueryWord): SearchRequest {
  return {
    q: form,
    query_by: 'spellings',
    prefix: false,
    num_typos: 2,
    min_len_1typo: 4,
    min_len_2typo: 8,
    drop_tokens_threshold: 0,
    split_join_tokens: 'off',
    include_fields: 'id',
    highlight_fields: 'spellings',
    limit: 1,
  };
}

/**
 * Searches for titles in a language that contain all words, with the number of offers that have
 * each.
 */
export function titlesRequest(words: readonly QueryWord[], locale: Locale): SearchRequest {
  const field = `title_words_${locale}`;
  const all = words.map(({ form, sameForms, isUnfinished }) =>
    isUnfinished ? `${field}:${form}*` : composeIsAnyOf(field, [form, ...sameForms]),
  );
  return { ...composeSearch(all.join(' && ')), ...facetsBy([`title_${locale}`]), limit: 0 };
}

/** Operators have equal precedence, so every alternative is in parentheses. */
function composeFilter(query: OfferQuery, required: Required, ignored?: OfferGroup): string {
  const { near, writtenIn, outside } = query;
  const chosen = selectedGroups(query).filter((group) => group !== ignored);
  return [
    ...('terms' in required
      ? termFilters(required.terms)
      : [composeIsAnyOf('reference', required.references)]),
    ...chosen.map((group) => facetFilter(query, group)),
    ...(near ? [isWithin(near)] : []),
    ...(writtenIn ? [composeIsAnyOf('written_in', [writtenIn])] : []),
    // An offer without a country is not outside of one; one that is also elsewhere is.
    ...(outside
      ? [`only_country:!=[\`${outside.toLowerCase()}\`]`, composeIsAnyOf('continent', continents)]
      : []),
  ].join(' && ');
}

function isWithin({ latitude, longitude, radiusKm }: Near): string {
  const point = `[${latitude}, ${longitude}]`;
  return `places:(${point}, radius: ${radiusKm} km, exact_filter_radius: ${exactRadiusKm} km)`;
}

/** The facets of a group, or the name of one in a title. */
function facetFilter({ facets, titled }: OfferQuery, group: OfferGroup): string {
  const titles = titleFilters(titled?.[group] ?? []);
  return joined([composeIsAnyOf(group, facets[group] ?? []), ...titles], '||');
}

function composeSort({ sort, near }: OfferQuery, terms: readonly QueryTerm[]): string {
  const byDate = 'published:desc,key:asc';
  if (sort === 'distance' && near)
    return `places(${near.latitude}, ${near.longitude}):asc,${byDate}`;
  if (sort !== 'relevance' || terms.length === 0) return byDate;
  return `_eval([${relevance(terms.flatMap(({ words }) => words))}]):desc,${byDate}`;
}

/**
 * An offer is ranked by the first condition that it meets: exact words first, titles before texts.
 */
function relevance(words: readonly QueryWord[]): string {
  const all = (of: (word: QueryWord) => string) =>
    words.map((word) => `(${of(word)})`).join(' && ');
  const listForms = ({ form, sameForms }: QueryWord) => [form, ...sameForms];
  const inTitle = (word: QueryWord) =>
    titleWords.map((field) => composeIsAnyOf(field, listForms(word))).join(' || ');
  const inflected = ({ stems }: QueryWord) => composeIsAnyOf('title_stems', stemTokens(stems));
  const inText = (word: QueryWord) => composeIsAnyOf('words', listForms(word));
  return `(${all(inTitle)}):4,(${all(inflected)}):3,(${all(inText)}):2`;
}
