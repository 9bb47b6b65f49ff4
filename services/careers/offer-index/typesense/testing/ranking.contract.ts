import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { IndexUnderTest } from '@parvis/projections/offer-index/offer-index.contract.ts';
import { offerIdOf, textOf } from '@parvis/projections/offer-index/testing/random-offers.ts';
import {
  offersTitled,
  offerWith,
  queryFor,
  titlesFound,
} from '@parvis/projections/offer-index/testing/search-for.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Open = (offers: ReadonlyMap<OfferId, Offer>) => Promise<IndexUnderTest>;

/** Tests how Typesense ranks and corrects, which differs from the embedded engine. */
export function describeTypesenseRanking(name: string, open: Open): void {
  describe(`${name}: ranking`, () => {
    async function ranked(offers: ReadonlyMap<OfferId, Offer>, keywords: string) {
      const { index, close } = await open(offers);
      const titles = await titlesFound(index, offers, { keywords, sort: 'relevance' });
      await close();
      return titles;
    }

    test('an exact word ranks above its inflections, however often these occur', async () => {
      const often = { description: { fr: textOf('comptables '.repeat(40)) } };
      const offers = new Map([
        [offerIdOf(1), offerWith('Comptables', often)],
        [offerIdOf(2), offerWith('Comptable des fournisseurs')],
      ]);
      expect(await ranked(offers, 'comptable')).toEqual([
        'Comptable des fournisseurs',
        'Comptables',
      ]);
      expect(await ranked(offers, 'comptables')).toEqual([
        'Comptables',
        'Comptable des fournisseurs',
      ]);
    });

    test('a word in the title ranks above one in the text', async () => {
      const offers = new Map([
        [offerIdOf(1), offerWith('Juriste', { description: { fr: textOf('java java') } })],
        [offerIdOf(2), offerWith('Développeur Java au sein d’une équipe')],
      ]);
      expect((await ranked(offers, 'java'))[0]).toMatch(/^Développeur/);
    });

    test('an inflection in the title comes before the word in the text', async () => {
      const offers = new Map([
        [offerIdOf(1), offerWith('Juriste', { description: { fr: textOf('comptable') } })],
        [offerIdOf(2), offerWith('Comptables')],
      ]);
      expect(await ranked(offers, 'comptable')).toEqual(['Comptables', 'Juriste']);
    });

    test('a whole word ranks above words that it is a prefix of', async () => {
      const offers = offersTitled('Développeur JavaScript', 'Développeur Java');
      expect(await ranked(offers, 'java')).toEqual(['Développeur Java', 'Développeur JavaScript']);
    });

    test('of equal matches the newest comes first', async () => {
      const at = (day: number) =>
        offerWith(`Docker ${day}`, { publishedAt: `2026-03-0${day}T08:00:00Z` });
      const offers = new Map([
        [offerIdOf(1), at(1)],
        [offerIdOf(2), at(2)],
      ]);
      expect(await ranked(offers, 'docker')).toEqual(['Docker 2', 'Docker 1']);
    });
  });

  describe(`${name}: typos`, () => {
    let opened: IndexUnderTest;
    beforeAll(async () => {
      opened = await open(
        offersTitled('Ingénieur fournisseurs', 'Ingénieur', 'Comptable', 'Chat', 'Ours'),
      );
    });
    afterAll(() => opened.close());
    const search = (keywords: string) => opened.index.search(queryFor({ keywords }));

    test.each([
      ['ingeneur', 2, 'ingénieur'],
      ['ingnieurr', 2, 'ingénieur'],
      ['comptabel', 1, 'comptable'],
      ['ingenieur fournisurs', 1, 'fournisseurs'],
      ['chot', 1, 'chat'],
    ])('“%s” finds %i offers by “%s”', async (keywords, total, corrected) => {
      expect(await search(keywords)).toMatchObject({ total, corrected });
    });

    test.each([
      ['xxgeneur', 0],
      ['chott', 0],
      ['our', 1],
      ['oub', 0],
      ['comptables', 1],
    ])('“%s” is not corrected and finds %i offers', async (keywords, total) => {
      const found = await search(keywords);
      expect(found.total).toBe(total);
      expect(found).not.toHaveProperty('corrected');
    });
  });

  test(`${name}: a query with as many words as people may type is accepted`, async () => {
    const { index, close } = await open(offersTitled('Docker'));
    const words = Array.from({ length: 100 }, (_, at) =>
      String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26)),
    );
    const facets = { contract: ['vie'], domain: ['finance'], city: ['fr-bretagne-brest'] };
    const near = { latitude: 48.4, longitude: -4.5, radiusKm: 50 };
    const query = queryFor({ keywords: words.join(' '), facets, near, sort: 'relevance' });
    expect((await index.search({ ...query, writtenIn: 'fr', outside: 'FR' })).total).toBe(0);
    await close();
  });
}
