import type { OfferQuery } from '@parvis/contracts/careers/offer-index.ts';
import fc from 'fast-check';
import { plainWords } from './random-offers.ts';

const chosen = (ids: readonly string[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 2 }), {
    nil: [],
    freq: 2,
  });

/** A query with or without keywords (whole words), filters, a point, a language and a page. */
export const randomQuery: fc.Arbitrary<OfferQuery> = fc
  .record({
    locale: fc.constantFrom('fr', 'en'),
    facets: fc.record({
      contract: chosen(['permanent', 'fixed-term', 'unknown']),
      domain: chosen(['finance', 'risk']),
      country: chosen(['fr', 'be', 'fj']),
      city: chosen(['fr-bretagne-brest', 'fj-nord-labasa']),
      remote: chosen(['hybrid', 'remote']),
    }),
    keywords: fc
      .uniqueArray(fc.constantFrom(...plainWords.fr, ...plainWords.en), { maxLength: 2 })
      .map((words) => words.join(' ')),
    writtenIn: fc.option(fc.constantFrom('fr', 'en'), { nil: undefined, freq: 2 }),
    outside: fc.option(fc.constantFrom('FR', 'BE'), { nil: undefined, freq: 2 }),
    near: fc.option(
      fc.record({
        latitude: fc.constantFrom(48.4, 48.86, -17),
        longitude: fc.constantFrom(-4.5, 2.3, 179.9, -179.9),
        radiusKm: fc.constantFrom(10, 200, 500),
      }),
      { nil: undefined, freq: 2 },
    ),
    sort: fc.constantFrom('date', 'distance'),
    offset: fc.constantFrom(0, 0, 5, 10_000),
    limit: fc.constantFrom(5, 20),
  })
  .map((query) => ({ ...query, sort: query.near === undefined ? 'date' : query.sort }));
