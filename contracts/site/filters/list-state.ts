import { defaultPage } from '../../limits/lists.ts';
import { slugOf } from '../slug.ts';
import { type FacetGroup, facetGroups } from './facets.ts';
import { type Month, monthNumber } from './months.ts';

/** Checkboxes that are not facets: offers in French, in the page's language, abroad. */
export const listSwitches = ['french_only', 'locale', 'international'] as const;
export type ListSwitch = (typeof listSwitches)[number];

/** Keywords are truncated to this many characters. */
export const maxKeywordsLength = 200;

/** The state of a list: exactly what its address encodes. */
export interface ListState {
  /** Ids of the selected facets by group: sorted, distinct, no empty group. */
  readonly facets: Readonly<Partial<Record<FacetGroup, readonly string[]>>>;
  /** The keywords; empty for none. */
  readonly keywords: string;
  readonly dateStart?: Month;
  readonly dateEnd?: Month;
  readonly switches: readonly ListSwitch[];
  /** The id of the campaign page. */
  readonly campaign?: string;
  /** The name of a preset of the list. */
  readonly target?: string;
  readonly page: number;
}

/** Input for a list's state, in any order and spelling. */
export interface ListInput {
  readonly facets?: Readonly<Partial<Record<FacetGroup, readonly string[]>>> | undefined;
  readonly keywords?: string | undefined;
  readonly dateStart?: string | undefined;
  readonly dateEnd?: string | undefined;
  readonly switches?: readonly ListSwitch[] | undefined;
  readonly campaign?: string | undefined;
  readonly target?: string | undefined;
  readonly page?: number | undefined;
}

/**
 * Normalises input to a list's state: facets and switches sorted and distinct, keywords in NFC on
 * one line, valid months with the earlier first, a page of at least 1.
 */
export function listStateOf(input: ListInput): ListState {
  const [dateStart, dateEnd] = inOrder(monthOf(input.dateStart), monthOf(input.dateEnd));
  const campaign = slugOf(input.campaign ?? '');
  const target = slugOf(input.target ?? '');
  return {
    facets: sortedFacets(input.facets ?? {}),
    keywords: normalizeKeywords(input.keywords ?? ''),
    ...(dateStart && { dateStart }),
    ...(dateEnd && { dateEnd }),
    switches: listSwitches.filter((name) => input.switches?.includes(name)),
    ...(campaign && { campaign }),
    ...(target && { target }),
    page: pageOf(input.page),
  };
}

function sortedFacets(given: NonNullable<ListInput['facets']>): ListState['facets'] {
  const groups = facetGroups.flatMap((group) => {
    const ids = given[group] ?? [];
    return ids.length === 0 ? [] : [[group, [...new Set(ids)].toSorted()] as const];
  });
  return Object.fromEntries(groups);
}

/**
 * Keywords in NFC on one line, truncated, without control characters and lone surrogates.
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

function monthOf(text: string | undefined): Month | undefined {
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

function pageOf(page: number | undefined): number {
  if (page === undefined || !Number.isInteger(page)) return defaultPage;
  return Math.min(Math.max(defaultPage, page), lastPage);
}
