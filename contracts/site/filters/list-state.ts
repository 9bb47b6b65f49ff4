import { defaultPage } from '../../limits/lists.ts';
import { toSlug } from '../slug.ts';
import { type FacetGroup, facetGroups } from './facets.ts';
import { type Month, monthNumber } from './months.ts';
import { type Near, toNear } from './near.ts';

/** Checkboxes that are not facets: offers in French, in the page's language, abroad. */
export const listSwitches = ['french_only', 'locale', 'international'] as const;
export type ListSwitch = (typeof listSwitches)[number];

/** The sort orders of a list: by match with the keywords, by date, or by distance. */
export const listSorts = ['relevance', 'date', 'distance'] as const;
export type ListSort = (typeof listSorts)[number];

/** Keywords are truncated to this many characters. */
export const maxKeywordsLength = 200;

/** The state of a list: exactly what its address encodes. */
export interface ListState<Group extends string = FacetGroup> {
  /** Ids of the selected facets by group: sorted, distinct, no empty group. */
  readonly facets: Readonly<Partial<Record<Group, readonly string[]>>>;
  /** The keywords; empty for none. */
  readonly keywords: string;
  readonly dateStart?: Month;
  readonly dateEnd?: Month;
  readonly switches: readonly ListSwitch[];
  /** The id of the campaign page. */
  readonly campaign?: string;
  /** The name of a preset of the list. */
  readonly target?: string;
  /** Only entries around a point. */
  readonly near?: Near;
  /** The sort order, unless it is the list's default. */
  readonly sort?: ListSort;
  readonly page: number;
}

/**
 * Returns how a list is sorted: as chosen; else by relevance when there are keywords, and by date.
 */
export function effectiveSort({ sort, keywords }: Pick<ListState, 'sort' | 'keywords'>): ListSort {
  return sort ?? (keywords === '' ? 'date' : 'relevance');
}

/** Input for a list's state, in any order and spelling. */
export interface ListInput<Group extends string = FacetGroup> {
  readonly facets?: Readonly<Partial<Record<Group, readonly string[]>>> | undefined;
  readonly keywords?: string | undefined;
  readonly dateStart?: string | undefined;
  readonly dateEnd?: string | undefined;
  readonly switches?: readonly ListSwitch[] | undefined;
  readonly campaign?: string | undefined;
  readonly target?: string | undefined;
  readonly near?: Near | undefined;
  readonly sort?: string | undefined;
  readonly page?: number | undefined;
}

/**
 * Normalises input to a list's state: facets and switches sorted and distinct, keywords in NFC on
 * one line, valid months with the earlier first, a page of at least 1.
 * @param groups the list's facet groups; those of content when omitted
 */
export function toListState(input: ListInput): ListState;
export function toListState<Group extends string>(
  input: ListInput<Group>,
  groups: readonly Group[],
): ListState<Group>;
export function toListState(
  input: ListInput<string>,
  groups: readonly string[] = facetGroups,
): ListState<string> {
  const [dateStart, dateEnd] = inOrder(parseMonth(input.dateStart), parseMonth(input.dateEnd));
  const campaign = toSlug(input.campaign ?? '');
  const target = toSlug(input.target ?? '');
  const keywords = normalizeKeywords(input.keywords ?? '');
  const near = input.near && toNear(input.near);
  const sort = chosenSort(input.sort, keywords, near);
  return {
    facets: sortedFacets(input.facets ?? {}, groups),
    keywords,
    ...(dateStart && { dateStart }),
    ...(dateEnd && { dateEnd }),
    switches: listSwitches.filter((name) => input.switches?.includes(name)),
    ...(campaign && { campaign }),
    ...(target && { target }),
    ...(near && { near }),
    ...(sort && { sort }),
    page: toPage(input.page),
  };
}

/** Returns a sort order that this list supports and that differs from its default. */
function chosenSort(
  input: string | undefined,
  keywords: string,
  near: Near | undefined,
): ListSort | undefined {
  if (input === 'date' && keywords !== '') return input;
  return input === 'distance' && near ? input : undefined;
}

function sortedFacets(
  input: NonNullable<ListInput<string>['facets']>,
  groups: readonly string[],
): ListState<string>['facets'] {
  const chosen = groups.flatMap((group) => {
    const ids = input[group] ?? [];
    return ids.length === 0 ? [] : [[group, [...new Set(ids)].toSorted()] as const];
  });
  return Object.fromEntries(chosen);
}

/**
 * Returns keywords in NFC on one line, truncated, without control characters and lone surrogates.
 */
export function normalizeKeywords(keywords: string): string {
  const line = keywords
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  return line.length <= maxKeywordsLength
    ? line
    : Array.from(line).slice(0, maxKeywordsLength).join('').trim();
}

function parseMonth(text: string | undefined): Month | undefined {
  return text !== undefined && monthNumber(text) !== undefined ? text : undefined;
}

function inOrder(
  start: Month | undefined,
  end: Month | undefined,
): readonly [Month | undefined, Month | undefined] {
  const isBackward = start && end && (monthNumber(start) ?? 0) > (monthNumber(end) ?? 0);
  return isBackward ? [end, start] : [start, end];
}

/** Nine digits, as many as the `page` shape allows. */
const lastPage = 999_999_999;

function toPage(page: number | undefined): number {
  if (page === undefined || !Number.isInteger(page)) return defaultPage;
  return Math.min(Math.max(defaultPage, page), lastPage);
}
