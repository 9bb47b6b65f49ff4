import { type ContentId, contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { positionSchema, startOfLog } from '@parvis/contracts/log/position.ts';
import { menuEndpoints as at } from '@parvis/contracts/menus/endpoints.ts';
import { listChangedTags } from '@parvis/projections/engine/changed-tags.ts';
import { composeMenus } from '@parvis/projections/menu-tree/compose-menus.ts';
import { menuTree } from '@parvis/projections/menu-tree/menu-tree.ts';
import { pageFragments } from '@parvis/projections/page-fragments/page-fragments.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedStreams, serveStreams } from '../streams/testing/served-streams.ts';
import { openMenus } from './menus.ts';

const page = contentIdSchema.parse('page00000001');
const contents = {
  among: async (ids: readonly ContentId[]) => new Set(ids.filter((id) => id === page)),
};
let served: ServedStreams;

beforeAll(async () => {
  served = await serveStreams([menuTree, pageFragments], (world) => {
    return openMenus({ ...world, db: world.pool, contents }).routes;
  });
});
afterAll(() => served.close());

const entry = (label: string, path: string, children: object[] = []) => ({
  label,
  link: { kind: 'path', path },
  children,
});
const toPage = { label: 'Notre histoire', link: { kind: 'content', contentId: page } };
const create = async (name: string, entries: object[], locale = 'fr') => {
  const made = await served.call(at.createMenu, { body: { name, locale, entries } });
  return { made, id: String(made.body['id']) };
};

test('a menu is created, read, saved, listed and deleted', async () => {
  const { made, id } = await create('jobs', [entry('Nos offres', '/emploi-carriere')]);
  expect([made.status, made.headers.get('location')]).toEqual([201, `/api/menus/${id}`]);
  expect(made.headers.get('etag')).toBe('"1"');
  const params = { id };
  const entries = [entry('Toutes nos offres', '/emploi-carriere', [entry('Stages', '/stages')])];
  const saved = await served.call(at.saveMenu, { params, body: { entries }, ifMatch: 1 });
  const expected = {
    id,
    name: 'jobs',
    locale: 'fr',
    revision: 2,
    entries,
    updatedBy: 'Name of editor000000',
  };
  expect(saved.body).toMatchObject(expected);
  const read = await served.call(at.getMenu, { params });
  expect(read.body).toEqual(saved.body);
  expect(read.headers.get('etag')).toMatch(/^"2\./);
  const list = await served.call(at.listMenus, { query: { name: 'jobs' } });
  expect(list.body).toMatchObject({ total: 1, items: [expected] });
  expect((await served.call(at.deleteMenu, { params, ifMatch: 1 })).status).toBe(412);
  expect((await served.call(at.deleteMenu, { params, ifMatch: 2 })).status).toBe(204);
  expect((await served.call(at.getMenu, { params })).problem).toMatchObject({
    status: 410,
    code: 'menu-deleted',
  });
  expect((await served.call(at.listMenus, { query: { name: 'jobs' } })).body['total']).toBe(0);
});

test('there is one menu per name and language, and a repeated request creates it once', async () => {
  const body = { name: 'hr', locale: 'fr', entries: [] };
  const first = await served.call(at.createMenu, { body, key: 'once' });
  const again = await served.call(at.createMenu, { body, key: 'once' });
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect((await served.call(at.createMenu, { body })).problem?.code).toBe('menu-exists');
  expect((await served.call(at.createMenu, { body: { ...body, locale: 'en' } })).status).toBe(201);
  const both = await served.call(at.listMenus, { query: { name: 'hr', sort: '-locale' } });
  expect(both.body['items']).toMatchObject([{ locale: 'fr' }, { locale: 'en' }]);
});

test('two editors who create the same menu at the same time cannot both succeed', async () => {
  const body = { name: 'profiles', locale: 'fr', entries: [] };
  const responses = await Promise.all([1, 2, 3].map(() => served.call(at.createMenu, { body })));
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
});

test('its history lists every revision, and an earlier one can be restored, even of a deleted menu', async () => {
  const { id } = await create('footer', [entry('Un', '/un')]);
  const params = { id };
  const two = { entries: [entry('Deux', '/deux')] };
  await served.call(at.saveMenu, { params, body: two, ifMatch: 1 });
  await served.call(at.deleteMenu, { params, ifMatch: 2 });
  const restored = await served.call(at.restoreMenu, {
    params,
    body: { revision: 1 },
    ifMatch: 2,
  });
  expect(restored.body).toMatchObject({ revision: 3, entries: [entry('Un', '/un')] });
  const history = await served.call(at.menuHistory, { params });
  expect(history.body['items']).toMatchObject([
    { revision: 3, restored: 1, deleted: false },
    { revision: 2, restored: null, deleted: true },
    { revision: 2, deleted: false },
    { revision: 1, deleted: false, by: 'Name of editor000000' },
  ]);
  const missing = { params, body: { revision: 9 }, ifMatch: 3 };
  expect((await served.call(at.restoreMenu, missing)).problem?.code).toBe('revision-not-found');
});

test('the errors of a menu are reported entry by entry', async () => {
  const unsafe = { label: 'X', link: { kind: 'url', url: 'javascript:alert(1)' } };
  const lost = { label: 'Y', link: { kind: 'content', contentId: 'page00000009' } };
  const body = { name: 'refused', locale: 'en', entries: [unsafe, lost] };
  const { problem } = await served.call(at.createMenu, { body });
  expect(problem).toMatchObject({
    status: 422,
    errors: [
      { code: 'link-unsafe', pointer: '/entries/0/link/url' },
      { code: 'link-content-unknown', pointer: '/entries/1/link/contentId' },
    ],
  });
});

test.each([
  ['nobody', 401, 401],
  ['auditor', 200, 403],
] as const)('%s reads with %i and writes with %i', async (as, reads, writes) => {
  const body = { name: 'theirs', locale: 'fr', entries: [] };
  expect((await served.call(at.listMenus, { as })).status).toBe(reads);
  expect((await served.call(at.createMenu, { as, body })).status).toBe(writes);
});

test('a menu links to the addresses of its pages, now and at past positions', async () => {
  const { log, pool } = served.world;
  const external = {
    label: 'Ailleurs',
    link: { kind: 'url', url: 'https://x.example/', newTab: true },
  };
  const below = { ...toPage, children: [entry('Dessous', '/dessous')] };
  const { made, id } = await create('main', [entry('Groupe', '/groupe', [below]), external]);
  const before = positionSchema.parse(made.headers.get('x-log-position'));
  const header = { kind: 'page', title: 'Histoire', slug: 'histoire' };
  const created = { contentId: page, kind: 'page', locale: 'fr', translationGroup: page, header };
  const metadata = (commandId: string) => ({
    commandId,
    actor: 'system',
    occurredAt: '2026-03-01T10:00:00.000Z',
    version: 1,
  });
  await log.append(`content-${page}`, 'no-stream', [
    {
      id: '00000000-0000-5000-8000-000000000001',
      type: 'ContentCreated',
      data: created,
      metadata: metadata('create'),
    },
    {
      id: '00000000-0000-5000-8000-000000000002',
      type: 'ContentPublished',
      data: { contentId: page, header: 1, modules: [] },
      metadata: metadata('create'),
    },
  ]);
  await served.catchUp();
  const children = [{ label: 'Dessous', href: '/dessous', newTab: false, children: [] }];
  const history = { label: 'Notre histoire', href: '/histoire', newTab: false, children };
  const away = { label: 'Ailleurs', href: 'https://x.example/', newTab: true, children: [] };
  const group = { label: 'Groupe', href: '/groupe', newTab: false };
  const names = ['main', 'nowhere'];
  const now = await composeMenus(pool, names, 'fr');
  expect([...now.menus]).toEqual([['main', [{ ...group, children: [history] }, away]]]);
  expect(now.position).toBe(await log.head());
  expect(now.tags).toEqual(['menu:main:fr', 'menu:nowhere:fr', `content:${page}`]);
  const then = await composeMenus(pool, names, 'fr', before);
  expect([...then.menus]).toEqual([['main', [{ ...group, children: [] }, away]]]);
  expect((await composeMenus(pool, names, 'fr', startOfLog)).menus.size).toBe(0);

  const tree = await served.call(at.hierarchicalMenu, { query: { at: before } });
  expect(tree.body).toMatchObject({
    id,
    revision: 1,
    entries: [{ ...group, children: [{ ...history, href: null }] }, away],
  });
  const none = await served.call(at.hierarchicalMenu, { query: { name: 'nothing' } });
  expect(none.problem?.code).toBe('menu-not-found');
});

test('caches are notified of a changed menu', async () => {
  const { pool } = served.world;
  const before = await served.world.log.head();
  await create('changed', [], 'en');
  await served.catchUp();
  const { tags, position } = await listChangedTags(pool, 'menu-tree', before);
  expect(tags).toEqual([{ tag: 'menu:changed:en', position }]);
});
