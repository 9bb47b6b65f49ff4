import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeCounts } from './compose-counts.ts';
import { OfferEngine } from './offer-engine.ts';
import { describeOfferIndexContract } from './offer-index.contract.ts';
import { engineAsIndex } from './testing/engine-as-index.ts';
import { expectedOffers } from './testing/expected-offers.ts';
import { offerIdOf, randomOffers, textOf } from './testing/random-offers.ts';
import { randomQuery } from './testing/random-queries.ts';
import { offersTitled, offerWith, queryFor, titlesFound } from './testing/search-for.ts';

describeOfferIndexContract('the engine', engineAsIndex, 400);

const byRelevance = (keywords: string) => ({ keywords, sort: 'relevance' }) as const;

describe('ranking', () => {
  async function ranked(offers: ReadonlyMap<OfferId, Offer>, keywords: string) {
    return titlesFound(engineAsIndex(offers).index, offers, byRelevance(keywords));
  }

  test('an exact word ranks above its inflections, however often these occur', async () => {
    const often = { description: { fr: textOf('comptables '.repeat(40)) } };
    const offers = new Map([
      [offerIdOf(1), offerWith('Comptables', often)],
      [offerIdOf(2), offerWith('Comptable des fournisseurs et des immobilisations du groupe')],
    ]);
    expect((await ranked(offers, 'comptable'))[0]).toMatch(/^Comptable des/);
    expect(await ranked(offers, 'comptables')).toEqual([
      'Comptables',
      'Comptable des fournisseurs et des immobilisations du groupe',
    ]);
  });

  test('a word in the title ranks above one in the text', async () => {
    const offers = new Map([
      [offerIdOf(1), offerWith('Juriste', { description: { fr: textOf('java '.repeat(20)) } })],
      [offerIdOf(2), offerWith('Développeur Java au sein d’une équipe de vingt personnes')],
    ]);
    expect((await ranked(offers, 'java'))[0]).toMatch(/^Développeur/);
  });

  test('a whole word ranks above words that it is a prefix of', async () => {
    const offers = offersTitled('Développeur JavaScript', 'Développeur Java');
    expect(await ranked(offers, 'java')).toEqual(['Développeur Java', 'Développeur JavaScript']);
  });

  const french = (title: string, text: string) =>
    offerWith(title, { description: { fr: textOf(text) } });
  const english = (title: string, text: string) =>
    offerWith('', { title: { en: title }, description: { en: textOf(text) } });

  test.each([
    ['its title', 'its text', french('Développeur', 'poste'), french('Chef', 'développement')],
    ['its title', 'an English one', french('Développeur', 'poste'), english('Developer', 'job')],
    ['an English title', 'its text', english('Developer', 'job'), french('Chef', 'développement')],
    ['its text', 'an English one', french('Chef', 'développement'), english('Lead', 'develop it')],
    ['its title as a word', 'its title', french('Dével', 'poste'), french('Développeur', 'poste')],
    ['its title twice', 'its title', french('Dével développé', 'a'), french('Développeur', 'a')],
  ])('a prefix: an offer with it in %s ranks above one with it in %s', async (...row) => {
    const [, , better, worse] = row;
    // Any of several equally close words.
    for (const [one, other] of [
      [better, worse],
      [worse, better],
    ]) {
      if (one === undefined || other === undefined) throw new Error('there are two offers');
      const { index } = engineAsIndex(
        new Map([
          [offerIdOf(1), one],
          [offerIdOf(2), other],
        ]),
      );
      const { hits } = await index.search(queryFor(byRelevance('dével')));
      expect(hits.map(({ id }) => (id === offerIdOf(1) ? one : other))).toEqual([better, worse]);
    }
  });

  test('the rarer of two words counts more', async () => {
    const offers = new Map([
      ...offersTitled('Agent', 'Agent', 'Agent', 'Agent'),
      [offerIdOf(8), offerWith('Agent', { description: { fr: textOf('notaire') } })],
      [offerIdOf(9), offerWith('Notaire', { description: { fr: textOf('agent') } })],
    ]);
    expect(await ranked(offers, 'agent notaire')).toEqual(['Notaire', 'Agent']);
  });

  test('offers in the language of the visitor come first', async () => {
    const offers = new Map([
      [offerIdOf(1), offerWith('', { title: { en: 'Data analyst' }, description: {} })],
      [offerIdOf(2), offerWith('Data analyst Paris')],
    ]);
    expect(await ranked(offers, 'data')).toEqual(['Data analyst Paris', 'Data analyst']);
  });

  test('of equal matches the newest comes first', async () => {
    const at = (publishedAt: string) => offerWith('Docker', { publishedAt });
    const offers = new Map([
      [offerIdOf(1), at('2026-03-01T08:00:00Z')],
      [offerIdOf(2), at('2026-03-02T08:00:00Z')],
    ]);
    const { hits } = await engineAsIndex(offers).index.search(queryFor(byRelevance('docker')));
    expect(hits.map(({ id }) => id)).toEqual([offerIdOf(2), offerIdOf(1)]);
  });
});

describe('typos', () => {
  const offers = offersTitled('Ingénieur fournisseurs', 'Ingénieur', 'Comptable', 'Chat');
  const { index } = engineAsIndex(offers);
  const search = (keywords: string) => index.search(queryFor({ keywords }));

  test.each([
    ['ingeneur', 2, 'ingénieur'],
    ['ingnieurr', 2, 'ingénieur'],
    ['inégnieur', 2, 'ingénieur'],
    ['comptabel', 1, 'comptable'],
    ['ingenieur fournisurs', 1, 'fournisseurs'],
    ['ingeneur fournisurs', 1, 'ingénieur fournisseurs'],
    ['chot', 1, 'chat'],
  ])('“%s” finds %i offers by “%s”', async (keywords, total, corrected) => {
    expect(await search(keywords)).toMatchObject({ total, corrected });
  });

  test.each([
    ['cha', 1],
    ['cho', 0],
    ['chott', 0],
    ['xxgeneur', 0],
    ['comptables', 1],
  ])('“%s” is not corrected and finds %i offers', async (keywords, total) => {
    const found = await search(keywords);
    expect(found.total).toBe(total);
    expect(found).not.toHaveProperty('corrected');
  });

  test('words of closed offers are not used as corrections', () => {
    const engine = new OfferEngine();
    engine.put(offerIdOf(1), offerWith('Comptable'));
    engine.put(offerIdOf(2), offerWith('Contable'));
    engine.remove(offerIdOf(2));
    const found = engine.search(queryFor({ keywords: 'contable' }));
    expect(found).toMatchObject({ total: 1, corrected: 'comptable' });
  });
});

test('a prefix that was searched before also finds later changes', () => {
  const engine = new OfferEngine();
  const found = () => {
    const { hits } = engine.search(queryFor(byRelevance('compt')));
    return hits.map(({ id }) => id).toSorted();
  };
  for (let number = 0; number < 1_100; number += 1)
    engine.put(offerIdOf(number), offerWith(number === 1_099 ? 'Comptable' : 'Juriste'));
  expect(found()).toEqual([offerIdOf(1_099)]);
  engine.put(offerIdOf(1_100), offerWith('Comptabilité'));
  expect(found()).toEqual([offerIdOf(1_099), offerIdOf(1_100)]);
  // Enough for the others to be renumbered.
  for (let number = 0; number < 1_060; number += 1) engine.remove(offerIdOf(number));
  expect(found()).toEqual([offerIdOf(1_099), offerIdOf(1_100)]);
});

test('a search is not affected by those before it', () => {
  const offers = randomOffers(60, 8);
  const engineWith = () => {
    const engine = new OfferEngine();
    for (const [id, offer] of offers) engine.put(id, offer);
    return engine;
  };
  const used = engineWith();
  fc.assert(
    fc.property(randomQuery, (query) => {
      for (const sort of ['relevance', 'date'] as const)
        expect(used.search({ ...query, sort })).toEqual(engineWith().search({ ...query, sort }));
    }),
    { seed: 31, numRuns: 100 },
  );
});

test('adding, changing and removing offers gives the same results as a new index', () => {
  const kept = randomOffers(400, 3);
  const engine = new OfferEngine();
  const rounds = [...randomOffers(4_000, 5)];
  for (const [at, [, offer]] of rounds.entries()) engine.put(offerIdOf(at % 700), offer);
  for (let number = 0; number < 700; number += 1) {
    const offer = kept.get(offerIdOf(number));
    if (offer === undefined) engine.remove(offerIdOf(number));
    else engine.put(offerIdOf(number), offer);
  }
  const fresh = new OfferEngine();
  for (const [id, offer] of kept) fresh.put(id, offer);
  expect(engine.size).toBe(400);
  expect(engine.suggest('compt', 'fr', 10)).toEqual(fresh.suggest('compt', 'fr', 10));
  fc.assert(
    fc.property(randomQuery, (query) => {
      const { hits, total, countries, counts } = engine.search(query);
      const ids = hits.map(({ id }) => id);
      const found = { ids, total, countries, counts: composeCounts(counts, engine.facetIds) };
      expect(found).toEqual(expectedOffers(kept, query));
      const byRank = { ...query, sort: 'relevance' } as const;
      expect(engine.search(byRank).hits).toEqual(fresh.search(byRank).hits);
    }),
    { seed: 13, numRuns: 100 },
  );
});
