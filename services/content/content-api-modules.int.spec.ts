import { contentEndpoints as pages } from '@parvis/contracts/content/endpoints.ts';
import {
  editorEndpoints,
  inlineEndpoints as inline,
} from '@parvis/contracts/content/inline-endpoints.ts';
import {
  contentReceiptSchema,
  historyViewSchema,
  moduleListSchema,
  moduleViewSchema,
} from '@parvis/contracts/content/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestResponse } from '../http/testing/call-endpoint.ts';
import { after } from './testing/sent-items.ts';
import { addText, createPage } from './testing/sent-pages.ts';
import { type ServedContent, serveContent } from './testing/served-content.ts';

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

describe('The content API', () => {
  it('names the author and the change in a 412, and requires a revision with a 428', async () => {
    const { id } = await createPage(served, 'conflit');
    const module = await addText(served, id);
    const save = (html: string, ifMatch?: number) =>
      served.call(pages.saveModule, {
        params: { contentId: id, moduleId: module.id },
        body: { data: { html } },
        ...(ifMatch !== undefined && { ifMatch }),
      });
    const saved = await save('<p>Une version</p>', 1);
    expect([saved.status, saved.headers.get('ETag')]).toEqual([200, '"2"']);
    const stale = await save('<p>Une autre</p>', 1);
    expect(stale.status).toBe(412);
    expect(stale.problem?.errors[0]?.params).toMatchObject({
      by: 'Name of editor000000',
      revision: 2,
      what: 'text',
      title: 'Une version',
    });
    expect((await save('<p>Sans rien</p>')).status).toBe(428);
  });

  it('activates, arranges, clones, deletes and restores modules', async () => {
    const { id } = await createPage(served, 'modules');
    const unsaved = await served.call(inline.create, {
      params: { type: 'module' },
      body: { contentId: id, moduleType: 'statement' },
    });
    const moduleId = unsaved.as(moduleViewSchema).id;
    const early = await served.call(inline.moduleAction, {
      params: { id: moduleId, action: 'activate' },
    });
    expect([early.status, early.problem?.code]).toEqual([409, 'module-never-saved']);
    const form = { params: { type: 'module', id: moduleId } };
    const saved = await served.call(inline.saveForm, {
      ...form,
      ifMatch: 0,
      body: { data: { text: 'Oser.' } },
    });
    expect(saved.headers.get('ETag')).toBe('"1"');
    const active = await served.call(inline.moduleAction, {
      params: { id: moduleId, action: 'activate' },
    });
    expect(active.body).toMatchObject({ active: true, liveRevision: null });
    const text = await addText(served, id);
    const copy = (await served.call(inline.clone, form)).as(moduleViewSchema);
    const order = [text.id, moduleId, copy.id];
    const arranged = await served.call(pages.arrangeModules, {
      params: { contentId: id },
      body: { order },
    });
    expect(arranged.as(moduleListSchema).items.map((one) => one.id)).toEqual(order);
    const module = { contentId: id, moduleId };
    const gone = await served.call(pages.deleteModule, { params: module, ifMatch: 1 });
    expect(gone.status).toBe(204);
    const read = await served.call(pages.getModule, { params: module, query: after(gone) });
    expect([read.status, read.problem?.code]).toEqual([410, 'module-deleted']);
    const back = await served.call(pages.undeleteModule, { params: module });
    expect(back.body).toMatchObject({ active: true, deleted: false, data: { text: 'Oser.' } });
    const list = await served.call(pages.listModules, {
      params: { contentId: id },
      query: after(back),
    });
    expect(list.body).toMatchObject({
      total: 3,
      items: [{ id: text.id }, { id: moduleId }, { id: copy.id }],
    });
  });

  it.each([
    ['by its path', pages.deleteModule],
    ['from its form', inline.remove],
  ])('publishes with the deletion of a module %s, on request', async (_how, endpoint) => {
    const page = await createPage(served, `effacer-${endpoint.id.toLowerCase()}`);
    const { id: moduleId } = await addText(served, page.id, '<p>Le texte public</p>');
    await served.call(inline.moduleAction, {
      params: { id: moduleId, action: 'activate' },
      body: { publish: true },
    });
    const params = { contentId: page.id, moduleId, type: 'module', id: moduleId };
    const remove = (query: Readonly<Record<string, string>> = {}) =>
      served.call(endpoint, { params, query, ifMatch: 1 });
    const shown = async (written: TestResponse) => {
      const query = { version: 'public', ...after(written) };
      const read = await served.call(pages.getPage, { params: { id: page.id }, query });
      return read.body['modules'];
    };
    expect((await remove({ publish: '1' })).status).toBe(422);
    expect(await shown(await remove())).toMatchObject([{ id: moduleId }]);
    await served.call(pages.undeleteModule, { params });
    const gone = await remove({ publish: 'true' });
    expect(gone.status).toBe(204);
    expect(await shown(gone)).toEqual([]);
  });

  it('keeps every revision for reading, previewing and restoring', async () => {
    const { id } = await createPage(served, 'memoire');
    const { id: moduleId } = await addText(served, id, '<p>Première</p>');
    const params = { contentId: id, moduleId };
    await served.call(pages.saveModule, {
      params,
      ifMatch: 1,
      body: { data: { html: '<p>Seconde</p>' } },
    });
    const restored = await served.call(pages.restoreModule, {
      params,
      ifMatch: 2,
      body: { revision: 1 },
    });
    expect(restored.body).toMatchObject({ revision: 3 });
    const none = await served.call(pages.restoreModule, {
      params,
      ifMatch: 3,
      body: { revision: 9 },
    });
    expect([none.status, none.problem?.code]).toEqual([404, 'revision-not-found']);
    const query = after(restored);
    const history = await served.call(inline.moduleHistory, {
      params: { id: moduleId },
      query,
      as: 'auditor',
    });
    expect(
      history
        .as(historyViewSchema)
        .revisions.map(({ revision, by, restored: from }) => [revision, by, from]),
    ).toEqual([
      [3, 'Name of editor000000', 1],
      [2, 'Name of editor000000', null],
      [1, 'Name of editor000000', null],
    ]);
    const second = await served.call(pages.moduleRevision, { params: { ...params, revision: 2 } });
    expect(JSON.stringify(second.body)).toContain('Seconde');
    const preview = await served.call(inline.previewModule, {
      params: { id: moduleId, revision: 2 },
    });
    expect([preview.status, preview.text]).toEqual([200, expect.stringContaining('Seconde')]);
    const missing = await served.call(inline.previewModule, {
      params: { id: moduleId, revision: 9 },
    });
    expect(missing.status).toBe(404);
    const renamed = await served.call(pages.savePage, {
      params: { id },
      ifMatch: 1,
      body: { title: 'Mémoire', slug: 'memoires' },
    });
    expect(renamed.body).toMatchObject({ revision: 2, url: '/memoires' });
    const old = await served.call(pages.restorePage, {
      params: { id },
      ifMatch: 2,
      body: { revision: 1 },
    });
    expect(old.body).toMatchObject({ revision: 3, url: '/memoire' });
    const headers = await served.call(pages.pageHistory, { params: { id }, query: after(old) });
    expect(headers.as(historyViewSchema).revisions.map(({ revision }) => revision)).toEqual([
      3, 2, 1,
    ]);
  });

  it('locks a header or a module for one editor, by name, and lets others take it over', async () => {
    const { id } = await createPage(served, 'verrou');
    const { id: moduleId } = await addText(served, id);
    const lock = { params: { type: 'page', id } };
    const byOther = { ...lock, as: 'administrator' } as const;
    const taken = await served.call(inline.lock, { ...lock, body: {} });
    const holder = { name: 'Name of editor000000' };
    expect(taken.body).toMatchObject({ contentId: id, moduleId: null, yours: true, holder });
    const held = await served.call(inline.lock, { ...byOther, body: {} });
    expect([held.status, held.problem?.errors[0]?.params]).toEqual([423, { holder: holder.name }]);
    const publish = await served.call(pages.publishPage, { params: { id }, as: 'administrator' });
    expect(publish.status).toBe(423);
    const over = await served.call(inline.lock, { ...byOther, body: { takeOver: true } });
    expect(over.body).toMatchObject({ holder: { name: 'Name of administrato' } });
    expect((await served.call(inline.heartbeat, lock)).problem?.code).toBe('not-locked-by-you');
    expect((await served.call(inline.heartbeat, byOther)).status).toBe(200);

    const ofModule = { params: { type: 'module', id: moduleId } };
    const mine = await served.call(inline.lock, { ...ofModule, body: {} });
    expect(mine.body).toMatchObject({ contentId: id, moduleId, yours: true });
    const view = await served.call(editorEndpoints.page.editData, {
      params: { id },
      query: after(mine),
    });
    expect(view.body).toMatchObject({
      locks: [
        { moduleId: null, yours: false },
        { moduleId, yours: true },
      ],
    });
    expect((await served.call(inline.form, ofModule)).body).toMatchObject({
      type: 'module',
      revision: 1,
      lock: { moduleId, yours: true },
    });
    expect((await served.call(inline.release, byOther)).status).toBe(204);
    expect((await served.call(inline.readLock, lock)).text).toBe('null');
    const gone = { params: { type: 'module', id: `${id}zzzz` }, body: {} };
    expect((await served.call(inline.lock, gone)).problem?.code).toBe('module-not-found');
  });

  it('keeps a table of a thousand rows of eight cells through revisions and clones', async () => {
    const { id } = await createPage(served, 'tableau');
    const cells = Array.from({ length: 8 }, (_, column) => `<td>1 234,${column}</td>`).join('');
    const html = `<table>${`<tr>${cells}</tr>`.repeat(1_000)}</table>`;
    const { data } = await addText(served, id, html);
    const module = await addText(served, id, '<p>Un tableau.</p>');
    const params = { contentId: id, moduleId: module.id };
    const saved = await served.call(pages.saveModule, { params, ifMatch: 1, body: { data } });
    const read = await served.call(pages.getModule, { params, query: after(saved) });
    expect(read.as(moduleViewSchema)).toMatchObject({ revision: 2, data });
    const clone = await served.call(pages.clonePage, { params: { id } });
    const list = await served.call(pages.listModules, {
      params: { contentId: clone.as(contentReceiptSchema).id },
      query: after(clone),
    });
    expect(list.as(moduleListSchema).items.map((one) => one.data)).toEqual([data, data]);
  });

  it('gives the size and the limit of input that is too large', async () => {
    const { id } = await createPage(served, 'trop-grand');
    const data = { html: `<p>${'mot '.repeat(80_000)}</p>` };
    const params = { contentId: id };
    const refused = await served.call(pages.createModule, { params, body: { type: 'text', data } });
    expect([refused.status, refused.problem?.errors[0]?.params]).toEqual([
      413,
      { size: expect.any(Number), maximum: 256 * 1024 },
    ]);
  });

  it('names the invalid field of a module’s data', async () => {
    const { id } = await createPage(served, 'champs');
    const body = { type: 'statement', data: { author: 'A.' } };
    const refused = await served.call(pages.createModule, { params: { contentId: id }, body });
    expect([refused.status, refused.problem?.errors[0]?.pointer]).toEqual([422, '/data/text']);
  });
});
