import type { ChosenFilters } from '@parvis/contracts/site/filters/list-data.ts';

/** A request to the server, and how its response is used. */
export interface ListRequest {
  /** The address of a page of the list; the data of it are fetched. */
  readonly href: string;
  /** The addresses of the pages before it that are shown with it. */
  readonly before?: readonly string[] | undefined;
  /** Whether the entries follow those that are there, or take their place. */
  readonly mode: 'append' | 'replace';
  /** Whether the address is a new entry of the history, the same one again, or there already. */
  readonly history: 'push' | 'replace' | 'keep';
  /** Whether the page moves to the head of the results. */
  readonly scrolls: boolean;
  /** Where the window stood when the list was left. */
  readonly scrollY?: number | undefined;
}

/** The list that a page has: its address without any filter, its preset, its campaign. */
export interface ListOfPage {
  readonly base: string;
  readonly target?: string | undefined;
  readonly campaign?: string | undefined;
}

/** The list that these filters ask for, from its first page, in the spelling of its form. */
export function filterRequest(
  { base, target, campaign }: ListOfPage,
  { facets, q, date_start, date_end, switches = [], near, sort }: ChosenFilters<string>,
): ListRequest {
  const query = new URLSearchParams();
  for (const [group, slugs = []] of Object.entries(facets))
    if (slugs.length > 0) query.set(group, slugs.join('|'));
  const others = { q, date_start, date_end, campaign, target, near, sort };
  for (const [name, value] of Object.entries(others)) if (value) query.set(name, value);
  for (const name of switches) query.set(name, '1');
  const text = query.toString();
  const href = text ? `${base}?${text}` : base;
  return { href, mode: 'replace', history: 'push', scrolls: false };
}
