import { readModels } from '@parvis/projections/read-models.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiCaller } from './testing/api-caller.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

const friend = 'https://app.bank.example';
const mailbox = 'guichet@bank.example';
let here: StartedParvis;
let anne: ReturnType<typeof apiCaller>;

beforeAll(async () => {
  here = await startedParvis({ PARVIS_PUBLIC_API: '1', PARVIS_API_ORIGINS: friend });
  anne = apiCaller(here.origin, await here.signIn('administrator'));
}, 120_000);
afterAll(() => here.stop());

const settled = async () =>
  here.engine.waitUntil(
    readModels.map(({ name }) => name),
    await here.connections.log.head(),
    10_000,
  );

interface Read {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- what a program finds in JSON
  readonly body: any;
  readonly headers: Headers;
}

async function read(path: string, headers: Record<string, string> = {}): Promise<Read> {
  const response = await fetch(here.origin + path, { headers });
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? undefined : JSON.parse(text),
    headers: response.headers,
  };
}

let slugs = 0;
async function create(kind: string, body: object): Promise<{ id: string; url: string }> {
  const header = { locale: 'fr', title: 'Quai', slug: `quai-${(slugs += 1)}`, publish: true };
  const created = await anne('POST', `/api/${kind}`, { body: { ...header, ...body } });
  expect([created.status, created.body.id]).toEqual([201, expect.any(String)]);
  return created.body;
}

test('what is public is read without an account, as visitors see it, and drafts never are', async () => {
  const shown = await create('pages', {
    title: 'Le quai',
    modules: [
      { type: 'text', data: { html: '<p>Ouvert.</p>' } },
      {
        type: 'contact',
        data: {
          title: 'Écrire',
          buttonLabel: 'Écrire',
          mailbox,
          themes: [{ label: 'Presse', mailbox }],
        },
      },
    ],
  });
  const hidden = await create('pages', { title: 'Le projet secret', publish: false });
  const { body: draft } = await anne('GET', `/api/pages/${shown.id}`);
  await anne('PUT', `/api/pages/${shown.id}`, {
    body: { title: 'Titre en travail', slug: draft.slug },
    seen: draft.revision,
  });
  await settled();
  const item = await read(`/api/published/pages/${shown.id}`);
  expect(item.body).toMatchObject({ id: shown.id, kind: 'page', title: 'Le quai', url: shown.url });
  expect(item.body.modules.map(({ type }: { type: string }) => type)).toEqual(['text', 'contact']);
  const list = await read('/api/published/pages?pageSize=100');
  expect(list.body.items.map(({ id }: { id: string }) => id)).toContain(shown.id);
  expect((await read(`/api/published/pages/${hidden.id}`)).status).toBe(404);
  const said = JSON.stringify([item.body, list.body]);
  for (const secret of [mailbox, 'Titre en travail', 'Le projet secret', hidden.id])
    expect(said).not.toContain(secret);
});

test('a list is narrowed by ids, days, category and language, and returns chosen fields', async () => {
  const news = (day: string, more: object = {}) =>
    create('news', { title: `Du ${day}`, nature: 'article', publishedOn: day, ...more });
  const early = await news('2026-01-05');
  const late = await news('2026-02-05', { category: 'finance' });
  await settled();
  const ids = async (query: string) =>
    (await read(`/api/published/news?${query}`)).body.items.map(({ id }: { id: string }) => id);
  expect(await ids('from=2026-01-01&until=2026-12-31')).toEqual([late.id, early.id]);
  expect(await ids('until=2026-01-05&from=2026-01-05')).toEqual([early.id]);
  expect(await ids('category=finance')).toEqual([late.id]);
  expect(await ids(`ids=${early.id}`)).toEqual([early.id]);
  expect(await ids('locale=en')).toEqual([]);
  expect(await ids('pageSize=1&page=2')).toEqual([early.id]);
  const chosen = await read(`/api/published/news?ids=${late.id}&fields=title,url`);
  expect(chosen.body).toEqual({
    items: [{ id: late.id, title: 'Du 2026-02-05', url: late.url }],
    total: 1,
    page: 1,
    pageSize: 20,
  });
});

test('a change is seen at once, and what did not change is not sent again', async () => {
  const { id } = await create('pages', { title: 'Avant' });
  await settled();
  const path = `/api/published/pages/${id}`;
  const before = await read(path);
  const etag = String(before.headers.get('etag'));
  await read(path);
  const again = await read(path, { 'If-None-Match': etag });
  expect([before.body.title, again.status, again.body]).toEqual(['Avant', 304, undefined]);
  const { body } = await anne('GET', `/api/pages/${id}`);
  await anne('PUT', `/api/pages/${id}`, {
    body: { title: 'Après', slug: body.slug, publish: true },
    seen: body.revision,
  });
  await expect.poll(async () => (await read(path)).body.title, { timeout: 10_000 }).toBe('Après');
  await anne('POST', `/api/pages/${id}/unpublish`);
  await expect.poll(async () => (await read(path)).status, { timeout: 10_000 }).toBe(404);
});

test('translations are named with their addresses, once they are public', async () => {
  const french = await create('pages', { title: 'Le phare' });
  const path = `/api/published/pages/${french.id}`;
  const { body: english } = await anne('POST', `/api/pages/${french.id}/translate`, {
    body: { locale: 'en' },
  });
  await settled();
  expect((await read(path)).body.translations).toEqual([]);
  await anne('POST', `/api/pages/${english.id}/publish`);
  await expect
    .poll(async () => (await read(path)).body.translations, { timeout: 10_000 })
    .toEqual([{ locale: 'en', id: english.id, url: english.url }]);
});

test('open offers are searched with their public fields', async () => {
  const { status, body } = await read('/api/published/offers?q=analyste&contract=permanent');
  expect([status, body]).toEqual([200, { items: [], total: 0, page: 1, pageSize: 20 }]);
});

test.each([
  ['/api/published/pages?limit=3', '/limit'],
  ['/api/published/pages?pageSize=101', '/pageSize'],
  ['/api/published/pages?page=501', '/page'],
  ['/api/published/pages?where={}', '/where'],
  ['/api/published/news?fields=title,draft', '/fields'],
  ['/api/published/news?from=hier', '/from'],
  ['/api/published/offers?contract=CDI', '/contract'],
])('%s is refused, naming %s', async (path, pointer) => {
  const { status, body } = await read(path);
  expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
});

test('scripts of the named sites may call the API, without the cookies of a reader', async () => {
  const simple = await read('/api/published/pages', { Origin: friend });
  expect(Object.fromEntries(simple.headers)).toMatchObject({
    'access-control-allow-origin': friend,
    'cross-origin-resource-policy': 'cross-origin',
    vary: expect.stringContaining('Origin'),
  });
  expect(simple.headers.get('access-control-allow-credentials')).toBe(null);
  const preflight = await fetch(`${here.origin}/api/pages`, {
    method: 'OPTIONS',
    headers: { Origin: friend, 'Access-Control-Request-Method': 'PUT' },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
    204,
    expect.stringContaining('Authorization'),
  ]);
  const stranger = { Origin: 'https://else.example', 'Access-Control-Request-Method': 'PUT' };
  const refused = await fetch(`${here.origin}/api/pages`, { method: 'OPTIONS', headers: stranger });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([405, null]);
  const page = await fetch(`${here.origin}/`, { headers: { Origin: friend } });
  expect(page.headers.get('access-control-allow-origin')).toBe(null);
});

test('where it is not allowed, nothing is there', async () => {
  const closed = await startedParvis({});
  for (const path of ['/api/published/pages', '/api/published/offers'])
    expect((await fetch(closed.origin + path)).status).toBe(404);
  const cross = await fetch(`${closed.origin}/api/pages`, { headers: { Origin: friend } });
  expect(cross.headers.get('access-control-allow-origin')).toBe(null);
  await closed.stop();
}, 60_000);
