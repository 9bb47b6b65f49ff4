import { contentEndpoints as pages } from '@parvis/contracts/content/endpoints.ts';
import { editorEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { moduleViewSchema } from '@parvis/contracts/content/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { after } from '../testing/sent-items.ts';
import { addText, createPage } from '../testing/sent-pages.ts';
import { type ServedContent, serveContent } from '../testing/served-content.ts';

let database: TestDatabase;
let served: ServedContent;
const { typedView } = editorEndpoints.page;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveContent(database.url);
});

afterAll(async () => {
  await served.close();
  await database.drop();
});

test('a page is shown as it is typed, each part that could be saved in its place, and nothing is written', async () => {
  const { id } = await createPage(served, 'apercu', { title: 'Avant' });
  const first = await addText(served, id, '<p>Le premier</p>');
  const second = await addText(served, id, '<p>Le second</p>');
  const created = await served.call(pages.createModule, {
    params: { contentId: id },
    body: { type: 'statement' },
  });
  const unsaved = created.as(moduleViewSchema);
  const query = after(created);
  const show = async (body: object) => {
    const { html } = (await served.call(typedView, { params: { id }, query, body })).as(
      typedView.response.schema,
    );
    const { screen } = { screen: JSON.parse(html) };
    return [
      screen.page.title,
      ...screen.page.modules.map((module: { content: unknown }) => JSON.stringify(module.content)),
    ];
  };
  const typed = {
    header: { title: 'Après', slug: 'apercu' },
    modules: {
      [second.id]: { html: '<p>Tel que saisi</p>' },
      [unsaved.id]: { text: 'Une nouvelle', author: '', role: '' },
    },
  };
  expect(await show(typed)).toEqual([
    'Après',
    expect.stringContaining('Le premier'),
    expect.stringContaining('Tel que saisi'),
    expect.stringContaining('Une nouvelle'),
  ]);
  const unfit = { header: { title: '' }, modules: { [first.id]: { doc: 'rien' }, autre: {} } };
  expect((await served.call(typedView, { params: { id }, query, body: unfit })).status).toBe(422);
  expect(await show({ header: { title: '' }, modules: { [first.id]: { doc: 'rien' } } })).toEqual([
    'Avant',
    expect.stringContaining('Le premier'),
    expect.stringContaining('Le second'),
  ]);
  const { body } = await served.call(kindEndpoints.page.get, { params: { id }, query });
  expect(body).toMatchObject({ title: 'Avant', revision: 1, modules: [{}, {}, { revision: 0 }] });
});
