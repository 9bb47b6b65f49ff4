import { defaultPage } from '../../limits/lists.ts';
import { slugOf } from '../slug.ts';
import { type FacetGroup, facetGroups } from './facets.ts';
import { type Month, monthNumber } from './months.ts';

/** Checkboxes that are no facets: offers in French, in the page's language, abroad. */
export const listSwitches = ['french_only', 'locale', 'international'] as const;
export type ListSwitch = (typeof listSwitches)[number];

/** Keywords are cut at this many characters. */
export const maxKeywordsLength = 200;

/** What a list shows: everything its address says, and nothing else. */
export interface ListState {
  /** Ids of the chosen values by group: sorted, distinct, no empty group. */
  readonly facets: Readonly<Partial<Record<FacetGroup, readonly string[]>>>;
  /** The words searched for; empty for none. */
  readonly keywords: string;
  readonly dateStart?: Month;
  readonly dateEnd?: Month;
  readonly switches: readonly ListSwitch[];
  /** The id of the page whose filters are held. */
  readonly campaign?: string;
  /** A preset of the list that the server knows. */
  readonly target?: string;
  readonly page: number;
}

/** What a state is made of, as far as it is known, in any order and spelling. */
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
 * The one state that some input means: facets and switches in order and once, keywords in NFC on
 * one line, months that exist with the earlier first, a page from 1 on.
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
 * What was typed, in NFC on one line and cut. Control characters and halves of surrogate pairs are not
 * written by anybody on purpose.
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

/** Nine digits, as many as an address may give. */
const lastPage = 999_999_999;

function pageOf(page: number | undefined): number {
  if (page === undefined || !Number.isInteger(page)) return defaultPage;
  return Math.min(Math.max(defaultPage, page), lastPage);
}
