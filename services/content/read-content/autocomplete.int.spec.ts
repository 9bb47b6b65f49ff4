import {
  autocompleteEndpoints,
  namedContentListSchema,
} from '@parvis/contracts/content/autocomplete-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentListSchema, contentReceiptSchema } from '@parvis/contracts/content/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { after, createItem } from '../testing/sent-items.ts';
import { type ServedContent, serveContent } from '../testing/served-content.ts';

const { findContent } = autocompleteEndpoints;
let database: TestDatabase;
let served: ServedContent;
let fresh: { readonly after: string };
const ids: Record<string, string> = {};

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveContent(database.url);
  ids['port'] = (await createItem(served, 'page', 'port', { title: 'Le port' })).id;
  ids['sea'] = (await createItem(served, 'news', 'sea', { title: 'Sea port' }, 'en')).id;
  ids['tide'] = (await createItem(served, 'focus', 'tide', { title: 'Marées' })).id;
  const gone = await createItem(served, 'chapter', 'gone', { title: 'Portes' });
  ids['gone'] = gone.id;
  const params = { id: gone.id };
  fresh = after(await served.call(kindEndpoints.chapter.delete, { params, ifMatch: 1 }));
});

afterAll(async () => {
  await served.close();
  await database.drop();
});

async function found(query: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const came = await served.call(findContent, { query: { ...fresh, ...query } });
  return came.as(namedContentListSchema).items.map(({ title }) => title);
}

describe('finding content', () => {
  it.each<[Record<string, string>, string[]]>([
    [{}, ['Le port', 'Marées', 'Sea port']],
    [{ q: 'PORT' }, ['Le port', 'Sea port']],
    [{ q: 'port', locale: 'en' }, ['Sea port']],
    [{ kinds: 'focus,news' }, ['Marées', 'Sea port']],
    [{ kinds: 'personality' }, []],
    [{ untranslatedInto: 'fr' }, ['Sea port']],
  ])('by %o finds every kind, by title', async (query, titles) => {
    expect(await found(query)).toEqual(titles);
  });

  it('by ids includes deleted items', async () => {
    expect(await found({ ids: [ids['sea'], ids['gone']].join(',') })).toEqual([
      'Portes',
      'Sea port',
    ]);
  });

  it('returns the fields that links and pickers show', async () => {
    const came = await served.call(findContent, { query: { ...fresh, q: 'sea' } });
    expect(came.as(namedContentListSchema).items).toEqual([
      {
        id: ids['sea'],
        kind: 'news',
        locale: 'en',
        title: 'Sea port',
        url: '/en/news/sea',
        status: 'draft',
      },
    ]);
  });

  it.each([
    [{ kinds: 'menu' }, '/kinds'],
    [{ ids: 'x' }, '/ids/0'],
    [{ ids: '' }, '/ids/0'],
  ])('refuses %o, naming the field', async (query, pointer) => {
    const refused = await served.call(findContent, { query });
    expect([refused.status, refused.problem?.errors[0]?.pointer]).toEqual([422, pointer]);
  });
});

describe('the languages of a listed item', () => {
  it('are its own and those of its translations', async () => {
    const { page } = kindEndpoints;
    const params = { id: ids['port'] ?? '' };
    const made = await served.call(page.translate, { params, body: { locale: 'en' } });
    const query = { ...after(made), q: 'port' };
    const { items } = (await served.call(page.list, { query })).as(contentListSchema);
    const languages = ['en', 'fr'].map((locale) => ({ locale, status: 'draft' }));
    expect(items.map((one) => one.languages)).toMatchObject([languages, languages]);
    expect(items[0]?.languages[1]?.id).toBe(ids['port']);
    const { id } = made.as(contentReceiptSchema);
    fresh = after(await served.call(page.delete, { params: { id }, ifMatch: 1 }));
  });
});
