import type { HeaderOf } from '@parvis/contracts/content/header.ts';
import { expect, test } from 'vitest';
import { listChangedTags } from '../engine/changed-tags.ts';
import { ContentHistory } from '../engine/testing/content-history.ts';
import { projectionWorld, waitLimitMs } from '../engine/testing/projection-world.ts';
import { composeContentScreen } from './compose-content-screen.ts';
import { listEntries } from './list-entries.ts';
import { pageFragments } from './page-fragments.ts';

const facets = { types: [], regions: [], domains: [], countries: [], entities: [], keywords: [] };

function news(slug: string, publishedOn: string, more: Partial<HeaderOf<'news'>> = {}) {
  const nature = 'article' as const;
  return { kind: 'news', title: slug, slug, nature, publishedOn, ...facets, ...more } as const;
}

const leader: HeaderOf<'personality'> = {
  kind: 'personality',
  firstName: 'Ada',
  lastName: 'Morel',
  slug: 'ada-morel',
  role: 'Directrice générale',
  isSpokesperson: true,
  order: 1,
  socialLinks: [],
};

async function site() {
  const { db, log, start } = await projectionWorld();
  const history = new ContentHistory(log);
  const engine = start([pageFragments]);
  const catchUp = async () => {
    log.announce();
    expect(await engine.waitUntil(['page-fragments'], await log.head(), waitLimitMs)).toBe(true);
    return log.head();
  };
  const add = (...given: Parameters<ContentHistory['create']>) => {
    const id = history.create(...given);
    history.publish(id);
    return id;
  };
  return { db: db.pool, history, add, catchUp };
}

test('every kind is read at its own path, and only pages and chapters are in the menu', async () => {
  const { db, add, catchUp } = await site();
  const chapter = add('fr', { kind: 'chapter', title: 'Groupe', slug: 'groupe', order: 1 });
  add('fr', { title: 'Histoire', slug: 'histoire', parentId: chapter });
  add('fr', news('resultats', '2026-02-12'));
  add('en', news('results', '2026-02-12'));
  add('fr', { kind: 'focus', title: 'En direct', slug: 'direct', live: true, splash: false });
  add('fr', leader);
  await catchUp();
  const menu = [
    {
      title: 'Groupe',
      path: '/groupe',
      children: [{ title: 'Histoire', path: '/groupe/histoire' }],
    },
  ];
  for (const [path, title, details] of [
    ['/groupe', 'Groupe', { kind: 'chapter', order: 1 }],
    ['/groupe/histoire', 'Histoire', { kind: 'page' }],
    ['/actualite/resultats', 'resultats', { kind: 'news', publishedOn: '2026-02-12' }],
    ['/focus/direct', 'En direct', { kind: 'focus', live: true, splash: false }],
    ['/groupe/gouvernance/ada-morel', 'Ada Morel', { kind: 'personality', order: 1 }],
  ] as const)
    expect(await composeContentScreen(db, path)).toMatchObject({
      screen: { frame: { menu }, page: { path, title, details } },
    });
  expect(await composeContentScreen(db, '/en/news/results')).toMatchObject({
    screen: { frame: { menu: [] }, page: { title: 'results', breadcrumb: [] } },
  });
});

test('a leader is below the pages that their address begins with, as soon as those exist', async () => {
  const { db, add, catchUp } = await site();
  add('fr', leader);
  const before = await catchUp();
  const composed = await composeContentScreen(db, '/groupe/gouvernance/ada-morel');
  expect(composed).toMatchObject({ screen: { page: { breadcrumb: [] } } });
  const group = add('fr', { title: 'Le groupe', slug: 'groupe' });
  add('fr', { title: 'Gouvernance', slug: 'gouvernance', parentId: group });
  await catchUp();
  expect(await composeContentScreen(db, '/groupe/gouvernance/ada-morel')).toMatchObject({
    screen: {
      page: {
        breadcrumb: [
          { title: 'Le groupe', path: '/groupe' },
          { title: 'Gouvernance', path: '/groupe/gouvernance' },
        ],
      },
    },
  });
  const changed = await listChangedTags(db, 'page-fragments', before);
  for (const path of ['/groupe', '/groupe/gouvernance']) {
    expect(composed.tags).toContain(`path:${path}`);
    expect(changed.tags.map(({ tag }) => tag)).toContain(`path:${path}`);
  }
});

test('a news item with a new slug is redirected from the old one; an unpublished one is gone', async () => {
  const { db, history, add, catchUp } = await site();
  const id = add('fr', news('avant', '2026-02-12'));
  history.saveHeader(id, news('apres', '2026-02-12'));
  await catchUp();
  expect(await composeContentScreen(db, '/actualite/avant')).toMatchObject({
    kind: 'moved',
    to: '/actualite/apres',
  });
  history.onItem('ContentUnpublished', id);
  await catchUp();
  expect(await composeContentScreen(db, '/actualite/apres')).toMatchObject({
    screen: { screen: 'gone' },
  });
});

test('news are listed by date, filtered by their fields, and as they were at any past position', async () => {
  const { db, history, add, catchUp } = await site();
  const finance = { category: 'finance', regions: ['europe', 'asie'] };
  add('fr', news('vieux', '2025-01-01', finance));
  const event = { nature: 'event', eventStart: '2026-05-04T08:00:00Z' } as const;
  const coming = add('fr', news('salon', '2026-03-01', event));
  add('fr', news('fleuve', '2026-02-01', { ...finance, nature: 'press-release' }));
  history.create('fr', news('brouillon', '2026-04-01'));
  add('en', news('river', '2026-02-01'));
  add('fr', leader);
  const before = await catchUp();
  const list = async (fields: Record<string, readonly string[]> = {}, at?: typeof before) => {
    const filter = { kind: 'news', locale: 'fr', fields, page: 1, pageSize: 10 } as const;
    return (await listEntries(db, filter, at)).entries.map(({ title }) => title);
  };
  expect(await list()).toEqual(['salon', 'fleuve', 'vieux']);
  expect(await list({ category: ['finance'] })).toEqual(['fleuve', 'vieux']);
  expect(await list({ category: ['finance'], nature: ['press-release', 'event'] })).toEqual([
    'fleuve',
  ]);
  expect(await list({ regions: ['asie', 'oceanie'] })).toEqual(['fleuve', 'vieux']);
  expect(await list({ regions: ['oceanie'] })).toEqual([]);
  history.onItem('ContentUnpublished', coming);
  const position = await catchUp();
  expect(await list()).toEqual(['fleuve', 'vieux']);
  expect(await list({}, before)).toEqual(['salon', 'fleuve', 'vieux']);
  const second = { kind: 'news', locale: 'fr', page: 2, pageSize: 1 } as const;
  expect(await listEntries(db, second)).toMatchObject({
    entries: [{ path: '/actualite/vieux', summary: null, details: { publishedOn: '2025-01-01' } }],
    total: 2,
    position,
    tags: ['list:news'],
  });
});

test('a new date changes only the tags of the item, of the lists of its kind, and of sitemaps', async () => {
  const { db, history, add, catchUp } = await site();
  const id = add('fr', news('resultats', '2026-02-12'));
  const before = await catchUp();
  history.saveHeader(id, news('resultats', '2026-02-13'));
  await catchUp();
  const { tags } = await listChangedTags(db, 'page-fragments', before);
  expect(tags.map(({ tag }) => tag)).toEqual([`content:${id}`, 'list:news', 'map:content']);
});
