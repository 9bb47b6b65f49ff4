import fc from 'fast-check';

/** The ids of values in every group. */
export const ids = ['a', 'b', 'c'];

/** One value that has the same name as another, and one named like a word of a title. */
export const sharedNames = [
  { code: 'types:a', words: ' grand port' },
  { code: 'countries:a', words: ' portugal' },
  { code: 'categories:b', words: ' eau douce' },
];
const someIds = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 2 });
/** Up to 25 articles. */
export const someNews = fc.array(
  fc.record({
    title: fc.constantFrom('L’eau monte', 'Le port d’été', 'Un prêt pour l’île', 'Eaux vives'),
    nature: fc.constantFrom('article' as const, 'press-release' as const),
    publishedOn: fc.constantFrom('2025-11-30', '2025-12-01', '2026-01-15', '2026-02-28'),
    types: someIds,
    countries: someIds,
    category: fc.option(fc.constantFrom(...ids), { nil: undefined }),
  }),
  { maxLength: 25 },
);
/** A request that a visitor may make. */
export const someInput = fc.record({
  facets: fc.record({ types: someIds, countries: someIds, categories: someIds }),
  keywords: fc.constantFrom('', 'eau', "L'EAU", 'port ete', 'ile pret', 'grand', 'nulle part'),
  dateStart: fc.constantFrom(undefined, '12-2025', '01-2026'),
  dateEnd: fc.constantFrom(undefined, '12-2025', '02-2026'),
});

/** One of these articles. */
export type GivenNews = typeof someNews extends fc.Arbitrary<readonly (infer One)[]> ? One : never;
