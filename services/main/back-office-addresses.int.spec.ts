import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { adminScreens } from '@parvis/contracts/site/routes/admin-screens.ts';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiCaller, apiCaller } from './testing/api-caller.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

let here: StartedParvis;
let cookie: string;
let ask: ApiCaller;
let folder: string;
const videos = [
  { videoId: 'older', title: 'Écluse de nuit', publishedOn: '2026-01-05' },
  { videoId: 'newer', title: 'La grande écluse', publishedOn: '2026-02-05' },
  { videoId: 'other', title: 'Phare', publishedOn: '2026-03-05' },
  { provider: 'vimeo', videoId: '1', title: 'Écluse' },
];
const posts = ['2026-01-05', '2026-02-05'].map((day) => ({
  network: 'mastodon',
  account: 'bank',
  id: day,
  at: `${day}T08:00:00Z`,
  author: 'Us',
  locale: 'en',
  text: day,
  url: `https://social.example/${day}`,
}));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-third-parties-'));
  const writeToFolder = async (name: string, document: object) => {
    const file = join(folder, name);
    await writeFile(file, JSON.stringify(document));
    return pathToFileURL(file).href;
  };
  here = await startedParvis({
    PARVIS_VIDEO_CATALOGUE_URL: await writeToFolder('videos.json', { videos }),
    PARVIS_SOCIAL_POSTS_URL: await writeToFolder('posts.json', { posts }),
  });
  cookie = await here.signIn('editor');
  ask = apiCaller(here.origin, cookie);
});
afterAll(async () => {
  await here.stop();
  await rm(folder, { recursive: true });
});

const titleOfOtherTest = 'Phare';

async function created(kind: string, fields: object): Promise<string> {
  const { body } = await ask('POST', `/api/${kind}`, { body: { locale: 'fr', ...fields } });
  return body.id;
}

test('every screen, and nothing else under /admin, serves the application', async () => {
  const open = async (path: string, headers: HeadersInit) => {
    const response = await fetch(here.origin + path, { headers, redirect: 'manual' });
    return [response.status, (await response.text()).includes('id="admin"')];
  };
  for (const screen of adminScreens) {
    const path = screen.replaceAll(/\$\w+/g, 'image');
    expect([path, ...(await open(path, { Cookie: cookie }))]).toEqual([path, 200, true]);
    expect([path, ...(await open(path, {}))]).toEqual([path, 303, false]);
  }
  for (const path of ['/admin/never', '/admin/pages/a/b/c', '/admin/wp-login.php']) {
    expect([path, ...(await open(path, { Cookie: cookie }))]).toEqual([path, 404, false]);
    expect([path, ...(await open(path, {}))]).toEqual([path, 404, false]);
  }
});

test('the tree is read level by level, and a move is rehearsed before it is made', async () => {
  const group = await created('chapters', { title: 'Groupe', slug: 'groupe', order: 1 });
  const bank = await created('pages', { title: 'Banque', slug: 'banque' });
  const history = await created('pages', { title: 'Histoire', slug: 'histoire', parentId: bank });
  await created('pages', { title: 'Quai', slug: 'quai', parentId: history });
  await created('news', {
    title: 'Hors arbre',
    slug: 'hors',
    nature: 'article',
    publishedOn: '2026-01-05',
    category: 'finance',
    types: [],
    regions: [],
    domains: [],
    countries: [],
    entities: [],
    keywords: [],
  });

  const children = async (id: string): Promise<[string, number][]> =>
    (await ask('GET', `/admin/inline/hierarchical/${id}`)).body.items.map(
      (one: { title: string; children: number }) => [one.title, one.children],
    );
  const root = await children('root');
  expect(root.filter(([title]) => title !== titleOfOtherTest)).toEqual([
    ['Banque', 1],
    ['Groupe', 0],
  ]);
  expect(await children(bank)).toEqual([['Histoire', 1]]);

  const infos = `/admin/content/hierarchical/${history}/infos`;
  expect((await ask('GET', infos)).body).toMatchObject({
    title: 'Histoire',
    url: '/banque/histoire',
    children: 1,
    above: [{ title: 'Banque', url: '/banque' }],
  });
  expect((await ask('POST', infos, { body: { parentId: group } })).body).toEqual({
    needsApproval: false,
    total: 2,
    changes: [
      expect.objectContaining({ from: '/banque/histoire', to: '/groupe/histoire' }),
      expect.objectContaining({ from: '/banque/histoire/quai', to: '/groupe/histoire/quai' }),
    ],
  });
  expect((await ask('POST', infos, { body: {} })).body).toMatchObject({ changes: [], total: 0 });

  const ringing = await ask('POST', `/admin/content/hierarchical/${bank}/infos`, {
    body: { parentId: history },
  });
  expect([ringing.status, ringing.body.errors[0].code]).toEqual([409, 'parent-is-descendant']);
  await created('pages', { title: 'Autre', slug: 'autre', parentId: bank });
  const taken = await ask('POST', infos, { body: { slug: 'autre' } });
  expect([taken.status, taken.body.errors[0].code]).toEqual([409, 'slug-taken']);
  expect((await ask('GET', infos)).body.url).toBe('/banque/histoire');

  const move = `/admin/inline/hierarchical/select/${history}/${group}`;
  expect((await ask('POST', move, { body: {} })).status).toBe(428);
  expect((await ask('POST', move, { body: {}, seen: 1 })).body).toMatchObject({
    revision: 2,
    url: '/groupe/histoire',
  });
  expect(await children(group)).toEqual([['Histoire', 1]]);
  const top = `/admin/inline/hierarchical/select/${history}/root`;
  expect((await ask('POST', top, { body: {}, seen: 2 })).body.url).toBe('/histoire');

  await ask('DELETE', `/api/chapters/${group}`, { seen: 1 });
  expect((await ask('GET', `/admin/content/hierarchical/${group}/infos`)).status).toBe(404);

  const pending = async () => (await ask('GET', infos)).body.headerPending;
  const kept = (await ask('GET', `/api/pages/${history}`)).body.slug;
  await ask('POST', `/api/pages/${history}/publish`);
  expect(await pending()).toBe(false);
  const draft = { title: 'Une autre histoire', slug: kept, draft: true };
  expect((await ask('PUT', `/api/pages/${history}`, { body: draft, seen: 3 })).status).toBe(200);
  expect(await pending()).toBe(true);
});

test('forms find the possible values of their fields', async () => {
  const page = await created('pages', {
    title: titleOfOtherTest,
    slug: 'phare',
    summary: 'La nuit.',
  });
  const choices = async (path: string) => (await ask('GET', `/admin/inline/cb/${path}`)).body;
  expect(await choices('lang')).toMatchObject({
    items: [
      { value: 'fr', label: 'Français' },
      { value: 'en', label: 'Anglais' },
    ],
  });
  expect((await choices('templates?pageSize=100')).items).toContainEqual({
    value: 'quote',
    label: 'Citation',
  });
  expect((await choices('numbers')).total).toBe(12);
  expect((await choices('numbers?page=2&pageSize=5')).items[0].value).toBe('6');
  const found = { items: [{ value: page, label: 'Phare', url: '/phare' }] };
  expect(await choices('content?q=phare')).toMatchObject(found);
  expect((await choices('dynamic-link?q=phare')).items).toEqual([]);
  await ask('POST', `/api/pages/${page}/publish`);
  expect(await choices('dynamic-link?q=phare')).toMatchObject(found);
  expect((await choices('profiles?q=phare')).items).toEqual([]);
  expect((await ask('GET', '/admin/inline/cb/never')).status).toBe(404);

  expect((await ask('GET', `/admin/component/dynamic/teaser/${page}`)).body).toMatchObject({
    title: 'Phare',
    url: '/phare',
    summary: 'La nuit.',
    imageId: null,
  });
  expect((await ask('GET', '/admin/content/focus/widget/form')).body).toMatchObject({
    type: 'focus',
    id: 'new',
    data: null,
  });
  const { body: module } = await ask('POST', `/api/${page}/modules`, {
    body: { type: 'statement', data: { text: 'Un fleuve.' } },
  });
  expect((await ask('GET', `/admin/module/form/${module.id}`)).body).toMatchObject({
    type: 'module',
    revision: 1,
    data: { text: 'Un fleuve.' },
    lock: null,
  });
});

test('an operator rebuilds the search, which stays available', async () => {
  const administrator = apiCaller(here.origin, await here.signIn('administrator'));
  const reindex = '/admin/search/bulk/reindex/100';
  expect((await ask('POST', reindex)).status).toBe(403);
  expect((await administrator('POST', reindex)).status).toBe(204);
  const search = async () => {
    const { body } = await administrator('GET', '/api/projections');
    return body.items.find(({ name }: { name: string }) => name === 'site-search');
  };
  await until(async () => (await search()).rebuild === null);
  expect((await search()).state).toBe('live');
  expect((await administrator('POST', '/admin/search/bulk/reindex/many')).status).toBe(404);
});

test('videos of the catalogue are found by words, and posts of an account in their last fetched state', async () => {
  const search = async (provider: string, query: string) => {
    const { body } = await ask('GET', `/admin/library/video/${provider}/search?${query}`);
    return body.items.map(({ videoId }: { videoId: string }) => videoId);
  };
  await until(async () => (await search('youtube', '')).length > 0);
  expect(await search('youtube', 'q=ECLUSE')).toEqual(['newer', 'older']);
  expect(await search('youtube', 'q=ecluse+nuit')).toEqual(['older']);
  expect(await search('youtube', 'pageSize=1&page=2')).toEqual(['newer']);
  expect(await search('vimeo', '')).toEqual(['1']);
  expect((await ask('GET', '/admin/library/video/other/search')).status).toBe(404);
  const fetched = '/admin/social/inline/fetch?network=mastodon&account=';
  await until(async () => (await ask('GET', `${fetched}bank`)).body.answeredAt !== null);
  const { body } = await ask('GET', `${fetched}bank`);
  expect(body.posts.map(({ id }: { id: string }) => id)).toEqual(['2026-02-05', '2026-01-05']);
  expect((await ask('GET', `${fetched}nobody`)).body.posts).toEqual([]);
});
