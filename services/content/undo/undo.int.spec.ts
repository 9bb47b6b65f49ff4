import { contentEndpoints as pages } from '@parvis/contracts/content/endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { undoneChangeSchema } from '@parvis/contracts/content/undone-change.ts';
import { moduleViewSchema } from '@parvis/contracts/content/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/sent-items.ts';
import { addText, createPage } from '../testing/sent-pages.ts';
import { type ServedContent, serveContent } from '../testing/served-content.ts';

const { page: endpoints } = kindEndpoints;

let database: TestDatabase;
let served: ServedContent;
let made = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveContent(database.url);
});

afterAll(async () => {
  await served.close();
  await database.drop();
});

/** Creates a page with a text that was saved in these revisions. */
async function textSavedAs(...revisions: string[]) {
  made += 1;
  const { id } = await createPage(served, `undo-${made}`);
  const [first, ...others] = revisions;
  const module = await addText(served, id, first);
  const params = { contentId: id, moduleId: module.id };
  const save = (data: object, ifMatch: number) =>
    served.call(pages.saveModule, { params, body: { data }, ifMatch });
  for (const [at, html] of others.entries())
    expect((await save({ html }, at + 1)).status).toBe(200);
  const undone = (revision: number, restore = '') =>
    served.call(pages.undoneModule, { params: { ...params, revision }, query: { restore } });
  return { id, params, save, undone };
}

describe('The draft without an earlier change', () => {
  it('of a text keeps what was written since, and is saved like any text', async () => {
    const text = await textSavedAs(
      '<p>Un</p><p>Deux</p>',
      '<p>Un autre</p><p>Deux</p>',
      '<p>Un autre</p><p>Deux</p><p>Trois</p>',
    );
    const undone = (await text.undone(2)).as(undoneChangeSchema);
    expect(undone).toMatchObject({ revision: 3, conflicts: [] });
    const saved = (await text.save(undone.data, undone.revision)).as(moduleViewSchema);
    const words = JSON.stringify(saved.data);
    expect([saved.revision, words.includes('Un autre'), words.includes('Trois')]).toEqual([
      4,
      false,
      true,
    ]);
  });

  it('of a text names what conflicts, and brings back what is chosen', async () => {
    const text = await textSavedAs('<p>Un</p>', '<p>Deux</p>', '<p>Trois</p>');
    const kept = (await text.undone(2)).as(undoneChangeSchema);
    expect(kept.conflicts).toMatchObject([{ path: ['doc', 'content'] }]);
    expect(JSON.stringify(kept.data)).toContain('Trois');
    const back = (await text.undone(2, '0')).as(undoneChangeSchema);
    expect(JSON.stringify(back.data)).toContain('Un');
    expect((await text.save(back.data, back.revision)).status).toBe(200);
  });

  it('is not saved over what somebody saved meanwhile', async () => {
    const text = await textSavedAs('<p>Un</p>', '<p>Deux</p>');
    const undone = (await text.undone(2)).as(undoneChangeSchema);
    await text.save({ html: '<p>Trois</p>' }, 2);
    expect(outcomeOf(await text.save(undone.data, undone.revision))).toEqual([
      412,
      'stale-revision',
    ]);
  });

  it('of a header keeps the fields that were changed since', async () => {
    made += 1;
    const [slug, title] = [`undo-${made}`, 'Notre groupe'];
    const { id } = await createPage(served, slug, { title, summary: 'Avant' });
    const save = (body: object, ifMatch: number) =>
      served.call(endpoints.save, { params: { id }, body, ifMatch });
    await save({ slug, title, summary: 'Après' }, 1);
    await save({ slug, title: 'Le groupe', summary: 'Après' }, 2);
    const params = { id, revision: 2 };
    const undone = (await served.call(endpoints.undone, { params })).as(undoneChangeSchema);
    expect(undone).toMatchObject({
      revision: 3,
      data: { title: 'Le groupe', summary: 'Avant', slug },
      conflicts: [],
    });
    expect((await save(undone.data, undone.revision)).status).toBe(200);
  });

  it('is refused for the first revision, for unknown ones, and for a deleted module', async () => {
    const text = await textSavedAs('<p>Un</p>', '<p>Deux</p>');
    for (const revision of [1, 3])
      expect(outcomeOf(await text.undone(revision))).toEqual([404, 'revision-not-found']);
    const first = { params: { id: text.id, revision: 1 } };
    expect(outcomeOf(await served.call(endpoints.undone, first))).toEqual([
      404,
      'revision-not-found',
    ]);
    const other = await served.call(kindEndpoints.news.undone, first);
    expect(outcomeOf(other)).toEqual([404, 'content-not-found']);
    expect(outcomeOf(await text.undone(2, '0,x'))).toEqual([422, 'invalid']);
    await served.call(pages.deleteModule, { params: text.params, ifMatch: 2 });
    expect(outcomeOf(await text.undone(2))).toEqual([410, 'module-deleted']);
  });
});
