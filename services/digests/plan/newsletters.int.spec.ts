import { expect, test } from 'vitest';
import { readLedger } from '../ledger.ts';
import { dayMs, digestWorld } from '../testing/digest-world.ts';

const newsletter = (categories: readonly string[]) => ({
  type: 'newsletter' as const,
  wish: { of: 'news' as const, categories: [...categories] },
});

test('a newsletter contains the news of its categories and language that are public when it is composed', async () => {
  const world = await digestWorld();
  const { things } = world;
  await things.nameFacet('careers', 'Carrières', 'Careers');
  await things.news('Avant', 'careers');
  world.clock.advance(dayMs);
  const french = await world.subscribe(1, newsletter(['careers', 'results']));
  await world.subscribe(2, { ...newsletter(['careers']), locale: 'en' });
  const first = await things.news('Une première', 'careers');
  const withdrawn = await things.news('Retirée', 'careers');
  await things.news('Autre catégorie', 'sea');
  await things.news('English news', 'careers', 'en');
  // Planned but not public yet: it was only created.
  things.history.create('fr', things.history.items[0]?.newest.header ?? { title: '', slug: '' });
  expect(await world.mails()).toEqual([]);
  world.clock.advance(dayMs);
  await world.plan();
  await things.withdrawNews(withdrawn);
  const [one, other] = (await world.mails()).toSorted((a, b) => a.locale.localeCompare(b.locale));
  expect(one?.subject).toBe('English news');
  expect(one?.text).toContain('* English news');
  expect(one?.text).toContain('Category: Careers');
  expect(other?.text).toContain(
    '* Une première\n  Résumé : Une première.\n  Catégorie\u00a0: Carrières\n  https://www.estuaire.example/actualite/une-premi-re',
  );
  expect(other?.text).not.toMatch(/Avant|Retirée|Autre|English/);
  const [mail] = await readLedger(world.db.pool, french.id);
  expect(mail?.entries).toEqual([
    { itemId: first, match: { category: 'careers' }, leftOut: false },
    { itemId: withdrawn, match: { category: 'careers' }, leftOut: true },
  ]);
  world.clock.advance(dayMs);
  expect(await world.mails()).toEqual([]);
});

test('a monthly newsletter is sent once, on the first of the month', async () => {
  const world = await digestWorld();
  await world.subscribe(1, { ...newsletter(['careers']), frequency: 'monthly' });
  const days: string[] = [];
  for (let day = 0; day < 60; day += 1) {
    if (day % 10 === 0) await world.things.news(`Jour ${day}`, 'careers');
    for (const { text } of await world.mails())
      days.push(`${world.clock.now().toISOString().slice(0, 10)}: ${text.match(/^\* /gm)?.length}`);
    world.clock.advance(dayMs);
  }
  expect(days).toEqual(['2026-02-01: 3', '2026-03-01: 3']);
});
