import { activityEndpoints } from '@parvis/contracts/content/activity-endpoints.ts';
import { approvalEndpoints } from '@parvis/contracts/content/approval-endpoints.ts';
import { autocompleteEndpoints } from '@parvis/contracts/content/autocomplete-endpoints.ts';
import { batchEndpoints } from '@parvis/contracts/content/batch-endpoints.ts';
import { checkEndpoints } from '@parvis/contracts/content/checks/endpoints.ts';
import { choiceEndpoints } from '@parvis/contracts/content/choice-endpoints.ts';
import { contentEndpoints as pages } from '@parvis/contracts/content/endpoints.ts';
import { homeEndpoints } from '@parvis/contracts/content/home-endpoints.ts';
import {
  editorEndpoints,
  inlineEndpoints as inline,
} from '@parvis/contracts/content/inline-endpoints.ts';
import { publicationEndpoints } from '@parvis/contracts/content/publication-endpoints.ts';
import { treeEndpoints } from '@parvis/contracts/content/tree-endpoints.ts';
import { upkeepEndpoints } from '@parvis/contracts/content/upkeep-endpoints.ts';
import {
  contentListSchema,
  contentReceiptSchema,
  moduleViewSchema,
  proposalViewSchema,
} from '@parvis/contracts/content/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentRoutes } from './content-routes.ts';
import { sharedPreviewRoutes } from './preview-links/routes.ts';
import { after } from './testing/sent-items.ts';
import { createPage, sendPage } from './testing/sent-pages.ts';
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
  it('binds every endpoint of the contracts once', () => {
    const attempts = { take: () => Promise.resolve(undefined) };
    const routes = [
      ...contentRoutes(served.content),
      ...sharedPreviewRoutes(served.content, attempts),
    ];
    const bound = routes.map(({ endpoint }) => endpoint.id);
    const declared = [
      pages,
      inline,
      batchEndpoints,
      autocompleteEndpoints,
      treeEndpoints,
      publicationEndpoints,
      choiceEndpoints,
      activityEndpoints,
      approvalEndpoints,
      homeEndpoints,
      checkEndpoints,
      upkeepEndpoints,
    ].flatMap((endpoints) => Object.values(endpoints).map(({ id }) => id));
    expect(new Set(bound)).toEqual(new Set(declared));
    expect(bound).toHaveLength(declared.length);
  });

  it('creates, publishes and unpublishes a page', async () => {
    const parent = await createPage(served, 'groupe');
    const came = await sendPage(served, 'histoire', { parentId: parent.id });
    const { id } = came.as(contentReceiptSchema);
    const receipt = { id, revision: 1, url: '/groupe/histoire' };
    expect([
      came.status,
      came.headers.get('ETag'),
      came.headers.get('Location'),
      came.body,
    ]).toEqual([
      201,
      '"1"',
      `/api/pages/${id}`,
      { ...receipt, status: 'draft', pending: false, modulesTag: expect.any(String) },
    ]);
    const published = await served.call(pages.publishPage, { params: { id } });
    expect(published.body).toEqual({ ...receipt, status: 'published', pending: false });
    const again = await served.call(pages.publishPage, { params: { id } });
    expect(again.headers.get('X-Log-Position')).toBe(published.headers.get('X-Log-Position'));
    const off = await served.call(pages.unpublishPage, { params: { id }, ifMatch: 1 });
    expect(off.body).toMatchObject({ status: 'draft' });
    const read = await served.call(pages.getPage, { params: { id }, query: after(off) });
    expect(read.body).toMatchObject({
      id,
      url: '/groupe/histoire',
      updatedBy: 'Name of editor000000',
    });
  });

  it('takes back what it gave, unchanged or changed', async () => {
    const modules = [{ type: 'text', data: { html: '<p>Bonjour</p>' } }];
    const came = await sendPage(served, 'aller-retour', { modules });
    const params = { id: came.as(contentReceiptSchema).id };
    const read = await served.call(pages.getPage, { params, query: after(came) });
    const body = { ...Object(read.body), summary: 'Et retour.' };
    const saved = await served.call(pages.savePage, { params, body, ifMatch: 1 });
    expect([saved.status, saved.body]).toMatchObject([200, { revision: 2 }]);
    const again = await served.call(pages.getPage, { params, query: after(saved) });
    expect(again.body).toMatchObject({
      title: 'Notre groupe',
      summary: 'Et retour.',
      parentId: null,
      modules: [{ type: 'text', revision: 1, active: true }],
    });
    const typo = { ...Object(again.body), summmary: 'Et retour.' };
    const refused = await served.call(pages.savePage, { params, body: typo, ifMatch: 2 });
    expect(refused.problem).toMatchObject({ errors: [{ pointer: '/summmary' }] });
  });

  it('merges languages and lists the proposals', async () => {
    const fr = await createPage(served, 'langues');
    const en = await createPage(served, 'languages', { locale: 'en' });
    const proposed = await served.call(inline.proposeMerge, {
      body: { sourceId: fr.id, targetId: en.id },
    });
    expect(proposed.body).toMatchObject({
      status: 'proposed',
      source: { id: fr.id, locale: 'fr' },
    });
    const { id: proposalId } = proposed.as(proposalViewSchema);
    const accepted = await served.call(inline.acceptMerge, { params: { id: proposalId } });
    const query = { ...after(accepted), contentId: en.id };
    const list = await served.call(inline.listMerges, { query });
    expect(list.body).toMatchObject({ total: 1, items: [accepted.body] });
    const page = await served.call(pages.getPage, {
      params: { id: fr.id },
      query: after(accepted),
    });
    expect(page.body).toMatchObject({ translations: [{ id: en.id, url: '/en/languages' }] });
    expect((await served.call(inline.declineMerge, { params: { id: proposalId } })).status).toBe(
      409,
    );
  });

  it('clones, deletes and restores pages, and finds them in lists', async () => {
    const { id } = await createPage(served, 'modele');
    const copy = await served.call(pages.clonePage, { params: { id } });
    const params = { id: copy.as(contentReceiptSchema).id };
    expect(copy.body).toMatchObject({ url: '/modele-copie', status: 'draft' });
    const inlineCopy = await served.call(inline.clone, { params: { type: 'page', id } });
    expect(inlineCopy.body).toMatchObject({ url: '/modele-copie-2' });
    const gone = await served.call(inline.remove, {
      params: { type: 'page', ...params },
      ifMatch: 1,
    });
    expect((await served.call(pages.getPage, { params, query: after(gone) })).status).toBe(410);
    const deleted = await served.call(pages.listPages, { query: { status: 'deleted' } });
    const deletedIds = deleted.as(contentListSchema).items.map((one) => one.id);
    expect(deletedIds).toContain(params.id);
    expect(deletedIds).not.toContain(id);
    expect((await served.call(pages.deletePage, { params, ifMatch: 1 })).status).toBe(204);
    const back = await served.call(pages.undeletePage, { params });
    expect(back.body).toMatchObject({ status: 'draft' });
    const view = await served.call(editorEndpoints.page.view, { params, query: after(back) });
    expect([view.status, view.text]).toEqual([200, expect.stringContaining('/modele-copie')]);
  });

  it('repeats its response when a key is repeated, and names what a conversion dropped', async () => {
    const key = 'a key of a script';
    const body = { locale: 'fr', title: 'Une fois', slug: 'une-fois' };
    const keyed = { body, key: key.replaceAll(' ', '-') };
    const [first, second] = [
      await served.call(pages.createPage, keyed),
      await served.call(pages.createPage, keyed),
    ];
    expect([second.status, second.body, second.headers.get('X-Log-Position')]).toEqual([
      201,
      first.body,
      first.headers.get('X-Log-Position'),
    ]);
    const sent = { type: 'text', data: { html: '<p>Bonjour</p><p><img src="/x.png" alt=""></p>' } };
    const module = {
      params: { contentId: first.as(contentReceiptSchema).id },
      body: sent,
      key: 'module-key',
    };
    const added = await served.call(pages.createModule, module);
    const repeated = await served.call(pages.createModule, module);
    expect(repeated.body).toEqual(added.body);
    expect(added.as(moduleViewSchema).dropped).toHaveLength(1);
    const list = await served.call(pages.listModules, {
      params: module.params,
      query: after(added),
    });
    expect(list.body).toMatchObject({ total: 1 });
  });

  it.each([
    ['a reserved slug', { slug: 'admin' }, 409, 'slug-reserved', '/slug'],
    [
      'an unknown parent',
      { slug: 'perdu', parentId: 'nobody000001' },
      404,
      'parent-not-found',
      '/parentId',
    ],
    ['a slug of digits', { slug: '2024' }, 422, 'invalid', '/slug'],
  ])('refuses a page with %s, naming the field', async (_case, more, status, code, pointer) => {
    const refused = await sendPage(served, 'x', more);
    expect([refused.status, refused.problem?.errors[0]]).toMatchObject([status, { code, pointer }]);
  });

  it('refuses an unknown field of a page by name, and creates nothing', async () => {
    const refused = await sendPage(served, 'inconnu', { published: true });
    expect([refused.status, refused.problem?.errors]).toMatchObject([
      422,
      [{ pointer: '/published', params: { reason: 'unknown-field', field: 'published' } }],
    ]);
    const inlined = {
      params: { type: 'page' },
      body: { locale: 'fr', title: 'A', slug: 'b', titel: 'C' },
    };
    expect((await served.call(inline.create, inlined)).problem?.errors[0]?.pointer).toBe('/titel');
    expect((await sendPage(served, 'inconnu')).status).toBe(201);
  });

  it('refuses a reference to an unknown item, and accepts one to a deleted item', async () => {
    const { id } = await createPage(served, 'references');
    const other = await createPage(served, 'autre');
    const call = (contentId: string) => ({
      params: { contentId: id },
      body: {
        type: 'candidate-call',
        data: { title: 'Oser', linkLabel: 'Lire', link: { kind: 'content', contentId } },
      },
    });
    const refused = await served.call(pages.createModule, call('nobody000001'));
    expect([refused.status, refused.problem?.errors]).toMatchObject([
      422,
      [{ code: 'reference-unknown', pointer: '/data/link/contentId' }],
    ]);
    const image = await sendPage(served, 'image', { imageId: 'nobody000001' });
    expect([image.status, image.problem?.errors]).toMatchObject([
      422,
      [{ code: 'reference-unknown', pointer: '/imageId' }],
    ]);
    await served.call(pages.deletePage, { params: { id: other.id }, ifMatch: 1 });
    expect((await served.call(pages.createModule, call(other.id))).status).toBe(201);
  });
});
