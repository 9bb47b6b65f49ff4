import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import {
  treeEndpoints,
  treeNodeListSchema,
  treePlaceSchema,
  treeTop,
} from '@parvis/contracts/content/tree-endpoints.ts';
import { contentReceiptSchema } from '@parvis/contracts/content/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestResponse } from '../../http/testing/call-endpoint.ts';
import { after, createItem, outcomeOf } from '../testing/sent-items.ts';
import { addText } from '../testing/sent-pages.ts';
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

const move = (contentID: string, itemID: string, publish = false): Promise<TestResponse> =>
  served.call(treeEndpoints.moveContent, {
    params: { contentID, itemID },
    body: { publish },
    ifMatch: 1,
  });

test('a page that moves stays where it is for visitors until it is published', async () => {
  const above = await createItem(served, 'chapter', 'dessus');
  const { id } = await createItem(served, 'page', 'dessous');
  await served.call(kindEndpoints.page.publish, { params: { id } });
  const moved = await move(id, above.id);
  expect(moved.as(contentReceiptSchema)).toMatchObject({ revision: 2, url: '/dessous' });
  const place = await served.call(treeEndpoints.treePlace, { params: { id }, query: after(moved) });
  expect(place.as(treePlaceSchema).headerPending).toBe(true);
});

test('a page that moves is published in the same step on request', async () => {
  const above = await createItem(served, 'chapter', 'au-dessus');
  const { id } = await createItem(served, 'page', 'publiee');
  await served.call(kindEndpoints.page.publish, { params: { id: above.id } });
  const moved = await move(id, above.id, true);
  expect(moved.as(contentReceiptSchema)).toMatchObject({ url: '/au-dessus/publiee' });
  expect(moved.body).toMatchObject({ status: 'published', pending: false });
});

test('a move in public leaves the rest of the draft one', async () => {
  const above = await createItem(served, 'chapter', 'encore-dessus');
  const { id } = await createItem(served, 'page', 'a-moitie');
  const params = { contentID: id, itemID: above.id };
  const body = { publish: true, only: { header: true } };
  const write = () => served.call(treeEndpoints.moveContent, { params, body, ifMatch: 1 });
  expect(outcomeOf(await write())).toEqual([409, 'content-not-public']);
  await served.call(kindEndpoints.page.publish, { params: { id } });
  await served.call(kindEndpoints.chapter.publish, { params: { id: above.id } });
  const { id: moduleId } = await addText(served, id, '<p>Brouillon</p>');
  await served.call(contentEndpoints.activateModule, { params: { contentId: id, moduleId } });
  expect((await write()).body).toMatchObject({ url: '/encore-dessus/a-moitie', pending: true });
});

test('each language has its own root of the tree', async () => {
  const { id } = await createItem(served, 'chapter', 'english', {}, 'en');
  const top = async (locale: string) => {
    const query = { locale, pageSize: '100' };
    const read = await served.call(treeEndpoints.treeChildren, { params: { id: treeTop }, query });
    return read.as(treeNodeListSchema).items.map((one) => one.id);
  };
  await expect.poll(() => top('en')).toEqual([id]);
  expect(await top('fr')).not.toContain(id);
});

test('only pages and chapters move in the tree', async () => {
  const above = await createItem(served, 'chapter', 'autre-dessus');
  for (const kind of ['news', 'focus', 'personality'] as const) {
    const { id } = await createItem(served, kind, `hors-${kind}`);
    expect(outcomeOf(await move(id, above.id))).toEqual([404, 'content-not-found']);
    const infos = { params: { id }, body: { parentId: above.id } };
    const rehearsed = await served.call(treeEndpoints.rehearseMove, infos);
    expect(outcomeOf(rehearsed)).toEqual([404, 'content-not-found']);
  }
});
