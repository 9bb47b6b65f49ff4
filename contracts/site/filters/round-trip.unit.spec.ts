import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offerGroups } from '../../careers/offer-groups.ts';
import { offersList } from '../../careers/offers-list.ts';
import { anyText } from '../../testing/any-text.ts';
import { byLocale, defaultLocale, type Locale, locales } from '../locale.ts';
import { type Facet, type FacetDictionary, facetDictionary, facetGroups } from './facets.ts';
import { type FilterList, filterLists } from './filter-lists.ts';
import { type ListState, listSorts, listSwitches, toListState } from './list-state.ts';
import { readListAddress, readListQuery } from './read-list-address.ts';
import { writeListAddress, writeListQuery } from './write-list-address.ts';

const seed = 20_260_101;
/** For each of six lists in two languages: 102,000 states in all. */
const runs = 8_500;

const ids = ['1', '2', '30', 'a', 'b-2', 'Ω'];
/** Returns slugs of a few facets from each group, and their dictionaries in every language. */
function wordsOf<Group extends string>(groups: readonly Group[]) {
  const entries = groups.flatMap((group, place) =>
    ids.map((id, index): readonly [string, Facet<Group>] => [
      `${group.slice(0, 3).replace('_', '')}-${index}${place}`,
      { group, id },
    ]),
  );
  return {
    ...byLocale((locale) =>
      facetDictionary(
        entries.map(([slug, facet]): readonly [string, Facet<Group>] => [
          locale === defaultLocale ? slug : `${slug}-${locale}`,
          facet,
        ]),
      ),
    ),
    slugs: entries.map(([slug]) => slug),
  };
}
const dictionaries = wordsOf(facetGroups);
const ofOffers = wordsOf(offerGroups);

const month = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 9_999 }))
  .map(([number, year]) => `${String(number).padStart(2, '0')}-${String(year).padStart(4, '0')}`);
const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });

const near = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  radiusKm: fc.integer({ min: -10, max: 100_000 }),
});

/** Returns list states, made by `toListState` from arbitrary input. */
function statesOf<Group extends string>(groups: readonly Group[]): fc.Arbitrary<ListState<Group>> {
  const facets = fc
    .array(fc.tuple(fc.constantFrom(...groups), fc.constantFrom(...ids)), { maxLength: 5 })
    .map((chosen) => {
      const byGroup: Partial<Record<Group, string[]>> = {};
      for (const [group, id] of chosen) (byGroup[group] ??= []).push(id);
      return byGroup;
    });
  return fc
    .record({
      facets,
      keywords: fc.oneof(fc.constant(''), fc.string({ maxLength: 12 }), anyText({ maxLength: 6 })),
      dateStart: some(month),
      dateEnd: some(month),
      switches: fc.subarray([...listSwitches]),
      campaign: some(fc.constantFrom('c1', 'rentree-2026')),
      target: some(fc.constantFrom('students', 'mediaroom')),
      near: some(near),
      sort: some(fc.constantFrom(...listSorts)),
      page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 999_999_999 })),
    })
    .map((input) => toListState(input, groups));
}
const states = statesOf(facetGroups);

const everyList = Object.entries(filterLists).flatMap(([name, list]) =>
  locales.map((locale) => [name, locale, list] as const),
);

/**
 * Returns a state that is not the same once written and read back; undefined when there is none.
 */
function firstMisread<Group extends string>(
  list: FilterList<Group>,
  locale: Locale,
  dictionary: FacetDictionary<Group>,
): unknown {
  const property = fc.property(statesOf(list.groups), (state) => {
    const address = writeListAddress(list, locale, dictionary, state);
    const unknown = { path: [], query: [] };
    return isDeepStrictEqual(readListAddress(list, locale, dictionary, address), {
      state,
      unknown,
    });
  });
  return fc.check(property, { seed, numRuns: runs }).counterexample ?? undefined;
}

test.each(everyList)(
  'every state of %s in %s has an address that is parsed to the same state',
  (_, locale, list) => {
    expect(firstMisread(list, locale, dictionaries[locale])).toBeUndefined();
  },
);

test.each(locales)(
  'every state of the offers in %s has an address that is parsed to the same state',
  (locale) => {
    expect(firstMisread(offersList, locale, ofOffers[locale])).toBeUndefined();
  },
);

test('a state written as query parameters is parsed to the same state', () => {
  fc.assert(
    fc.property(states, (state) => {
      const query = new URLSearchParams(writeListQuery(filterLists.news, dictionaries.fr, state));
      expect(readListQuery(filterLists.news, dictionaries.fr, query).state).toEqual(state);
    }),
    { seed, numRuns: 2_000, verbose: true },
  );
});

test('the canonical address of any input is itself canonical', () => {
  const words = fc.constantFrom(...ofOffers.slugs, 'nobody', 'all', '2', 'É', '%7C', '');
  const parameter = fc.constantFrom(
    ...offerGroups,
    'q',
    'near',
    'page',
    'date_start',
    'date_end',
    'locale',
    'x',
  );
  const value = fc.oneof(
    fc.array(words, { maxLength: 3 }).map((each) => each.join('|')),
    fc.string(),
  );
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 3 }),
      fc.array(fc.tuple(parameter, value), { maxLength: 5 }),
      (path, query) => {
        const typed = `${['/emploi-carriere/toutes-offres-emploi', ...path].join('/')}?${new URLSearchParams(query).toString()}`;
        const first = readListAddress(offersList, 'fr', ofOffers.fr, typed);
        if (!first) return;
        const canonical = writeListAddress(offersList, 'fr', ofOffers.fr, first.state);
        const second = readListAddress(offersList, 'fr', ofOffers.fr, canonical);
        expect(second?.state).toEqual(first.state);
        expect(second?.unknown).toEqual({ path: [], query: [] });
      },
    ),
    { seed, numRuns: 3_000, verbose: true },
  );
});
