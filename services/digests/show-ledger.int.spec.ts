import type { Locale } from '@parvis/contracts/site/locale.ts';
import { offerIdOf } from '@parvis/projections/offer-index/testing/random-offers.ts';
import { expect, test } from 'vitest';
import { maxEntries } from './plan/matches.ts';
import { showLedger } from './show-ledger.ts';
import { dayMs, digestWorld, offersCriteria } from './testing/digest-world.ts';

type World = Awaited<ReturnType<typeof digestWorld>>;
type Subscribed = Awaited<ReturnType<World['subscribe']>>;

async function ledgerOf(
  { db, subjects }: World,
  { id, subjectId }: Subscribed,
  wish: Parameters<typeof showLedger>[1]['wish'],
  locale: Locale = 'fr',
) {
  const subject = await subjects.read(subjectId);
  return showLedger(db.pool, { id, wish }, subject?.data ?? [], locale);
}

test('the ledger shows the entries of an e-mail and their reasons, including those since closed', async () => {
  const world = await digestWorld();
  const wish = offersCriteria({
    facets: { contract: ['permanent'] },
    hasKeywords: true,
    radiusKm: 50,
  });
  const given = { keywords: 'comptable', coordinates: { latitude: 48.4, longitude: -4.5 } };
  const requested = await world.subscribe(1, { wish }, given);
  const place = {
    continent: 'europe',
    country: 'FR',
    region: 'Bretagne',
    city: 'Brest',
    latitude: 48.39,
    longitude: -4.49,
  } as const;
  const at = { contract: 'permanent', place } as const;
  await world.things.offer(1, 'Comptable un', at);
  await world.things.offer(2, 'Comptable deux', at);
  await world.things.offer(3, 'Comptable trois', at);
  world.clock.advance(dayMs);
  await world.plan();
  await world.things.closeOffer(3);
  expect(await ledgerOf(world, requested, wish)).toEqual([]);
  await world.send();
  await world.things.closeOffer(2);

  const because =
    'Correspond à\u00a0: CDI\u202f; «\u00a0comptable\u00a0»\u202f; près du lieu choisi';
  const [mail, ...others] = await ledgerOf(world, requested, wish);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ at: world.clock.now().toISOString(), rest: 0 });
  expect(mail?.items.toSorted((a, b) => String(b.title).localeCompare(String(a.title)))).toEqual([
    {
      id: offerIdOf(1),
      title: 'Comptable un',
      path: expect.stringMatching(/-comptable-un$/),
      because,
    },
    { id: offerIdOf(2), title: 'Comptable deux', path: undefined, because },
  ]);
  const [english] = await ledgerOf(world, requested, wish, 'en');
  expect(english?.items[0]?.because).toBe(
    'Matches: Permanent contract; “comptable”; near the place you chose',
  );
});

test('for news that have been withdrawn since, only the category is shown', async () => {
  const world = await digestWorld();
  await world.things.nameFacet('careers', 'Carrières', 'Careers');
  const wish = { of: 'news' as const, categories: ['careers'] };
  const requested = await world.subscribe(1, { type: 'newsletter', wish });
  await world.things.news('Une', 'careers');
  const withdrawn = await world.things.news('Deux', 'careers');
  world.clock.advance(dayMs);
  await world.mails();
  await world.things.withdrawNews(withdrawn);
  const [mail] = await ledgerOf(world, requested, wish);
  const because = 'Catégorie\u00a0: Carrières';
  expect(mail?.items).toEqual([
    { id: expect.any(String), title: 'Une', path: '/actualite/une', because },
    { id: withdrawn, title: undefined, path: undefined, because },
  ]);
});

test('the five latest e-mails are shown, with the number of other matches', async () => {
  const world = await digestWorld();
  const requested = await world.subscribe(1, {});
  for (let day = 1; day <= 7; day += 1) {
    for (let one = 0; one < maxEntries + 2; one += 1)
      await world.things.offer(day * 100 + one, `Jour ${day}`);
    world.clock.advance(dayMs);
    await world.mails();
  }
  const mails = await ledgerOf(world, requested, offersCriteria());
  expect(mails.map(({ items }) => items[0]?.title)).toEqual([
    'Jour 7',
    'Jour 6',
    'Jour 5',
    'Jour 4',
    'Jour 3',
  ]);
  for (const { items, rest } of mails) expect([items.length, rest]).toEqual([maxEntries, 2]);
  expect(mails[0]?.items[0]?.because).toBeUndefined();
});
