import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { contentListSchema } from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { after, createItem } from '../testing/sent-items.ts';
import { type ServedContent, serveContent } from '../testing/served-content.ts';

let database: TestDatabase;
let served: ServedContent;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveContent(database.url);
});

afterAll(async () => {
  await served.close();
  await database.drop();
});

const created = (
  kind: ContentKind,
  slug: string,
  changes?: Readonly<Record<string, unknown>>,
  locale?: Locale,
) => createItem(served, kind, slug, changes, locale);

/** Waits for everything that was written before. */
let fresh: { readonly after: string };

beforeAll(async () => {
  const event = { nature: 'event', eventStart: '2026-05-04T08:00:00Z', category: 'agenda' };
  const facets = { regions: ['asie'], types: ['dette', 'resultats'], countries: [] };
  await created('news', 'a', { title: 'Été', publishedOn: '2025-01-02', ...facets });
  await created('news', 'b', { title: 'Zinc', publishedOn: '2025-03-01', ...event });
  await created('news', 'c', { title: 'Avril', publishedOn: '2024-06-30' }, 'en');
  await created('page', 'p', { title: 'Plage', domains: ['littoral'], publishedOn: '2025-01-02' });
  await created('page', 'q', { title: 'Quai', category: 'agenda' });
  await created('personality', 'z', { lastName: 'Zola', order: 1 });
  await created('personality', 'y', { lastName: 'Abadie', order: 3 });
  const { id } = await created('chapter', 'fin');
  fresh = after(await served.call(kindEndpoints.chapter.publish, { params: { id } }));
});

describe('A list', () => {
  it.each<[ContentKind, Record<string, string>, string[]]>([
    ['news', {}, ['c', 'b', 'a']],
    ['news', { sort: 'updatedAt' }, ['a', 'b', 'c']],
    ['news', { sort: '-publishedOn' }, ['b', 'a', 'c']],
    ['news', { sort: 'publishedOn' }, ['c', 'a', 'b']],
    ['news', { sort: 'title' }, ['c', 'a', 'b']],
    ['news', { sort: '-title' }, ['b', 'a', 'c']],
    ['news', { nature: 'event' }, ['b']],
    ['news', { category: 'agenda' }, ['b']],
    ['news', { category: 'agenda|finance' }, ['c', 'b', 'a']],
    ['news', { types: 'dette|rien' }, ['a']],
    ['news', { types: 'resultats', regions: 'asie' }, ['a']],
    ['news', { countries: 'france', regions: 'asie' }, []],
    ['news', { q: 'ete' }, ['a']],
    ['news', { status: 'published' }, []],
    ['news', { locale: 'en' }, ['c']],
    ['chapter', { status: 'published' }, ['fin']],
    ['personality', { sort: 'order' }, ['z', 'y']],
    ['personality', { sort: '-order' }, ['y', 'z']],
    ['personality', { sort: 'lastName' }, ['y', 'z']],
    ['personality', { q: 'ada zola' }, ['z']],
    ['page', {}, ['q', 'p']],
    ['page', { domains: 'littoral|ports' }, ['p']],
    ['page', { category: 'agenda' }, ['q']],
    ['page', { sort: 'publishedOn' }, ['p', 'q']],
    ['page', { keywords: 'rien' }, []],
  ])('of %s requested %o', async (kind, query, expected) => {
    const came = await served.call(kindEndpoints[kind].list, { query: { ...fresh, ...query } });
    expect(came.as(contentListSchema).items.map(({ slug }) => slug)).toEqual(expected);
  });

  it('puts items without the sort field last, in either direction', async () => {
    for (const sort of ['eventStart', '-eventStart']) {
      const came = await served.call(kindEndpoints.news.list, { query: { ...fresh, sort } });
      expect(came.as(contentListSchema).items[0]?.slug).toBe('b');
    }
  });

  it('is paged, and gives the total', async () => {
    const query = { ...fresh, sort: 'publishedOn', pageSize: '2' };
    const first = await served.call(kindEndpoints.news.list, { query });
    const last = await served.call(kindEndpoints.news.list, { query: { ...query, page: '2' } });
    expect(first.body).toMatchObject({ items: [{ slug: 'c' }, { slug: 'a' }], total: 3, page: 1 });
    expect(last.body).toMatchObject({ items: [{ slug: 'b' }], total: 3, page: 2, pageSize: 2 });
  });

  it('shows the fields of its kind', async () => {
    const query = { ...fresh, nature: 'event' };
    const { body } = await served.call(kindEndpoints.news.list, { query });
    expect(body).toMatchObject({
      items: [{ kind: 'news', nature: 'event', publishedOn: '2025-03-01', category: 'agenda' }],
    });
  });

  it.each<[ContentKind, Record<string, string>, string]>([
    ['page', { sort: 'eventStart' }, '/sort'],
    ['news', { sort: 'updated_at; drop table item' }, '/sort'],
    ['news', { nature: 'rumour' }, '/nature'],
    ['news', { types: "a'|b" }, '/types'],
    ['personality', { status: 'lost' }, '/status'],
  ])('of %s refuses %o, naming the field', async (kind, query, pointer) => {
    const refused = await served.call(kindEndpoints[kind].list, { query });
    expect([refused.status, refused.problem?.errors[0]]).toMatchObject([
      422,
      { code: 'invalid', pointer },
    ]);
  });
});
