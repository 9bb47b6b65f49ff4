import { defaultCategory } from '../../limits/lists.ts';
import type { Locale } from '../locale.ts';
import { matchPath } from '../routes/match-path.ts';
import { toSlug } from '../slug.ts';
import type { FacetDictionary, FacetGroup } from './facets.ts';
import type { FilterList } from './filter-lists.ts';
import { type ListState, listSwitches, toListState } from './list-state.ts';
import { readNear } from './near.ts';
import { valueSeparator } from './write-list-address.ts';

/** A parsed list address. */
export interface ParsedListAddress<Group extends string = FacetGroup> {
  readonly state: ListState<Group>;
  /** Unknown slugs. In the path they make the address invalid; in the query they are ignored. */
  readonly unknown: { readonly path: readonly string[]; readonly query: readonly string[] };
}

/**
 * Parses a list's state from an address, path and query, in any spelling: slugs in any order, in the
 * path or the query, repeated parameters or bars, as forms without script send them. Undefined when
 * the path is not this list's in this language. Unknown parameters are ignored.
 */
export function readListAddress<Group extends string>(
  list: FilterList<Group>,
  locale: Locale,
  dictionary: FacetDictionary<Group>,
  address: string,
): ParsedListAddress<Group> | undefined {
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  const match = matchPath(path);
  if (match?.locale !== locale) return undefined;
  if (match.name !== list.route && match.name !== list.filteredRoute) return undefined;
  const found = new FoundFacets(dictionary, list.groups);
  for (const { parameter, groups } of list.slots)
    found.add('path', groups, match.params[parameter] ?? '');
  return reading(found, new URLSearchParams(query), match.params['page']);
}

/** Parses a state from query parameters alone, for the JSON response, feeds and alerts. */
export function readListQuery<Group extends string>(
  { groups }: FilterList<Group>,
  dictionary: FacetDictionary<Group>,
  query: URLSearchParams,
): ParsedListAddress<Group> {
  return reading(new FoundFacets(dictionary, groups), query, undefined);
}

function reading<Group extends string>(
  found: FoundFacets<Group>,
  query: URLSearchParams,
  pageInPath: string | undefined,
): ParsedListAddress<Group> {
  for (const group of found.groups)
    for (const values of query.getAll(group)) found.add('query', [group], values);
  const text = (name: string) => query.get(name) ?? undefined;
  const page = query.get('page') ?? pageInPath ?? '';
  return {
    state: toListState<Group>(
      {
        facets: found.facets,
        keywords: text('q'),
        dateStart: text('date_start'),
        dateEnd: text('date_end'),
        switches: listSwitches.filter((name) => query.get(name) === '1'),
        campaign: text('campaign'),
        target: text('target'),
        near: readNear(text('near')),
        sort: text('sort'),
        page: /^\d{1,9}$/.test(page) ? Number(page) : undefined,
      },
      found.groups,
    ),
    unknown: found.unknown,
  };
}

/** Collects facets from their slugs. */
class FoundFacets<Group extends string> {
  readonly groups: readonly Group[];
  readonly facets: Partial<Record<Group, string[]>> = {};
  readonly unknown: { readonly path: string[]; readonly query: string[] } = { path: [], query: [] };
  readonly #dictionary: FacetDictionary<Group>;

  constructor(dictionary: FacetDictionary<Group>, groups: readonly Group[]) {
    this.#dictionary = dictionary;
    this.groups = groups;
  }

  add(place: 'path' | 'query', groups: readonly Group[], values: string): void {
    for (const value of values.split(valueSeparator)) {
      const word = toSlug(value);
      if (word === '' || word === defaultCategory) continue;
      const facet = this.#dictionary.facetOf(word);
      if (facet && groups.includes(facet.group)) (this.facets[facet.group] ??= []).push(facet.id);
      else this.unknown[place].push(word);
    }
  }
}
