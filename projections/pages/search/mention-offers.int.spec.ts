import { searchPath } from '@parvis/contracts/site/search/search-address.ts';
import type { SiteSearch } from '@parvis/contracts/site/search/site-search.ts';
import { synonymListSchema } from '@parvis/contracts/synonyms/synonym-list.ts';
import { expect, test } from 'vitest';
import { offerIdOf } from '../../offer-index/testing/random-offers.ts';
import { composeSite } from '../compose-site.ts';
import { careersWorld } from '../offers/testing/careers-world.ts';
import { composeSynonymsPreview } from './compose-synonyms-preview.ts';

const list = '/emploi-carriere/toutes-offres-emploi';

/** A site with two accountants, one page about them, and a search for these words. */
async function openSite() {
  const here = await careersWorld();
  here.publish(1);
  here.publish(2, { title: { fr: 'Comptable fournisseurs' }, reference: 'EST-2026-01931' });
  const page = here.history.create('fr', { title: 'Les comptables', slug: 'comptables' });
  here.history.publish(page);
  const search = async (words: string) => {
    await here.caughtUp();
    const query = new URLSearchParams({ search: words }).toString();
    const request = { path: searchPath('fr', {}), query, now: new Date('2026-11-20T08:00:00Z') };
    const composed = await composeSite(here.pool, here.indexAt, { ...request, as: 'page' });
    if (composed.kind !== 'screen' || composed.screen.screen !== 'search')
      throw new Error('expected the page of results');
    return { ...composed, found: composed.screen.found };
  };
  return { ...here, search };
}

const pagesIn = ({ items }: SiteSearch) =>
  items.map(({ title }) => title.map(({ text }) => text).join(''));

test('a search of the site mentions the offers that its words find, with a link to them', async () => {
  const { search } = await openSite();
  const { found, tags } = await search('comptable');
  expect(pagesIn(found)).toEqual(['Les comptables']);
  expect(found.offers).toEqual({ total: 2, path: `${list}?q=comptable` });
  expect(tags).toEqual(expect.arrayContaining(['offers', 'synonyms', 'search:fr']));
  expect((await search('capitaine')).found.offers).toBeUndefined();
});

test('the reference of an offer leads to it, and was not searched in vain', async () => {
  const { search } = await openSite();
  const { found, missed } = await search('EST-2026-01931');
  expect([found.total, missed]).toEqual([0, undefined]);
  expect(found.offers).toMatchObject({
    total: 1,
    only: {
      title: 'Comptable fournisseurs',
      path: expect.stringContaining(`${offerIdOf(2)}-comptable-fournisseurs`),
    },
  });
});

test('words that find neither pages nor offers were searched in vain', async () => {
  const { search, loseIndex } = await openSite();
  const missed = { place: 'site', locale: 'fr', compared: 'capitaine', shown: 'capitaine' };
  expect((await search('Capitaine !')).missed).toEqual(missed);
  loseIndex();
  expect((await search('comptable')).found.offers).toBeUndefined();
});

test('rules that editors saved apply to pages and offers, and others can be tried before', async () => {
  const { search, log, pool, indexAt, caughtUp } = await openSite();
  const rules = synonymListSchema.parse({
    rules: [{ locale: 'fr', kind: 'both-way', words: ['chiffreur', 'comptable'] }],
  }).rules;
  const preview = { typed: 'chiffreur', locale: 'fr', rules } as const;
  await caughtUp();
  const none = { total: 0, titles: [] };
  expect(await composeSynonymsPreview(pool, await indexAt(), preview)).toEqual({
    offers: {
      current: none,
      edited: { total: 2, titles: expect.arrayContaining(['Comptable fournisseurs']) },
    },
    site: { current: none, edited: { total: 1, titles: ['Les comptables'] } },
  });
  expect((await search('chiffreur')).found).toMatchObject({ total: 0, offers: undefined });
  const data = { revision: 1, list: { rules } };
  log.append('synonyms-words', { type: 'SynonymsSaved', data });
  expect((await search('chiffreur')).found).toMatchObject({ total: 1, offers: { total: 2 } });
});
