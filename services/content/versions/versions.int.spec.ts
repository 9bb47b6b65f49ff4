import { contentEndpoints as pages } from '@parvis/contracts/content/endpoints.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { editedContentSchema } from '@parvis/contracts/content/kind-views.ts';
import { contentReceiptSchema, type ModuleView } from '@parvis/contracts/content/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestResponse } from '../../http/testing/call-endpoint.ts';
import { after } from '../testing/sent-items.ts';
import { addText, createPage } from '../testing/sent-pages.ts';
import { type ServedContent, serveContent } from '../testing/served-content.ts';

const { page: endpoints } = kindEndpoints;

let database: TestDatabase;
let served: ServedContent;
let id: string;
let kept: ModuleView;
let gone: ModuleView;
let made = 0;
/** The response to the last write. */
let written: TestResponse;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveContent(database.url);
});

afterAll(async () => {
  await served.close();
  await database.drop();
});

/** A page whose title and texts changed since it was published: one text anew, one was deleted. */
beforeEach(async () => {
  made += 1;
  ({ id } = await createPage(served, `versions-${made}`, { title: 'Avant' }));
  kept = await addText(served, id, '<p>Le texte public</p>');
  gone = await addText(served, id, '<p>Un autre texte</p>');
  for (const { id: moduleId } of [kept, gone])
    await ok(pages.activateModule, { params: { contentId: id, moduleId } });
  await ok(endpoints.publish, { params: { id } });
  const header = { title: 'Après', slug: `apres-${made}` };
  await ok(endpoints.save, { params: { id }, body: header, ifMatch: 1 });
  await ok(pages.saveModule, {
    params: { contentId: id, moduleId: kept.id },
    body: { data: { html: '<p>Le texte du brouillon</p>' } },
    ifMatch: 1,
  });
  await ok(pages.deleteModule, { params: { contentId: id, moduleId: gone.id }, ifMatch: 1 });
});

type Call = ServedContent['call'];

async function ok(...request: Parameters<Call>): Promise<TestResponse> {
  const response = await served.call(...request);
  expect(response.problem).toBeUndefined();
  if (request[0].method !== 'get') written = response;
  return response;
}

async function read(version: 'draft' | 'public') {
  const request = { params: { id }, query: { version, ...after(written) } };
  return (await ok(endpoints.get, request)).as(editedContentSchema);
}

async function restore(body: object, ifMatch = 2): Promise<TestResponse> {
  written = await served.call(endpoints.restoreVersion, { params: { id }, body, ifMatch });
  return written;
}

describe('An item', () => {
  it('is read as a draft, or as visitors see it', async () => {
    const draft = await read('draft');
    expect(draft).toMatchObject({ title: 'Après', revision: 2, liveRevision: 1, pending: true });
    expect(draft.modules.map((module) => module.id)).toEqual([kept.id]);
    const seen = await read('public');
    expect(seen).toMatchObject({ title: 'Avant', slug: `versions-${made}`, revision: 1 });
    expect(seen.pending).toBe(true);
    expect(seen.modules.map((module) => [module.id, module.revision])).toEqual([
      [kept.id, 1],
      [gone.id, 1],
    ]);
    expect(JSON.stringify(seen.modules.map(({ data }) => data))).toContain('Le texte public');
    expect(seen.modules.map(({ data }) => data)).toEqual([kept.data, gone.data]);
  });

  it('is as a script of the back-office switched it, once that also published it', async () => {
    const params = { id: kept.id, action: 'deactivate' };
    await ok(inlineEndpoints.moduleAction, { params, body: { publish: true } });
    expect(await read('public')).toMatchObject({ title: 'Après', pending: false, modules: [] });
  });

  it('has nothing to read as visitors see it while it is not published', async () => {
    await ok(endpoints.unpublish, { params: { id } });
    const query = { version: 'public', ...after(written) };
    const response = await served.call(endpoints.get, { params: { id }, query });
    expect([response.status, response.problem?.code]).toEqual([409, 'content-not-public']);
  });

  it('names its deleted modules, with who deleted them and whether visitors still see them', async () => {
    expect((await read('draft')).deletedModules).toMatchObject([
      {
        id: gone.id,
        type: 'text',
        title: 'Un autre texte',
        revision: 1,
        liveRevision: 1,
        deletedBy: 'Name of editor000000',
      },
    ]);
  });
});

describe('Restoring a version', () => {
  it('discards the changes that are not public', async () => {
    const receipt = (await restore({ version: 'public' })).as(contentReceiptSchema);
    expect(receipt).toMatchObject({ revision: 3, status: 'published', pending: false });
    const draft = await read('draft');
    expect(draft).toMatchObject({ title: 'Avant', pending: false, headerPending: false });
    expect(draft.modules).toMatchObject([
      { id: kept.id, data: kept.data, pending: false },
      { id: gone.id, data: gone.data, pending: false },
    ]);
    expect(draft.deletedModules).toEqual([]);
  });

  it('discards only the named parts, and can be undone', async () => {
    const only = { modules: [kept.id] };
    expect((await restore({ version: 'public', only })).status).toBe(200);
    expect(await read('draft')).toMatchObject({ title: 'Après', modules: [{ data: kept.data }] });
    const version = { header: 2, modules: [{ id: kept.id, revision: 2 }] };
    expect((await restore({ version, only })).status).toBe(200);
    const draft = await read('draft');
    expect(JSON.stringify(draft.modules)).toContain('Le texte du brouillon');
    expect((await restore({ version: 'public', only: { modules: [gone.id] } })).status).toBe(200);
    const deleted = [gone.id];
    const again = { version: { ...version, deleted }, only: { modules: deleted } };
    expect((await restore(again)).status).toBe(200);
    expect(await read('draft')).toMatchObject({ deletedModules: [{ id: gone.id }] });
  });

  it('publishes it in the same step on request', async () => {
    await ok(endpoints.publish, { params: { id } });
    const version = { header: 1, modules: [{ id: kept.id, revision: 1 }] };
    const receipt = (await restore({ version, publish: true })).as(contentReceiptSchema);
    expect(receipt).toMatchObject({ pending: false });
    expect(await read('public')).toMatchObject({ title: 'Avant', modules: [{ data: kept.data }] });
  });

  it.each([
    ['a header that was never saved', { header: 9, modules: [] }, 'revision-not-found'],
    [
      'a module of another page',
      { header: 1, modules: [{ id: 'other00000010001', revision: 1 }] },
      'revision-not-found',
    ],
  ])('is refused for %s', async (_case, version, code) => {
    expect((await restore({ version })).problem?.code).toBe(code);
  });

  it('is refused for a module that is named twice, an unpublished page, and an old revision', async () => {
    const twice = { id: kept.id, revision: 1 };
    const version = { header: 1, modules: [twice, twice] };
    expect((await restore({ version })).problem?.code).toBe('modules-do-not-match');
    expect((await restore({ version: 'public' }, 1)).problem?.code).toBe('stale-revision');
    await ok(endpoints.unpublish, { params: { id } });
    expect((await restore({ version: 'public' })).problem?.code).toBe('content-not-public');
  });
});

describe('The versions of an item', () => {
  it('are what visitors saw, newest first, with their differences', async () => {
    await ok(endpoints.publish, { params: { id } });
    await ok(endpoints.unpublish, { params: { id } });
    const { body } = await ok(endpoints.versions, { params: { id } });
    const change = { id: kept.id, type: 'text', change: 'changed', before: 1, after: 2 };
    const removal = { id: gone.id, type: 'text', change: 'removed', title: 'Un autre texte' };
    expect(body).toMatchObject({
      total: 2,
      items: [
        {
          number: 2,
          by: 'Name of editor000000',
          header: 2,
          title: 'Après',
          url: `/apres-${made}`,
          modules: [{ id: kept.id, revision: 2, title: 'Le texte du brouillon' }],
          changes: { header: { before: 1, after: 2 }, modules: [change, removal] },
        },
        {
          number: 1,
          title: 'Avant',
          url: `/versions-${made}`,
          modules: [{ revision: 1 }, { revision: 1 }],
        },
      ],
    });
    const [second, first] = endpoints.versions.response.schema.parse(body).items;
    expect(first?.until).toBe(second?.from);
    expect(second?.until).not.toBeNull();
  });

  it('are listed page by page, and none before the first publication', async () => {
    await ok(endpoints.publish, { params: { id } });
    const query = { page: '2', pageSize: '1' };
    const { body } = await ok(endpoints.versions, { params: { id }, query });
    expect(body).toMatchObject({ total: 2, items: [{ number: 1, title: 'Avant' }] });
    const { id: draft } = await createPage(served, `jamais-${made}`);
    expect((await ok(endpoints.versions, { params: { id: draft } })).body).toMatchObject({
      items: [],
      total: 0,
    });
  });
});
