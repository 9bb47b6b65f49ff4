import type { FacetCounts } from '@parvis/contracts/careers/offer-index.ts';
import { facetDictionary } from '@parvis/contracts/site/filters/facets.ts';
import { expect, test } from 'vitest';
import type { NamedOfferFacet, OfferWords } from '../../offer-facets/read-offer-words.ts';
import { exactFacets } from './name-match.ts';
import { placesNamedLike } from './place-match.ts';

const both = (name: string) => ({ fr: name, en: name });
const facets: readonly NamedOfferFacet[] = [
  {
    group: 'contract',
    id: 'permanent',
    names: { fr: 'CDI', en: 'Permanent contract' },
    slugs: { fr: 'cdi', en: 'permanent' },
  },
  { group: 'region', id: 'fr-paris', names: both('Paris'), slugs: both('paris') },
  { group: 'city', id: 'fr-paris-paris', names: both('Paris'), slugs: both('paris-2') },
  { group: 'city', id: 'us-paris', names: both('Paris'), slugs: both('paris-3') },
  { group: 'city', id: 'fr-clichy', names: both('Clichy'), slugs: both('clichy') },
  { group: 'city', id: 'fr-clichy-2', names: both('Clichy-sous-Bois'), slugs: both('clichy-b') },
];
const empty = facetDictionary<NamedOfferFacet['group']>([]);
const words: OfferWords = {
  dictionaries: { fr: empty, en: empty },
  facets,
  nameOf: ({ id }) => id,
};
const none = {
  continent: {},
  country: {},
  domain: {},
  entity: {},
  experience: {},
  working_time: {},
  remote: {},
};
const counts: FacetCounts = {
  ...none,
  contract: { permanent: 9 },
  region: { 'fr-paris': 4 },
  city: { 'fr-paris-paris': 3, 'fr-clichy': 1, 'fr-clichy-2': 2 },
};

test.each([
  ['cdi paris', ['permanent', 'fr-paris-paris']],
  ['Páris CDI', ['fr-paris-paris', 'permanent']],
  ['comptable cdi paris', []],
  ['clichy sous bois', ['fr-clichy-2']],
  ['clichy sous', []],
  ['permanent contract', []],
  ['', []],
])('%j names the filters with the longest names that offers have, or none', (typed, ids) => {
  expect(exactFacets(typed, words, 'fr', counts).map(({ id }) => id)).toEqual(ids);
});

test('in English, the English names are used', () => {
  const named = exactFacets('permanent contract paris', words, 'en', counts);
  expect(named.map(({ id }) => id)).toEqual(['permanent', 'fr-paris-paris']);
});

test('places are found by the prefix of any of their words, the most frequent first', () => {
  const found = (typed: string) =>
    placesNamedLike(typed, 'city', { words, counts }).map(({ id }) => id);
  expect(found('cli')).toEqual(['fr-clichy-2', 'fr-clichy']);
  expect(found('bois')).toEqual(['fr-clichy-2']);
  expect(found('ichy')).toEqual([]);
  expect(found('')).toEqual(['fr-paris-paris', 'fr-clichy-2', 'fr-clichy']);
});
