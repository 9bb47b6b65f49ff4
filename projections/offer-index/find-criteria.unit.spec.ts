import type { OfferConditions } from '@parvis/contracts/careers/offer-conditions.ts';
import { facetsOfPlace } from '@parvis/contracts/careers/offer-facets.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeMatcher } from './compose-match.ts';
import { CriteriaIndex } from './find-criteria.ts';
import { OfferEngine } from './offer-engine.ts';
import { offerIdOf, plainWords, randomOffers, textOf } from './testing/random-offers.ts';
import { randomQuery } from './testing/random-queries.ts';
import { offerWith, queryFor } from './testing/search-for.ts';

const criteriaFor = (changes: Partial<OfferConditions> = {}): OfferConditions => ({
  facets: {},
  keywords: '',
  ...changes,
});

/** Whole words, prefixes, several words and inflected ones; never a misspelt word of an offer. */
const keywords = fc
  .uniqueArray(
    fc
      .tuple(fc.constantFrom(...plainWords.fr, ...plainWords.en), fc.integer({ min: 2, max: 9 }))
      .map(([word, length]) => ({ word, cut: word.slice(0, length) })),
    { maxLength: 3, selector: ({ word }) => word },
  )
  .map((words) =>
    words.map(({ word, cut }, at) => (at === words.length - 1 ? cut : word)).join(' '),
  );

test('an alert finds the same offers as the list for the same conditions', () => {
  const offers = randomOffers(400, 20_261_122);
  const engine = new OfferEngine();
  for (const [id, offer] of offers) engine.put(id, offer);
  const ids = [...offers.keys()];
  let matches = 0;
  fc.assert(
    fc.property(
      fc.array(fc.tuple(randomQuery, keywords), { minLength: 1, maxLength: 8 }),
      (drawn) => {
        const queries = drawn.map(([query, words]) => ({ ...query, keywords: words }));
        const index = new CriteriaIndex();
        for (const query of queries) index.add(query);
        const found = queries.map((): string[] => []);
        for (const [id, offer] of offers)
          for (const number of index.findFor(offer)) found[number]?.push(id);
        for (const [number, query] of queries.entries()) {
          const { hits, corrected } = engine.search({ ...query, offset: 0, limit: ids.length });
          if (corrected !== undefined) continue;
          const listed = hits.map(({ id }) => id).toSorted();
          expect(found[number]?.toSorted()).toEqual(listed);
          matches += listed.length;
        }
      },
    ),
    { seed: 13, numRuns: 60 },
  );
  expect(matches).toBeGreaterThan(1_000);
});

test.each([
  ['an inflection in its language', 'ingénieurs confirmés', true],
  ['a word without its accents', 'ingenieure', true],
  ['a word without the accents that identify its ending', 'generalites ingénieur', true],
  ['a prefix of the word typed last', 'confirmé ing', true],
  ['a prefix of another word', 'ing confirmé', false],
  ['an elided article', 'l’ingénieur', true],
  ['a word of its domain', 'sûreté', true],
  ['a word it lacks', 'ingénieur comptable', false],
  ['articles alone, of which the last begins no word', 'de la', false],
])('a wish for %s (“%s”) is met exactly where the engine finds the offer', (_, typed, isMet) => {
  const offer = offerWith('Ingénieur confirmé', {
    description: { fr: textOf('Poste à pourvoir dans le port, et généralités.') },
    domain: { fr: 'Sûreté', en: 'Safety' },
  });
  const engine = new OfferEngine();
  engine.put(offerIdOf(1), offer);
  const index = new CriteriaIndex();
  index.add(criteriaFor({ keywords: typed }));
  expect(index.findFor(offer).length).toBe(isMet ? 1 : 0);
  const { total, corrected } = engine.search(queryFor({ keywords: typed }));
  expect(corrected === undefined ? total : 0).toBe(isMet ? 1 : 0);
});

test('a wish without conditions is met by every offer, and an offer with several anchors of a wish meets it once', () => {
  const index = new CriteriaIndex();
  expect(index.add(criteriaFor())).toBe(0);
  expect(index.add(criteriaFor({ keywords: 'marine marin' }))).toBe(1);
  expect(index.findFor(offerWith('Marin, marine, marins'))).toEqual([0, 1]);
  expect(index.findFor(offerWith('Comptable'))).toEqual([0]);
  expect(index.add(criteriaFor())).toBe(2);
  expect(index.findFor(offerWith('Comptable'))).toEqual([0, 2]);
});

test('a match names its facets, words and distance', () => {
  const place = {
    continent: 'europe',
    country: 'FR',
    region: 'Bretagne',
    city: 'Brest',
    latitude: 48.39,
    longitude: -4.49,
  } as const;
  const offer = offerWith('Comptable', { contract: 'permanent', place });
  const conditions = criteriaFor({
    facets: { contract: ['permanent', 'vie'], city: ['fr-bretagne-brest'] },
    keywords: 'comptables',
    near: { latitude: 48.4, longitude: -4.5, radiusKm: 10 },
  });
  const match = composeMatcher(conditions)(offer);
  expect(match?.facets.map(({ id }) => id)).toEqual(['permanent', 'fr-bretagne-brest']);
  expect(match?.hasKeywords).toBe(true);
  expect(match?.distanceKm).toBeCloseTo(1.3, 1);
  expect(composeMatcher({ ...conditions, keywords: 'juriste' })(offer)).toBeUndefined();
  expect(composeMatcher(criteriaFor())(offer)).toEqual({
    facets: [],
    hasKeywords: false,
    distanceKm: undefined,
  });
});

test('an alert is met by any place of an offer, and the reason names that place', () => {
  const lyon = { continent: 'europe', country: 'FR', city: 'Lyon' } as const;
  const brest = { ...lyon, city: 'Brest', latitude: 48.39, longitude: -4.49 } as const;
  const paris = { ...lyon, city: 'Paris', latitude: 48.86, longitude: 2.35 } as const;
  const offer = offerWith('Docker', { place: lyon, otherPlaces: [brest, paris] });
  const met = (changes: Partial<OfferConditions>) => composeMatcher(criteriaFor(changes))(offer);
  const inParis = facetsOfPlace(paris).find(({ group }) => group === 'city');
  const cities = [inParis?.id ?? '', 'fr-nantes'];
  expect(met({ facets: { city: cities } })?.facets).toEqual([inParis]);
  expect(met({ facets: { city: ['fr-nantes'] } })).toBeUndefined();
  const near = { latitude: 48.4, longitude: -4.5, radiusKm: 50 };
  expect(met({ near })?.distanceKm).toBeCloseTo(1.3, 1);
  const index = new CriteriaIndex();
  for (const changes of [
    { facets: { city: cities } },
    { near },
    { facets: { city: ['fr-nantes'] } },
  ])
    index.add(criteriaFor(changes));
  expect(new Set(index.findFor(offer))).toEqual(new Set([0, 1]));
});
