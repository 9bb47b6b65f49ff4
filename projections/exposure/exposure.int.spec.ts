import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import type { createTestDatabase } from '@parvis/ops/testing/database.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ContentHistory } from '../engine/testing/content-history.ts';
import { randomHistory } from '../engine/testing/random-edits.ts';
import { findExposures } from './find-exposures.ts';
import { listPublicChanges } from './list-public-changes.ts';
import { ledgerWorld } from './testing/ledger-world.ts';

/** Revisions that a naive reading of the log finds, and the spans in which pages showed them. */
async function readNaively(db: Awaited<ReturnType<typeof createTestDatabase>>, text: string) {
  const { rows } = await db.pool.query<{ subject: string; revision: number; spans: string[] }>(
    `select module_id as subject, revision, array(
       select concat_ws(' ', path, valid_from, coalesce(valid_to, '-')) from page_fragments.content_fragment
       where modules @> jsonb_build_array(jsonb_build_object('id', module_id, 'revision', revision))
       order by valid_from) as spans
     from page_fragments.module_revision where content->'data'->>'text' = $1`,
    [text],
  );
  return rows.map(({ subject, revision, spans }) => ({
    key: `${subject} ${revision}`,
    spans: joined(spans.map((span) => span.split(' '))),
  }));
}

/** Joins spans that follow each other at one path. */
function joined(spans: readonly string[][]): string[] {
  const all: string[][] = [];
  for (const [path = '', from = '', to = ''] of spans) {
    const last = all.at(-1);
    if (last?.[0] === path && last[2] === from) last[2] = to;
    else all.push([path, from, to]);
  }
  return all.map((span) => span.join(' '));
}

/** Several random histories in one log, each with items of its own, and the texts said in them. */
function manyHistories() {
  const said = new Set<string>();
  const history = new ContentHistory();
  let made = 0;
  for (const sample of fc.sample(randomHistory, { numRuns: 40, seed: 44 })) {
    const { log } = sample;
    const ids = new Map<string, string>();
    const renamed = (data: unknown) =>
      JSON.parse(
        JSON.stringify(data).replaceAll(/item(\d{8})(\d{4})?/g, (_, item, module = '') => {
          const id = ids.get(item) ?? `item${String((made += 1)).padStart(8, '0')}`;
          ids.set(item, id);
          return id + module;
        }),
      );
    const events = log.events.map(({ type, data }) => ({ type, data: renamed(data) }));
    for (const event of events) {
      history.log.append(`content-${event.data.contentId}`, event);
      if (event.type === 'ModuleSaved') said.add(event.data.content.data.text);
    }
  }
  return { history, said };
}

test('a phrase finds exactly the revisions with it, and exactly the times at which pages showed them', async () => {
  const { db, folding, find } = await ledgerWorld();
  const { history, said } = manyHistories();
  await folding.catchUp(history.log, 17);
  expect(said.size).toBeGreaterThan(20);
  let shownTimes = 0;
  for (const text of said) {
    const { items } = await find(text.toUpperCase(), { withUnpublished: true });
    const found = items.flatMap(({ subject, first, last, times }) =>
      Array.from({ length: last - first + 1 }, (_, place) => ({
        key: `${subject} ${first + place}`,
        spans: joined(
          times
            .filter(({ revision }) => revision === first + place)
            .map(({ paths, position, until }) => [
              Object.values(paths ?? {})[0] ?? '',
              position,
              until ?? '-',
            ]),
        ),
      })),
    );
    const sorted = (some: typeof found) => some.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    expect(sorted(found)).toEqual(sorted(await readNaively(db, text)));
    shownTimes += found.flatMap(({ spans }) => spans).length;
  }
  expect(shownTimes).toBeGreaterThan(20);
});

test('whatever changed on a page in public is listed, and nothing else', async () => {
  const { db, folding } = await ledgerWorld();
  const { history } = manyHistories();
  await folding.catchUp(history.log, 17);
  const joins = history.log.events.filter(({ type }) => type === 'TranslationGroupJoined');
  const { rows } = await db.pool.query<{ one: string }>(
    `select distinct id || ' ' || boundary as one from page_fragments.content_fragment
       cross join lateral (values (valid_from), (valid_to)) as at (boundary)
     where boundary is not null and boundary <> all($1)`,
    [joins.map(({ position }) => position)],
  );
  const { items } = await listPublicChanges(db.pool, {
    after: startOfLog,
    until: await history.log.head(),
    pageSize: 100_000,
  });
  const listed = new Set(items.map(({ owner, position }) => `${owner} ${position}`));
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.map(({ one }) => one).filter((one) => !listed.has(one))).toEqual([]);
  const changed = new Set(rows.map(({ one }) => one));
  const unseen = items.filter(({ owner, position }) => !changed.has(`${owner} ${position}`));
  // A revision with the same content as the one before is a publication that nobody can see.
  expect(unseen.filter(({ what }) => what !== 'header-changed')).toEqual([]);
});

test('a sentence is followed from its author over its publication and a move to its withdrawal', async () => {
  const { folding, find } = await ledgerWorld();
  const history = new ContentHistory();
  const page = history.create('fr', { title: 'Groupe', slug: 'groupe' });
  const module = history.addModule(page);
  history.saveModule(page, module, 'Une hausse de douze pour cent');
  history.activate(page, module);
  history.publish(page);
  history.saveModule(page, module, 'Encore : « une hausse de douze pour\u00a0cent »', {
    draft: true,
  });
  history.publish(page);
  history.saveHeader(page, { title: 'Groupe', slug: 'le-groupe' });
  history.saveModule(page, module, 'Une hausse');
  await folding.catchUp(history.log);
  const { items } = await find('hausse de DOUZE pour cent');
  expect(
    items.map(({ passage, first, last, times }) => ({
      value: passage.map(({ text }) => text).join(''),
      revisions: [first, last],
      times: times.map(({ revision, paths, to }) => [revision, paths, to !== null]),
    })),
  ).toEqual([
    {
      value: 'Encore : « une hausse de douze pour\u00a0cent »',
      revisions: [2, 2],
      times: [
        [2, { fr: '/groupe' }, true],
        [2, { fr: '/le-groupe' }, true],
      ],
    },
    {
      value: 'Une hausse de douze pour cent',
      revisions: [1, 1],
      times: [[1, { fr: '/groupe' }, true]],
    },
  ]);
  expect((await find('douze pour cent', { section: '/le-groupe' })).total).toBe(1);
  expect((await find('douze pour cent', { person: 'nobody000000' })).total).toBe(0);
  const end = items[0]?.times.at(-1)?.to?.at;
  expect((await find('douze pour cent', { from: end })).total).toBe(0);
});

test('what was never public is found only by those who ask for it', async () => {
  const { folding, find } = await ledgerWorld();
  const history = new ContentHistory();
  const page = history.create('en', { title: 'A secret plan', slug: 'plan' });
  await folding.catchUp(history.log);
  expect((await find('secret plan')).total).toBe(0);
  const { items } = await find('secret plan', { withUnpublished: true });
  expect(items.map(({ owner, times }) => ({ owner, times }))).toEqual([{ owner: page, times: [] }]);
});

test('a text with every two words of a phrase, but not the phrase, is not found', async () => {
  const { folding, find } = await ledgerWorld();
  const history = new ContentHistory();
  const page = history.create('en', { title: 'the old port, and old port of call', slug: 'port' });
  history.publish(page);
  await folding.catchUp(history.log);
  expect((await find('the old port')).total).toBe(1);
  expect((await find('the old port of')).total).toBe(0);
});

test('titles, menus, settings and posts are found with the times at which they stood', async () => {
  const { folding, find, db } = await ledgerWorld();
  const history = new ContentHistory();
  const position = (): Position => history.log.events.at(-1)?.position ?? history.log.append('x');
  const entry = { label: 'Nos métiers', link: { kind: 'path', path: '/metiers' }, children: [] };
  const menu = (revision: number, entries: unknown[]) => ({
    type: 'MenuSaved',
    data: { menuId: 'menu00000001', revision, menu: { name: 'main', locale: 'fr', entries } },
  });
  history.log.append('menu-menu00000001', menu(1, [entry]));
  const from = position();
  history.log.append('menu-menu00000001', menu(2, []));
  await folding.catchUp(history.log);
  const byWords = await find('nos metiers');
  const byLink = await findExposures(db.pool, {
    wanted: [{ form: 'link', values: ['/metiers'] }],
    withUnpublished: false,
    page: 1,
    pageSize: 10,
  });
  for (const { items } of [byWords, byLink])
    expect(
      items.map(({ kind, times }) => [kind, times.map((one) => [one.position, one.until])]),
    ).toEqual([['menu', [[from, position()]]]]);
});
