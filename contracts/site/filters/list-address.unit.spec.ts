import { describe, expect, it, test } from 'vitest';
import { type OfferGroup, offerGroups } from '../../careers/offer-groups.ts';
import { offersList } from '../../careers/offers-list.ts';
import { type FacetGroup, facetDictionary } from './facets.ts';
import { filterLists } from './filter-lists.ts';
import { toListState } from './list-state.ts';
import { readListAddress } from './read-list-address.ts';
import { writeListAddress } from './write-list-address.ts';

const named = facetDictionary<FacetGroup>([
  ['cdi', { group: 'types', id: '1' }],
  ['stage', { group: 'types', id: '2' }],
  ['bretagne', { group: 'regions', id: '1' }],
  ['risques', { group: 'domains', id: '1' }],
  ['france', { group: 'countries', id: 'fr' }],
  ['economie', { group: 'categories', id: '1' }],
]);
const namedOffers = facetDictionary<OfferGroup>([
  ['cdi', { group: 'contract', id: '1' }],
  ['stage', { group: 'contract', id: '2' }],
  ['bretagne', { group: 'region', id: '1' }],
  ['risques', { group: 'domain', id: '1' }],
  ['france', { group: 'country', id: 'fr' }],
]);

describe('the address of offers with', () => {
  it.each([
    ['nothing chosen', 'fr', {}, '/emploi-carriere/toutes-offres-emploi'],
    [
      'single values, in the order of groups',
      'fr',
      { facets: { domain: ['1'], contract: ['1'] } },
      '/emploi-carriere/toutes-offres-emploi/cdi/risques',
    ],
    [
      'more than the path has slots for',
      'en',
      { facets: { contract: ['1'], region: ['1'], domain: ['1'], country: ['fr'] } },
      '/en/careers/all-job-offers/cdi/risques/france?region=bretagne',
    ],
    [
      'several values of a group',
      'fr',
      { facets: { contract: ['2', '1'], country: ['fr'] } },
      '/emploi-carriere/toutes-offres-emploi/france?contract=cdi%7Cstage',
    ],
    [
      'everything else',
      'fr',
      {
        keywords: ' à  vélo ',
        dateStart: '03-2026',
        dateEnd: '01-2026',
        switches: ['international', 'french_only'],
        campaign: 'Rentrée',
        target: 'students',
        page: 3,
      },
      '/emploi-carriere/toutes-offres-emploi?q=%C3%A0+v%C3%A9lo&date_start=01-2026&date_end=03-2026&french_only=1&international=1&campaign=rentree&target=students&page=3',
    ],
    [
      'a point and a sort',
      'fr',
      { near: { latitude: 48.8566, longitude: 2.3522, radiusKm: 25 }, sort: 'distance' },
      '/emploi-carriere/toutes-offres-emploi?near=48.86%2C2.35%2C25&sort=distance',
    ],
  ] as const)('%s (%s)', (_, locale, input, address) => {
    const state = toListState<OfferGroup>(input, offerGroups);
    expect(writeListAddress(offersList, locale, namedOffers, state)).toBe(address);
  });
});

describe('the address of', () => {
  it.each([
    [
      'a category of news and a page',
      'news',
      'fr',
      { facets: { categories: ['1'], types: ['1'] }, page: 2 },
      '/toutes-actualites/economie/2?types=cdi',
    ],
    ['a page of all news', 'news', 'en', { page: 2 }, '/en/all-news/2'],
    [
      'press releases',
      'pressReleases',
      'en',
      { facets: { categories: ['1'] }, page: 2 },
      '/en/mediaroom/press-release/economie?page=2',
    ],
    ['the agenda', 'agenda', 'fr', { facets: { categories: ['1'] } }, '/agenda/economie'],
  ] as const)('%s (%s, %s)', (_, list, locale, input, address) => {
    expect(writeListAddress(filterLists[list], locale, named, toListState(input))).toBe(address);
  });
});

describe('reading an address', () => {
  const read = (address: string) =>
    readListAddress(
      offersList,
      'fr',
      namedOffers,
      `/emploi-carriere/toutes-offres-emploi${address}`,
    );

  it.each([
    ['/risques/cdi', { facets: { domain: ['1'], contract: ['1'] } }],
    ['/CDI/Risqu%C3%A9s/', { facets: { contract: ['1'], domain: ['1'] } }],
    ['/cdi%7Cstage', { facets: { contract: ['1', '2'] } }],
    ['/cdi?contract=stage', { facets: { contract: ['1', '2'] } }],
    ['?contract=cdi&contract=stage', { facets: { contract: ['1', '2'] } }],
    ['?contract=cdi|stage|cdi', { facets: { contract: ['1', '2'] } }],
    ['?contract=&categories=all&json=1', {}],
    ['?page=0', { page: 1 }],
    ['?page=-2', { page: 1 }],
    ['?page=1e3', { page: 1 }],
    ['?page=99999999999', { page: 1 }],
    ['?date_start=13-2026&date_end=2026-01', {}],
    ['?french_only=on&locale=1', { switches: ['locale'] }],
    ['?q=%20%09x%0Ay%00', { keywords: 'x y' }],
    ['?near=48.8566,2.3522', { near: { latitude: 48.86, longitude: 2.35, radiusKm: 50 } }],
    ['?near=-0.001,-180,999999', { near: { latitude: 0, longitude: -180, radiusKm: 500 } }],
    [
      '?near=90,0,0&sort=distance',
      { near: { latitude: 90, longitude: 0, radiusKm: 50 }, sort: 'distance' },
    ],
    ['?near=91,0,10&sort=distance', {}],
    ['?near=1e3,0,10', {}],
    ['?near=48,2,-1', {}],
    ['?near=NaN,2', {}],
    ['?q=a&sort=date', { keywords: 'a', sort: 'date' }],
    ['?q=a&sort=relevance', { keywords: 'a' }],
    ['?sort=date', {}],
    ['?sort=cheapest', {}],
    ['?q=a?b', { keywords: 'a?b' }],
    ['?__proto__=1&constructor=cdi', {}],
  ] as const)('%s means %o', (address, input) => {
    expect(read(address)?.state).toEqual(toListState<OfferGroup>(input, offerGroups));
  });

  it('reports unknown slugs, and ignores slugs under another group', () => {
    expect(read('/nobody/cdi?region=france|bretagne')).toEqual({
      state: toListState<OfferGroup>({ facets: { contract: ['1'], region: ['1'] } }, offerGroups),
      unknown: { path: ['nobody'], query: ['france'] },
    });
  });

  it.each([
    '/toutes-actualites',
    '/en/careers/all-job-offers',
    '/emploi-carriere/toutes-offres-emploi/2',
    '/%zz',
    '',
  ])('%j is not the offers list in French', (address) => {
    expect(readListAddress(offersList, 'fr', namedOffers, address)).toBeUndefined();
  });
});

test('keywords are truncated between characters', () => {
  expect(toListState({ keywords: '🌊'.repeat(300) }).keywords).toBe('🌊'.repeat(200));
});

test('a facet without a slug is a programming error', () => {
  const state = toListState({ facets: { types: ['gone'] } });
  expect(() => writeListAddress(filterLists.news, 'fr', named, state)).toThrow(
    'types gone has no slug',
  );
});
