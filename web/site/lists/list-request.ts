import type { ChosenFilters } from '@parvis/contracts/site/filters/list-data.ts';

/** A request to the server, and how its response is used. */
export interface ListRequest {
  /** The address of a page of the list, whose data is fetched. */
  readonly href: string;
  /** The addresses of the earlier pages shown with it. */
  readonly before?: readonly string[] | undefined;
  /** Whether the entries are appended to the current ones, or replace them. */
  readonly mode: 'append' | 'replace';
  /**
   * Whether the address becomes a new history entry, replaces the current one, or is already the
   * current one.
   */
  readonly history: 'push' | 'replace' | 'keep';
  /** Whether the page scrolls to the header of the results. */
  readonly scrolls: boolean;
  /** The scroll position when the list was left. */
  readonly scrollY?: number | undefined;
}

/** The fixed data of a list: its address without any filter, its preset, its campaign. */
export interface ListOfPage {
  readonly base: string;
  readonly target?: string | undefined;
  readonly campaign?: string | undefined;
}

/** Returns the first page of the list with these filters, in the format of its form. */
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
