import { describe, expect, it, test } from 'vitest';
import { facetDictionary } from './facets.ts';
import { filterLists } from './filter-lists.ts';
import { listStateOf } from './list-state.ts';
import { readListAddress } from './read-list-address.ts';
import { writeListAddress } from './write-list-address.ts';

const named = facetDictionary([
  ['cdi', { group: 'types', id: '1' }],
  ['stage', { group: 'types', id: '2' }],
  ['bretagne', { group: 'regions', id: '1' }],
  ['risques', { group: 'domains', id: '1' }],
  ['france', { group: 'countries', id: 'fr' }],
  ['economie', { group: 'categories', id: '1' }],
]);

describe('the address of', () => {
  it.each([
    ['nothing chosen', 'offers', 'fr', {}, '/emploi-carriere/toutes-offres-emploi'],
    [
      'single values, in the order of groups',
      'offers',
      'fr',
      { facets: { domains: ['1'], types: ['1'] } },
      '/emploi-carriere/toutes-offres-emploi/cdi/risques',
    ],
    [
      'more than the path has slots for',
      'offers',
      'en',
      { facets: { types: ['1'], regions: ['1'], domains: ['1'], countries: ['fr'] } },
      '/en/careers/all-job-offers/cdi/bretagne/risques?countries=france',
    ],
    [
      'several values of a group',
      'offers',
      'fr',
      { facets: { types: ['2', '1'], countries: ['fr'] } },
      '/emploi-carriere/toutes-offres-emploi/france?types=cdi%7Cstage',
    ],
    [
      'everything else',
      'offers',
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
    expect(writeListAddress(filterLists[list], locale, named, listStateOf(input))).toBe(address);
  });
});

describe('reading an address', () => {
  const read = (address: string) =>
    readListAddress(
      filterLists.offers,
      'fr',
      named,
      `/emploi-carriere/toutes-offres-emploi${address}`,
    );

  it.each([
    ['/risques/cdi', { facets: { domains: ['1'], types: ['1'] } }],
    ['/CDI/Risqu%C3%A9s/', { facets: { types: ['1'], domains: ['1'] } }],
    ['/cdi%7Cstage', { facets: { types: ['1', '2'] } }],
    ['/cdi?types=stage', { facets: { types: ['1', '2'] } }],
    ['?types=cdi&types=stage', { facets: { types: ['1', '2'] } }],
    ['?types=cdi|stage|cdi', { facets: { types: ['1', '2'] } }],
    ['?types=&categories=all&json=1', {}],
    ['?page=0', { page: 1 }],
    ['?page=-2', { page: 1 }],
    ['?page=1e3', { page: 1 }],
    ['?page=99999999999', { page: 1 }],
    ['?date_start=13-2026&date_end=2026-01', {}],
    ['?french_only=on&locale=1', { switches: ['locale'] }],
    ['?q=%20%09x%0Ay%00', { keywords: 'x y' }],
    ['?q=a?b', { keywords: 'a?b' }],
    ['?__proto__=1&constructor=cdi', {}],
  ] as const)('%s means %o', (address, input) => {
    expect(read(address)?.state).toEqual(listStateOf(input));
  });

  it('reports unknown slugs, and ignores slugs under another group', () => {
    expect(read('/nobody/cdi?regions=france|bretagne')).toEqual({
      state: listStateOf({ facets: { types: ['1'], regions: ['1'] } }),
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
    expect(readListAddress(filterLists.offers, 'fr', named, address)).toBeUndefined();
  });
});

test('keywords are truncated between characters', () => {
  expect(listStateOf({ keywords: '🌊'.repeat(300) }).keywords).toBe('🌊'.repeat(200));
});

test('a facet without a slug is a programming error', () => {
  const state = listStateOf({ facets: { types: ['gone'] } });
  expect(() => writeListAddress(filterLists.offers, 'fr', named, state)).toThrow(
    'types gone has no slug',
  );
});
