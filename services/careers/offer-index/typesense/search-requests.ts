import {
  continents,
  type OfferGroup,
  offerGroups,
} from '@parvis/contracts/careers/offer-groups.ts';
import type { OfferQuery } from '@parvis/contracts/careers/offer-index.ts';
import type { Near } from '@parvis/contracts/site/filters/near.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { composeQueryWords } from '@parvis/projections/offer-index/compose-tokens.ts';
import { indexStateCollection, offersAlias, stemTokens } from './offer-document.ts';

export type QueryWord = ReturnType<typeof composeQueryWords>[number];

/** One search of a multi_search; every parameter that we use. */
export interface SearchRequest {
  readonly collection: string;
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
/** A single letter is the prefix of some word in nearly every offer. */
const minPrefixLength = 2;
/** The server's maximum page size. */
export const maxHits = 250;
/** The maximum number of hits that the server sorts; nobody pages that far. */
const mostInOrder = 100_000;
/**
 * The maximum number of words in a search. The server accepts 100 operands and operators per
 * filter: four for each word, and 28 for all other conditions.
 */
const mostWords = 16;
/**
 * Without this, the server would only approximate distances beyond its default of 10 km. Half the
 * way around the Earth, in kilometres.
 */
const exactRadiusKm = 21_000;

/** Returns the keywords that are searched for. */
export function searchedWords(keywords: string): readonly QueryWord[] {
  return composeQueryWords(keywords).slice(0, mostWords);
}

/**
 * Returns the requests of a query: the position of the index, the page, and a search for each
 * filtered group.
 */
export function searchRequests(
  query: OfferQuery,
  words: readonly QueryWord[],
): readonly SearchRequest[] {
  const selected = selectedGroups(query);
  // Countries are counted among the results, and among the results of the other filters.
  const counted = offerGroups.filter((group) => group === 'country' || !selected.includes(group));
  const isBeyond = query.offset + query.limit > mostInOrder;
  const page = {
    ...searchOf(filterOf(query, words)),
    ...facetsBy(counted),
    ...(query.near && { include_fields: 'id,place' }),
    sort_by: sortOf(query, words),
    offset: isBeyond ? 0 : query.offset,
    limit: isBeyond ? 0 : Math.min(query.limit, maxHits),
  };
  const own = selected.map((group) => ({
    ...searchOf(filterOf(query, words, group)),
    ...facetsBy([group]),
    limit: 0,
  }));
  // Searches run in order, so their results have at least this position.
  return [indexStateRequest, page, ...own];
}

/** Returns the groups that a query filters by, in the groups' order. */
export function selectedGroups({ facets }: OfferQuery): readonly OfferGroup[] {
  return offerGroups.filter((group) => (facets[group] ?? []).length > 0);
}

/** Requests the log position of the offers. */
export const indexStateRequest: SearchRequest = {
  collection: indexStateCollection,
  q: '*',
  query_by: 'position',
  limit: 1,
};

/** Returns a search for the ids of all matches of a filter. */
export function searchOf(filter: string): SearchRequest {
  const all = { collection: offersAlias, q: '*', query_by: 'words', include_fields: 'id' };
  return filter === ''
    ? all
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
  return { ...searchOf(wordFilter(word)), limit: 0 };
}

/** Returns a search for the offer with the word that is closest to a misspelt one. */
export function correctionRequest({ form }: QueryWord): SearchRequest {
  return {
    collection: offersAlias,
    q: form,
    query_by: 'words',
    prefix: false,
    num_typos: 2,
    min_len_1typo: 4,
    min_len_2typo: 8,
    drop_tokens_threshold: 0,
    split_join_tokens: 'off',
    include_fields: 'id',
    highlight_fields: 'words',
    limit: 1,
  };
}

/**
 * Searches for titles in a language that contain all words, with the number of offers that have
 * each.
 */
export function titlesRequest(words: readonly QueryWord[], locale: Locale): SearchRequest {
  const field = `title_words_${locale}`;
  const all = words.map(({ form, isUnfinished }) =>
    isUnfinished ? `${field}:${form}*` : isOneOf(field, [form]),
  );
  return { ...searchOf(all.join(' && ')), ...facetsBy([`title_${locale}`]), limit: 0 };
}

/** Returns a condition: a field has one of these values. */
export function isOneOf(field: string, values: readonly string[]): string {
  return `${field}:=[${values.map((value) => `\`${value.replaceAll('`', '')}\``).join(',')}]`;
}

/** Operators have equal precedence, so every alternative is in parentheses. */
function filterOf(query: OfferQuery, words: readonly QueryWord[], ignored?: OfferGroup): string {
  const { near, writtenIn, outside } = query;
  const chosen = selectedGroups(query).filter((group) => group !== ignored);
  return [
    ...words.map(wordFilter),
    ...chosen.map((group) => isOneOf(group, query.facets[group] ?? [])),
    ...(near ? [isWithin(near)] : []),
    ...(writtenIn ? [isOneOf('written_in', [writtenIn])] : []),
    // An offer without a country is not outside of one.
    ...(outside
      ? [`country:!=[\`${outside.toLowerCase()}\`]`, isOneOf('continent', continents)]
      : []),
  ].join(' && ');
}

function isWithin({ latitude, longitude, radiusKm }: Near): string {
  const point = `[${latitude}, ${longitude}]`;
  return `place:(${point}, radius: ${radiusKm} km, exact_filter_radius: ${exactRadiusKm} km)`;
}

function wordFilter({ form, stems, isUnfinished }: QueryWord): string {
  const prefix = isUnfinished && form.length >= minPrefixLength ? [`words:${form}*`] : [];
  const any = [isOneOf('words', [form]), isOneOf('stems', stemTokens(stems)), ...prefix];
  return `(${any.join(' || ')})`;
}

function sortOf({ sort, near }: OfferQuery, words: readonly QueryWord[]): string {
  const byDate = 'published:desc,key:asc';
  if (sort === 'distance' && near)
    return `place(${near.latitude}, ${near.longitude}):asc,${byDate}`;
  if (sort !== 'relevance' || words.length === 0) return byDate;
  return `_eval([${relevance(words)}]):desc,${byDate}`;
}

/**
 * An offer is ranked by the first condition that it meets: exact words first, titles before texts.
 */
function relevance(words: readonly QueryWord[]): string {
  const all = (of: (word: QueryWord) => string) =>
    words.map((word) => `(${of(word)})`).join(' && ');
  const inTitle = ({ form }: QueryWord) =>
    `${isOneOf('title_words_fr', [form])} || ${isOneOf('title_words_en', [form])}`;
  const inflected = ({ stems }: QueryWord) => isOneOf('title_stems', stemTokens(stems));
  const inText = ({ form }: QueryWord) => isOneOf('words', [form]);
  return `(${all(inTitle)}):4,(${all(inflected)}):3,(${all(inText)}):2`;
}
