import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { contentListSchema, proposalViewSchema } from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { after, createItem, fieldsWith } from '../testing/sent-items.ts';
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

/** Returns a condition nested in this many lists of conditions. */
function nested(levels: number): object {
  return levels === 0 ? { title: { contains: 'zinc' } } : { and: [nested(levels - 1)] };
}

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
    ['news', { q: 'https://www.estuaire.example/actualite/b/?utm_source=x#y' }, ['b']],
    ['news', { q: '/actualites/absente' }, []],
    ['chapter', { q: 'estuaire.example/fin' }, ['fin']],
    ['chapter', { q: '/fin' }, ['fin']],
    ['page', { q: '/fin' }, []],
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

  it.each<[ContentKind, object, string[]]>([
    ['news', { title: { contains: 'ETE' } }, ['a']],
    ['news', { title: { equals: 'zinc' } }, ['b']],
    ['news', { title: { in: ['Zinc', 'été'] } }, ['b', 'a']],
    ['news', { publishedOn: { greaterThan: '2025-01-02' } }, ['b']],
    ['news', { publishedOn: { greaterThanEqual: '2025-01-02' } }, ['b', 'a']],
    ['news', { publishedOn: { lessThan: '2025-01-02' } }, ['c']],
    ['news', { publishedOn: { lessThanEqual: '2025-01-02', notEquals: '2024-06-30' } }, ['a']],
    ['news', { eventStart: { exists: true } }, ['b']],
    ['news', { eventStart: { exists: false } }, ['c', 'a']],
    ['news', { eventStart: { equals: '2026-05-04T08:00:00.000Z' } }, ['b']],
    ['news', { not: { eventStart: { greaterThan: '2020-01-01T00:00:00Z' } } }, ['c', 'a']],
    ['news', { eventStart: { notIn: ['2026-05-04T08:00:00Z'] } }, ['c', 'a']],
    ['news', { types: { contains: 'dette' } }, ['a']],
    ['news', { types: { in: ['rien', 'resultats'] }, locale: { equals: 'fr' } }, ['b', 'a']],
    ['news', { countries: { exists: false } }, ['a']],
    ['news', { or: [{ nature: { equals: 'event' } }, { locale: { equals: 'en' } }] }, ['c', 'b']],
    [
      'news',
      {
        and: [
          { or: [{ title: { contains: 'zi' } }, { title: { contains: 'av' } }] },
          { not: { or: [{ locale: { notEquals: 'fr' } }, { revision: { greaterThan: 1 } }] } },
        ],
      },
      ['b'],
    ],
    ['news', {}, ['c', 'b', 'a']],
    ['news', nested(5), ['b']],
    ['news', { status: { equals: 'published' } }, []],
    ['chapter', { status: { in: ['published'] } }, ['fin']],
    ['personality', { order: { lessThan: 2 } }, ['z']],
    ['personality', { lastName: { contains: 'ABA' }, isSpokesperson: { equals: true } }, ['y']],
    ['personality', { isSpokesperson: { equals: false } }, []],
    ['page', { parentId: { exists: false } }, ['q', 'p']],
    ['page', { domains: { in: ['littoral'] } }, ['p']],
  ])('of %s where %j', async (kind, where, expected) => {
    const query = { ...fresh, where: JSON.stringify(where) };
    const came = await served.call(kindEndpoints[kind].list, { query });
    const list = came.as(contentListSchema);
    expect(list.items.map(({ slug }) => slug)).toEqual(expected);
    expect(list.total).toBe(expected.length);
  });

  it.each<[object | string, string, string]>([
    [{ titel: { equals: 'x' } }, '/where/titel', 'where.titel: There is no field “titel” here.'],
    [
      { or: [{ title: { contains: 'x' } }, { not: { titel: {} } }] },
      '/where/or/1/not/titel',
      'where.or[1].not.titel: There is no field “titel” here.',
    ],
    [
      { title: { like: 'x' } },
      '/where/title/like',
      'where.title.like: There is no field “like” here.',
    ],
    [{ types: { equals: 'dette' } }, '/where/types/equals', ''],
    [{ revision: { equals: 'one' } }, '/where/revision/equals', ''],
    [{ publishedOn: { lessThan: 'hier' } }, '/where/publishedOn/lessThan', ''],
    [{ and: [] }, '/where/and', ''],
    [{ or: Array.from({ length: 21 }, () => ({})) }, '/where/or', ''],
    [nested(6), '/where', 'This data is nested too deeply.'],
    ["{'title'}", '/where', ''],
    [{ title: { contains: "x') or true --".repeat(300) } }, '/where', ''],
  ])('refuses the condition %j by name', async (where, pointer, detail) => {
    const sent = typeof where === 'string' ? where : JSON.stringify(where);
    const query = { where: sent };
    const refused = await served.call(kindEndpoints.news.list, { query });
    expect([refused.status, refused.problem?.errors[0]?.pointer]).toEqual([422, pointer]);
    expect(refused.problem?.detail).toContain(detail);
  });

  it.each([
    '{"title":{"contains":"a\\u0000"}}',
    '{"slug":{"equals":"\\ud800"}}',
    '{"__proto__":{}}',
  ])('refuses the condition %s, which no storage can hold', async (where) => {
    const refused = await served.call(kindEndpoints.news.list, { query: { where } });
    expect([refused.status, refused.problem?.code]).toEqual([422, 'invalid']);
  });

  it('treats SQL as plain text', async () => {
    const where = JSON.stringify({ slug: { equals: "a' or 'a'='a" } });
    const came = await served.call(kindEndpoints.news.list, { query: { where } });
    expect(came.as(contentListSchema).total).toBe(0);
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

  it('is sorted by each field in turn', async () => {
    const listed = async (sort: string) => {
      const came = await served.call(kindEndpoints.news.list, { query: { ...fresh, sort } });
      return came.as(contentListSchema).items.map(({ slug }) => slug);
    };
    expect(await listed('eventStart,title')).toEqual(['b', 'c', 'a']);
    expect(await listed('eventStart,-title')).toEqual(['b', 'a', 'c']);
  });

  it('has the fields that were requested, and the id', async () => {
    const query = { ...fresh, fields: 'url,title', sort: 'title' };
    const came = await served.call(kindEndpoints.news.list, { query });
    const items = z.object({ items: z.array(z.record(z.string(), z.unknown())) });
    const [first] = items.parse(JSON.parse(came.text)).items;
    expect(first).toEqual({ id: expect.any(String), url: '/en/news/c', title: 'Avril' });
    const refused = await served.call(kindEndpoints.news.list, { query: { fields: 'url,titel' } });
    expect(refused.problem?.errors[0]).toMatchObject({ pointer: '/fields', code: 'invalid' });
  });

  it('can be restricted to items still untranslated into a language', async () => {
    const french = await created('focus', 'maree', { title: 'Marée' });
    const english = await created('focus', 'tide', { title: 'Tide' }, 'en');
    await created('focus', 'swell', { title: 'Swell' }, 'en');
    const untranslated = async (locale: string, position: { readonly after: string }) => {
      const query = { ...position, untranslatedInto: locale, sort: 'title' };
      const came = await served.call(kindEndpoints.focus.list, { query });
      return came.as(contentListSchema).items.map(({ slug }) => slug);
    };
    const proposed = await served.call(inlineEndpoints.proposeMerge, {
      body: { sourceId: french.id, targetId: english.id },
    });
    expect(await untranslated('fr', after(proposed))).toEqual(['swell', 'tide']);
    const { id } = proposed.as(proposalViewSchema);
    const joined = await served.call(inlineEndpoints.acceptMerge, { params: { id } });
    expect(await untranslated('fr', after(joined))).toEqual(['swell']);
    expect(await untranslated('en', after(joined))).toEqual([]);
    const gone = await served.call(kindEndpoints.focus.delete, {
      params: { id: english.id },
      ifMatch: 1,
    });
    expect(await untranslated('en', after(gone))).toEqual(['maree']);
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
    ['page', { sort: 'title,eventStart' }, '/sort'],
    ['page', { sort: 'title,-title,updatedAt,-updatedAt,title' }, '/sort'],
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

it('finds an item by its editor, by its former address, and by that of its editor’s screen', async () => {
  const { id } = await created('page', 'ancienne', { title: 'Digue' });
  const params = { id };
  await served.call(kindEndpoints.page.publish, { params });
  const body = fieldsWith('page', 'nouvelle', { title: 'Digue' });
  await served.call(kindEndpoints.page.save, { params, body, ifMatch: 1 });
  const published = await served.call(kindEndpoints.page.publish, { params });
  const find = async (q: string) => {
    const query = { ...after(published), q };
    const came = await served.call(kindEndpoints.page.list, { query });
    return came.as(contentListSchema).items.map(({ slug }) => slug);
  };
  expect(await find('localhost/ancienne')).toEqual(['nouvelle']);
  expect(await find(`https://x.example/admin/content/page/${id}/edit`)).toEqual(['nouvelle']);
  expect(await find('digue name')).toEqual(['nouvelle']);
  expect(await find('digue nobody')).toEqual([]);
});
