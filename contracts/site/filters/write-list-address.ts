import { defaultPage } from '../../limits/lists.ts';
import type { Locale } from '../locale.ts';
import { pathOf } from '../routes/path-of.ts';
import type { FacetDictionary } from './facets.ts';
import type { FilterList, FilterSlot } from './filter-lists.ts';
import type { ListState } from './list-state.ts';
import { writeNear } from './near.ts';

/** Separates several values of one filter; `%7C` in an address. */
export const valueSeparator = '|';

/**
 * Returns the canonical address of a list's state: groups with one value fill the path's slots in
 * order, everything else goes into the query, values joined by a bar.
 * @throws Error when a facet has no slug in this language
 */
export function writeListAddress<Group extends string>(
  list: FilterList<Group>,
  locale: Locale,
  dictionary: FacetDictionary<Group>,
  state: ListState<Group>,
): string {
  const words = wordsByGroup(list, state, dictionary);
  const placed = placedWords(list.slots, words);
  const others = new Map([...words].filter(([group]) => !placed.has(group)));
  return pathOf(placed.size > 0 ? list.filteredRoute : list.route, locale, {
    ...Object.fromEntries(placed.values()),
    ...composeQuery(others, state),
  });
}

/**
 * Returns the whole state as query parameters, for the JSON response, feeds and alerts of a list.
 * @throws Error when a facet has no slug in this language
 */
export function writeListQuery<Group extends string>(
  list: FilterList<Group>,
  dictionary: FacetDictionary<Group>,
  state: ListState<Group>,
): Readonly<Record<string, string>> {
  return composeQuery(wordsByGroup(list, state, dictionary), state);
}

type Words<Group> = ReadonlyMap<Group, readonly string[]>;

function wordsByGroup<Group extends string>(
  { groups }: FilterList<Group>,
  { facets }: ListState<Group>,
  dictionary: FacetDictionary<Group>,
): Words<Group> {
  return new Map(
    groups.flatMap((group) => {
      const ids = facets[group];
      if (!ids) return [];
      const words = ids.map((id) => {
        const word = dictionary.slugOf({ group, id });
        if (word === undefined) throw new Error(`${group} ${id} has no slug`);
        return word;
      });
      return [[group, words] as const];
    }),
  );
}

/** Assigns groups to the path’s slots: each slot gets the first remaining group it accepts that has exactly one value. */
function placedWords<Group extends string>(
  slots: readonly FilterSlot<Group>[],
  words: Words<Group>,
): ReadonlyMap<Group, readonly [parameter: string, word: string]> {
  const placed = new Map<Group, readonly [string, string]>();
  for (const { parameter, groups } of slots) {
    for (const [group, [word, ...others]] of words) {
      if (word === undefined || others.length > 0 || placed.has(group)) continue;
      if (!groups.includes(group)) continue;
      placed.set(group, [parameter, word]);
      break;
    }
  }
  return placed;
}

function composeQuery<Group extends string>(
  words: Words<Group>,
  state: ListState<Group>,
): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries([...words].map(([group, each]) => [group, each.join(valueSeparator)])),
    ...(state.keywords && { q: state.keywords }),
    ...(state.dateStart && { date_start: state.dateStart }),
    ...(state.dateEnd && { date_end: state.dateEnd }),
    ...Object.fromEntries(state.switches.map((name) => [name, '1'])),
    ...(state.campaign && { campaign: state.campaign }),
    ...(state.target && { target: state.target }),
    ...(state.near && { near: writeNear(state.near) }),
    ...(state.sort && { sort: state.sort }),
    ...(state.page > defaultPage && { page: String(state.page) }),
  };
}
