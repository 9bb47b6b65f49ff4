import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { locales } from '../locale.ts';
import { type Facet, facetDictionary, facetGroups } from './facets.ts';
import { filterLists } from './filter-lists.ts';
import { type ListState, listStateOf, listSwitches } from './list-state.ts';
import { readListAddress, readListQuery } from './read-list-address.ts';
import { writeListAddress, writeListQuery } from './write-list-address.ts';

const seed = 20_260_101;
/** For each of six lists in two languages: 102,000 states in all. */
const runs = 8_500;

const ids = ['1', '2', '30', 'a', 'b-2', 'Ω'];
const entries = facetGroups.flatMap((group, place) =>
  ids.map((id, index): readonly [string, Facet] => [
    `${group.slice(0, 3)}-${index}${place}`,
    { group, id },
  ]),
);
const dictionaries = {
  fr: facetDictionary(entries),
  en: facetDictionary(entries.map(([slug, facet]) => [`${slug}-en`, facet])),
};

const month = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 9_999 }))
  .map(([number, year]) => `${String(number).padStart(2, '0')}-${String(year).padStart(4, '0')}`);
const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });

/** States of a list, as `listStateOf` makes them of anything. */
const states: fc.Arbitrary<ListState> = fc
  .record({
    facets: fc
      .array(fc.tuple(fc.constantFrom(...facetGroups), fc.constantFrom(...ids)), { maxLength: 5 })
      .map((chosen) =>
        Object.fromEntries(
          facetGroups.map((group) => [
            group,
            chosen.flatMap(([of, id]) => (of === group ? [id] : [])),
          ]),
        ),
      ),
    keywords: fc.oneof(fc.constant(''), fc.string({ maxLength: 12 }), anyText({ maxLength: 6 })),
    dateStart: some(month),
    dateEnd: some(month),
    switches: fc.subarray([...listSwitches]),
    campaign: some(fc.constantFrom('c1', 'rentree-2026')),
    target: some(fc.constantFrom('students', 'mediaroom')),
    page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 999_999_999 })),
  })
  .map(listStateOf);

const everyList = Object.entries(filterLists).flatMap(([name, list]) =>
  locales.map((locale) => [name, locale, list] as const),
);

test.each(everyList)(
  'every state of %s in %s has an address that is parsed to the same state',
  (_, locale, list) => {
    const dictionary = dictionaries[locale];
    fc.assert(
      fc.property(states, (state) => {
        const address = writeListAddress(list, locale, dictionary, state);
        expect(readListAddress(list, locale, dictionary, address)).toEqual({
          state,
          unknown: { path: [], query: [] },
        });
      }),
      { seed, numRuns: runs, verbose: true },
    );
  },
  60_000,
);

test('a state written as query parameters is parsed to the same state', () => {
  fc.assert(
    fc.property(states, (state) => {
      const query = new URLSearchParams(writeListQuery(dictionaries.fr, state));
      expect(readListQuery(dictionaries.fr, query).state).toEqual(state);
    }),
    { seed, numRuns: 2_000, verbose: true },
  );
});

test('the canonical address of whatever a visitor types is canonical itself', () => {
  const { offers } = filterLists;
  const words = fc.constantFrom(
    ...entries.map(([slug]) => slug),
    'nobody',
    'all',
    '2',
    'É',
    '%7C',
    '',
  );
  const parameter = fc.constantFrom(
    ...facetGroups,
    'q',
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
        const first = readListAddress(offers, 'fr', dictionaries.fr, typed);
        if (!first) return;
        const canonical = writeListAddress(offers, 'fr', dictionaries.fr, first.state);
        const second = readListAddress(offers, 'fr', dictionaries.fr, canonical);
        expect(second?.state).toEqual(first.state);
        expect(second?.unknown).toEqual({ path: [], query: [] });
      },
    ),
    { seed, numRuns: 3_000, verbose: true },
  );
});
