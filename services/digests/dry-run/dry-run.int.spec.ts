import type { OfferCriteria } from '@parvis/contracts/alerts/alert.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { PublishedItems } from '../testing/published-items.ts';
import { simulateDigests } from './simulate-digests.ts';

const offersWith = (changes: Partial<OfferCriteria> = {}): OfferCriteria => ({
  of: 'offers',
  facets: {},
  switches: [],
  hasKeywords: false,
  ...changes,
});

async function world() {
  const db = await createMigratedDatabase();
  onTestFinished(() => db.drop());
  let now = new Date('2026-01-01T12:00:00Z');
  const things = await PublishedItems.create(db.pool, () => now);
  return {
    db: db.pool,
    things,
    at: (time: string) => {
      now = new Date(time);
    },
  };
}

test('offers are counted in the first e-mail due after their first publication, unless they were closed by then', async () => {
  const { db, things, at } = await world();
  await things.offer(1, 'Comptable d’il y a longtemps');
  at('2026-03-02T09:00:00Z');
  await things.offer(2, 'Comptable du lundi');
  await things.offer(3, 'Juriste du lundi');
  at('2026-03-03T09:00:00Z');
  await things.offer(4, 'Comptable fermé le mercredi');
  await things.closeOffer(1);
  await things.offer(1, 'Comptable d’il y a longtemps, rouvert');
  at('2026-03-04T09:00:00Z');
  await things.closeOffer(4);
  at('2026-03-10T09:00:00Z');
  await things.offer(5, 'Comptable de la semaine suivante');
  await things.offer(6, 'Comptable à Rennes');
  at('2026-04-10T09:00:00Z');
  await things.offer(7, 'Comptable dont l’e-mail n’est pas encore dû');

  const now = new Date('2026-04-10T12:00:00Z');
  const wish = offersWith({ hasKeywords: true });
  const proposed = { wish, locale: 'fr', given: { keywords: 'comptables' } } as const;
  const sent = (frequency: 'at-once' | 'daily' | 'weekly') =>
    simulateDigests(db, { ...proposed, frequency }, now);
  expect(await sent('at-once')).toMatchObject({ days: 90, mails: 4, items: 5 });
  expect(await sent('daily')).toMatchObject({ mails: 3, items: 4 });
  expect(await sent('weekly')).toEqual({
    days: 90,
    mails: 2,
    items: 3,
    examples: [
      {
        title: 'Comptable à Rennes',
        path: expect.stringContaining('comptable-a-rennes'),
        at: '2026-03-10T09:00:00.000Z',
      },
      expect.objectContaining({ title: 'Comptable de la semaine suivante' }),
      expect.objectContaining({ title: 'Comptable du lundi' }),
    ],
  });
});

test('when many offers appear, it looks back only as many whole days as have few enough', async () => {
  const { db, things, at } = await world();
  const published = ['2026-03-01T09:00:00Z', '2026-03-20T09:00:00Z', '2026-04-01T09:00:00Z'];
  for (const [number, time] of published.entries()) {
    at(time);
    await things.offer(number, `Comptable ${number}`);
  }
  // A later correction does not make an offer new.
  at('2026-04-02T09:00:00Z');
  await things.offer(0, 'Comptable corrigé');
  const proposed = { wish: offersWith(), locale: 'fr', frequency: 'daily' } as const;
  const run = async (mostOffers: number, now = new Date('2026-04-05T12:00:00Z')) => {
    const found = await simulateDigests(db, proposed, now, mostOffers);
    return found && [found.days, found.items];
  };
  expect(await run(3)).toEqual([90, 3]);
  expect(await run(2)).toEqual([35, 2]);
  expect(await run(1)).toEqual([16, 1]);
  // Offers of less than a day would not tell what to expect, and matching them all takes long.
  expect(await run(0, new Date('2026-04-01T18:00:00Z'))).toBeUndefined();
});

test('news are counted in their language and categories while they are public', async () => {
  const { db, things, at } = await world();
  await things.news('Ancienne', 'careers');
  at('2026-03-02T09:00:00Z');
  await things.news('Une', 'careers');
  await things.news('Deux', 'results');
  await things.news('English one', 'careers', 'en');
  at('2026-03-20T09:00:00Z');
  await things.news('Trois', 'careers');
  await things.withdrawNews(await things.news('Retirée', 'careers'));
  const proposed = {
    wish: { of: 'news' as const, categories: ['careers', 'other'] },
    locale: 'fr' as const,
    frequency: 'monthly' as const,
  };
  const run = await simulateDigests(db, proposed, new Date('2026-04-05T12:00:00Z'));
  expect(run).toMatchObject({ mails: 1, items: 2 });
  expect(run?.examples.map(({ title, at: day }) => `${title} ${day.slice(0, 10)}`)).toEqual([
    'Trois 2026-03-20',
    'Une 2026-03-02',
  ]);
});

test('a site on which nothing was ever published would have sent nothing', async () => {
  const { db } = await world();
  const proposed = { wish: offersWith(), locale: 'en', frequency: 'daily' } as const;
  expect(await simulateDigests(db, proposed, new Date('2026-04-05T12:00:00Z'))).toEqual({
    days: 90,
    mails: 0,
    items: 0,
    examples: [],
  });
});
