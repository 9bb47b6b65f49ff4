import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { type ContentSort, listSorts } from '@parvis/contracts/content/kind-views.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { contentListSchema } from '@parvis/contracts/content/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { after, createItem } from '../testing/sent-items.ts';
import { type ServedContent, serveContent } from '../testing/served-content.ts';

let database: TestDatabase;
let served: ServedContent;
/** Waits for everything that was written. */
let fresh: { readonly after: string };

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveContent(database.url);
  // Every value of every field occurs at several items, and some items have none.
  for (const number of [0, 1, 2, 3, 4, 5, 6]) {
    const title = `Titre ${number % 2}`;
    const isEvent = number % 3 === 0;
    await createItem(served, 'news', `n${number}a`, {
      title,
      publishedOn: `2025-01-0${1 + (number % 2)}`,
      nature: isEvent ? 'event' : 'article',
      ...(isEvent && { eventStart: '2026-05-04T08:00:00Z' }),
    });
    await createItem(served, 'chapter', `c${number}a`, { title, order: number % 3 });
    await createItem(served, 'personality', `p${number}a`, {
      lastName: `Nom ${number % 2}`,
      order: number % 3,
    });
  }
  const body = { locale: 'fr', title: 'Dernière', slug: 'derniere' };
  fresh = after(await served.call(kindEndpoints.page.create, { body }));
});

afterAll(async () => {
  await served.close();
  await database.drop();
});

async function slugsOf(kind: ContentKind, query: Readonly<Record<string, string>>) {
  const sent = { query: { ...fresh, ...query } };
  const came = await served.call(kindEndpoints[kind].list, sent);
  return came.as(contentListSchema).items.map(({ slug }) => slug);
}

/** Returns one page after another, until one is empty. */
async function walked(kind: ContentKind, query: Readonly<Record<string, string>>) {
  const slugs: string[] = [];
  for (let page = 1; ; page += 1) {
    const found = await slugsOf(kind, { ...query, page: String(page), pageSize: '2' });
    if (found.length === 0) return slugs;
    slugs.push(...found);
  }
}

const kinds = ['news', 'chapter', 'personality'] as const;
const every = kinds.flatMap((kind) => listSorts(kind).map((sort) => [kind, sort] as const));

describe('The pages of a list', () => {
  it.each<readonly [ContentKind, ContentSort]>(every)(
    'of %s sorted by %s omit nothing and repeat nothing',
    async (kind, sort) => {
      const slugs = await walked(kind, { sort });
      expect(new Set(slugs).size).toBe(7);
      expect(slugs).toEqual(await slugsOf(kind, { sort, pageSize: '100' }));
    },
  );

  it('order items with equal sort values by id', async () => {
    const where = JSON.stringify({ title: { equals: 'titre 0' } });
    const sent = { query: { ...fresh, sort: 'title', where } };
    const came = await served.call(kindEndpoints.news.list, sent);
    const ids = came.as(contentListSchema).items.map(({ id }) => id);
    expect(ids).toHaveLength(4);
    expect(ids).toEqual(ids.toSorted((one, other) => (one < other ? -1 : 1)));
  });

  it('are consistent with several sort fields and a condition', async () => {
    const where = JSON.stringify({ title: { equals: 'titre 0' } });
    const slugs = await walked('news', { sort: 'publishedOn,-eventStart,title', where });
    expect([slugs.length, new Set(slugs)]).toEqual([4, new Set(['n0a', 'n2a', 'n4a', 'n6a'])]);
  });
});
