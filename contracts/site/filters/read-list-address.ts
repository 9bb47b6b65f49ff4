import { defaultCategory } from '../../limits/lists.ts';
import type { Locale } from '../locale.ts';
import { matchPath } from '../routes/match-path.ts';
import { slugOf } from '../slug.ts';
import { type FacetDictionary, type FacetGroup, facetGroups } from './facets.ts';
import type { FilterList } from './filter-lists.ts';
import { type ListState, listStateOf, listSwitches } from './list-state.ts';
import { valueSeparator } from './write-list-address.ts';

/** A parsed list address. */
export interface ListReading {
  readonly state: ListState;
  /** Slugs that no facet has. In the path they make the address invalid; in the query they are ignored. */
  readonly unknown: { readonly path: readonly string[]; readonly query: readonly string[] };
}

/**
 * Parses a list's state from an address, path and query, in any spelling: slugs in any order, in the
 * path or the query, repeated parameters or bars, as forms without script send them. Undefined when
 * the path is not this list's in this language. Unknown parameters are ignored.
 */
export function readListAddress(
  list: FilterList,
  locale: Locale,
  dictionary: FacetDictionary,
  address: string,
): ListReading | undefined {
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  const match = matchPath(path);
  if (match?.locale !== locale) return undefined;
  if (match.name !== list.route && match.name !== list.filteredRoute) return undefined;
  const found = new FoundFacets(dictionary);
  for (const { parameter, groups } of list.slots)
    found.add('path', groups, match.params[parameter] ?? '');
  return reading(found, new URLSearchParams(query), match.params['page']);
}

/** Parses a state from query parameters alone, for the JSON response, feeds and alerts. */
export function readListQuery(dictionary: FacetDictionary, query: URLSearchParams): ListReading {
  return reading(new FoundFacets(dictionary), query, undefined);
}

function reading(
  found: FoundFacets,
  query: URLSearchParams,
  pageInPath: string | undefined,
): ListReading {
  for (const group of facetGroups)
    for (const values of query.getAll(group)) found.add('query', [group], values);
  const text = (name: string) => query.get(name) ?? undefined;
  const page = query.get('page') ?? pageInPath ?? '';
  return {
    state: listStateOf({
      facets: found.facets,
      keywords: text('q'),
      dateStart: text('date_start'),
      dateEnd: text('date_end'),
      switches: listSwitches.filter((name) => query.get(name) === '1'),
      campaign: text('campaign'),
      target: text('target'),
      page: /^\d{1,9}$/.test(page) ? Number(page) : undefined,
    }),
    unknown: found.unknown,
  };
}

/** Collects facets from their slugs. */
class FoundFacets {
  readonly facets: Partial<Record<FacetGroup, string[]>> = {};
  readonly unknown: { readonly path: string[]; readonly query: string[] } = { path: [], query: [] };
  readonly #dictionary: FacetDictionary;

  constructor(dictionary: FacetDictionary) {
    this.#dictionary = dictionary;
  }

  add(place: 'path' | 'query', groups: readonly FacetGroup[], values: string): void {
    for (const value of values.split(valueSeparator)) {
      const word = slugOf(value);
      if (word === '' || word === defaultCategory) continue;
      const facet = this.#dictionary.facetOf(word);
      if (facet && groups.includes(facet.group)) (this.facets[facet.group] ??= []).push(facet.id);
      else this.unknown[place].push(word);
    }
  }
}
