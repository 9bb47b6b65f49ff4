import { fileURLToPath } from 'node:url';
import type { OfferPlace } from '@parvis/contracts/careers/offer.ts';
import { facetsOfOffer } from '@parvis/contracts/careers/offer-facets.ts';
import type { FacetCounts } from '@parvis/contracts/careers/offer-index.ts';
import { facetDictionary } from '@parvis/contracts/site/filters/facets.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PlaceVocabulary, placeVocabulary } from '../../offer-facets/place-words.ts';
import type { NamedOfferFacet, OfferWords } from '../../offer-facets/read-offer-words.ts';
import { exactFacets } from './name-match.ts';
import { countriesNamed, placesNamedLike } from './place-match.ts';

const table = fileURLToPath(
  new URL('../../../services/careers/places/tables/search-words.tsv', import.meta.url),
);
const places: readonly OfferPlace[] = [
  { continent: 'europe', country: 'BE', region: 'Vlaanderen', city: 'Antwerpen' },
  { continent: 'europe', country: 'BE', region: 'Vlaanderen', city: 'Gent' },
  { continent: 'europe', country: 'DE', region: 'Hamburg', city: 'Hamburg' },
  { continent: 'europe', country: 'GB', region: 'England', city: 'London' },
  { continent: 'europe', country: 'FR', region: 'Bretagne', city: 'Rennes' },
  { continent: 'europe', country: 'FR', region: 'Pays de la Loire', city: 'Saint-Nazaire' },
  { continent: 'europe', country: 'FR', region: 'Pays de la Loire', city: 'Nantes' },
  { continent: 'europe', country: 'FR', region: 'Île-de-France', city: 'Paris' },
];
const facets = [
  ...new Map(
    places
      .flatMap((place) => facetsOfOffer({ place }))
      .flatMap(({ group, id, names }): NamedOfferFacet[] =>
        names === undefined
          ? []
          : [{ group, id, names, slugs: { fr: toSlug(names.fr), en: toSlug(names.en) } }],
      )
      .map((facet) => [`${facet.group}/${facet.id}`, facet]),
  ).values(),
];
const empty = facetDictionary<NamedOfferFacet['group']>([]);
const words: OfferWords = {
  dictionaries: { fr: empty, en: empty },
  facets,
  nameOf: ({ id }) => id,
};
const countsOf = (group: NamedOfferFacet['group']) =>
  Object.fromEntries(facets.flatMap((facet) => (facet.group === group ? [[facet.id, 1]] : [])));
const counts: FacetCounts = {
  contract: {},
  domain: {},
  entity: {},
  continent: {},
  country: countsOf('country'),
  region: countsOf('region'),
  city: countsOf('city'),
  experience: {},
  working_time: {},
  remote: {},
};

beforeAll(async () => {
  placeVocabulary.readFrom(table);
  await placeVocabulary.load(facets);
});
afterAll(() => placeVocabulary.readFrom(table));

test.each([
  ['anvers', 'city', ['be-vlaanderen-antwerpen']],
  ['antwerp', 'city', ['be-vlaanderen-antwerpen']],
  ['gand', 'city', ['be-vlaanderen-gent']],
  ['hambourg', 'city', ['de-hamburg-hamburg']],
  ['londres', 'city', ['gb-england-london']],
  ['brittany', 'region', ['fr-bretagne']],
  ['BZH', 'region', ['fr-bretagne']],
  ['st naz', 'city', ['fr-pays-de-la-loire-saint-nazaire']],
  ['44000', 'city', ['fr-pays-de-la-loire-nantes']],
  ['loire-atlantique', 'city', ['fr-pays-de-la-loire-nantes', 'fr-pays-de-la-loire-saint-nazaire']],
  ['paris 8', 'city', ['fr-ile-de-france-paris']],
  ['75008', 'city', ['fr-ile-de-france-paris']],
  ['eur', 'country', ['be', 'de', 'fr', 'gb']],
  ['royaume-uni', 'country', ['gb']],
  ['UK', 'country', ['gb']],
  ['xyz', 'city', []],
] as const)(
  '%j finds the places of that name, code or area, whatever its language',
  (typed, group, ids) => {
    expect(placesNamedLike(typed, group, { words, counts }).map(({ id }) => id)).toEqual(ids);
  },
);

test('places of some countries are listed by the slug, the name or the code of these', () => {
  const cities = (...countries: string[]) =>
    placesNamedLike('', 'city', { words, counts }, countriesNamed(countries, words)).length;
  expect([cities('belgique'), cities('Belgium'), cities('BE', 'allemagne')]).toEqual([2, 2, 3]);
  expect(countriesNamed(['narnia'], words)).toEqual([]);
});

test.each([
  ['44000', ['fr-pays-de-la-loire-nantes']],
  ['paris 8', ['fr-ile-de-france-paris']],
  ['anvers', ['be-vlaanderen-antwerpen']],
  ['st nazaire', ['fr-pays-de-la-loire-saint-nazaire']],
  ['brittany', ['fr-bretagne']],
  ['be', []],
])('the keywords %j are a place', (typed, ids) => {
  expect(exactFacets(typed, words, 'fr', counts).map(({ id }) => id)).toEqual(ids);
});

test('without the table, places have the names of the reviewed list', () => {
  const facet = facets.find(({ id }) => id === 'be-vlaanderen-antwerpen');
  const known = facet && new PlaceVocabulary().of(facet);
  expect(known).toMatchObject({ names: ['anvers', 'antwerp', 'antwerpen'], postalCodes: [] });
});
