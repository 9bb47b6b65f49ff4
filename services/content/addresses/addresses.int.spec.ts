import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { after, createItem, fieldsWith, outcomeOf } from '../testing/sent-items.ts';
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

describe('Addresses', () => {
  it('form one namespace shared by pages and chapters, and by no other kind', async () => {
    await created('page', 'commun');
    const chapter = { locale: 'fr', ...fieldsWith('chapter', 'commun') };
    expect(outcomeOf(await served.call(kindEndpoints.chapter.create, { body: chapter }))).toEqual([
      409,
      'slug-taken',
    ]);
    const apart = ['focus', 'news', 'personality'] as const;
    const urls = await Promise.all(apart.map(async (kind) => (await created(kind, 'commun')).url));
    expect(urls).toEqual(['/focus/commun', '/actualite/commun', '/groupe/gouvernance/commun']);
  });

  it('of pages and chapters follow their tree', async () => {
    const top = await created('chapter', 'metiers');
    const page = await created('page', 'banque', { parentId: top.id });
    const below = await created('chapter', 'agences', { parentId: page.id });
    expect([page.url, below.url]).toEqual(['/metiers/banque', '/metiers/banque/agences']);
    const news = await created('news', 'pas-un-parent');
    const body = { locale: 'fr', ...fieldsWith('page', 'orphelin', { parentId: news.id }) };
    expect(outcomeOf(await served.call(kindEndpoints.page.create, { body }))).toEqual([
      404,
      'parent-not-found',
    ]);
  });

  it('below an item stay the same when it is unpublished while it has a draft with another slug', async () => {
    const parent = await created('page', 'connu');
    const child = await created('page', 'enfant', { parentId: parent.id });
    const { page } = kindEndpoints;
    const onParent = { params: { id: parent.id } };
    for (const { id } of [parent, child]) await served.call(page.publish, { params: { id } });
    const body = { ...fieldsWith('page', 'secret'), draft: true };
    await served.call(page.save, { ...onParent, ifMatch: 1, body });
    const off = await served.call(page.unpublish, onParent);
    expect(off.body).toMatchObject({ url: '/connu', status: 'draft' });
    const read = await served.call(page.get, { params: { id: child.id }, query: after(off) });
    expect(read.body).toMatchObject({ url: '/connu/enfant' });
    const again = { locale: 'fr', ...fieldsWith('page', 'connu') };
    expect(outcomeOf(await served.call(page.create, { body: again }))).toEqual([409, 'slug-taken']);
    const on = await served.call(page.publish, onParent);
    expect(on.body).toMatchObject({ url: '/secret' });
    expect((await served.call(page.create, { body: again })).status).toBe(201);
  });

  it('of routes are never given to a page, nor to a descendant of a page that moves', async () => {
    const group = await created('page', 'groupe');
    const governance = await created('page', 'gouvernance', { parentId: group.id });
    const body = { locale: 'fr', ...fieldsWith('page', 'conseil', { parentId: governance.id }) };
    expect(outcomeOf(await served.call(kindEndpoints.page.create, { body }))).toEqual([
      409,
      'slug-reserved',
    ]);
    const elsewhere = await created('page', 'gouvernement', { parentId: group.id });
    await created('page', 'conseil', { parentId: elsewhere.id });
    const move = await served.call(kindEndpoints.page.save, {
      params: { id: governance.id },
      ifMatch: 1,
      body: fieldsWith('page', 'ancienne-gouvernance', { parentId: group.id }),
    });
    expect(move.status).toBe(200);
    const shadowing = await served.call(kindEndpoints.page.save, {
      params: { id: elsewhere.id },
      ifMatch: 1,
      body: fieldsWith('page', 'gouvernance', { parentId: group.id }),
    });
    expect(outcomeOf(shadowing)).toEqual([409, 'slug-reserved']);
  });
});
