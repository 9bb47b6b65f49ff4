import { mayShowDrafts } from '@parvis/contracts/accounts/auditor-reading.ts';
import { rolesPermit } from '@parvis/contracts/accounts/roles.ts';
import { bundlePath } from '@parvis/contracts/audit/endpoints.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { type ApiCaller, apiCaller } from './testing/api-caller.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

const author = 'Marguerite-Quatrevents';
const draftTitle = 'Le phare jamais montré';

let here: StartedParvis;
let administer: ApiCaller;
let edit: ApiCaller;
let ids: Readonly<Record<string, string>>;
let auditor: string;

beforeAll(async () => {
  here = await startedParvis();
  administer = apiCaller(here.origin, await here.signIn('administrator'));
  edit = apiCaller(here.origin, await here.signIn('editor', author));
  auditor = await here.signIn('auditor');
  ids = await fill();
  // What readers share has been read by somebody from whom nothing is withheld.
  const reader = await here.signIn('editor', 'reader');
  for (const one of readable) await read(one, reader);
}, 120_000);
afterAll(() => here.stop());

/** Everything that an auditor may read by an address, as far as the settings allow. */
const readable = endpoints.filter(
  ({ access, method }) =>
    method === 'get' && typeof access === 'object' && rolesPermit(['auditor'], access.capability),
);

/** A published page with a draft of another title, and a redirect. */
async function fill() {
  const done = async (...sent: Parameters<ApiCaller>) => {
    const { status, body } = await edit(...sent);
    expect([status, body]).toEqual([expect.toSatisfy((code) => code < 300), body]);
    return body;
  };
  const page = await done('POST', '/api/pages', {
    body: { locale: 'fr', title: 'Le phare', slug: 'phare' },
  });
  await done('POST', `/api/pages/${page.id}/publish`);
  await done('PUT', `/api/pages/${page.id}`, {
    body: { title: draftTitle, slug: 'phare' },
    seen: page.revision,
  });
  // Reads by others do not wait for these writes.
  const seen = await done('GET', '/api/pages');
  expect(JSON.stringify(seen)).toContain(draftTitle);
  const redirect = { from: '/ancien', target: { status: 301, to: '/phare' } };
  const made = await done('POST', '/api/redirects', { body: redirect });
  return { id: page.id, contentId: page.id, redirect: made.id, revision: '1' };
}

/** Reads an endpoint with the ids that there are; other parameters have an example. */
async function read({ path, id }: Endpoint, cookie: string) {
  const values: Readonly<Record<string, string>> = {
    ...ids,
    type: path.includes('/library/') ? 'image' : 'page',
    list: 'pages',
    group: 'domain',
    kind: 'page',
    ...(id.includes('Redirect') && { id: ids['redirect'] ?? '' }),
  };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'none');
  const to = new Date().toISOString();
  const queries: Readonly<Record<string, string>> = {
    [bundlePath]: `?path=/phare&to=${to}&purpose=p`,
    '/api/audit/page': `?path=/phare&at=${to}`,
    '/api/audit/archive': `?path=/phare&at=${to}`,
    '/api/audit/exposure': '?text=phare',
    '/admin/search': '?q=phare',
    '/admin/autocomplete/content': '?q=phare',
  };
  const response = await fetch(`${here.origin}${filled}${queries[path] ?? ''}`, {
    headers: { cookie, accept: 'application/json' },
  });
  return { status: response.status, text: await response.text() };
}

let revision = 0;
async function set(auditors: Readonly<Record<string, boolean>>) {
  const saved = await administer('PUT', '/api/site-settings', {
    body: { auditors },
    seen: revision,
  });
  expect(saved.status).toBe(200);
  revision = saved.body.revision;
}

test('an auditor reads drafts, and who wrote them, where nothing else is set', async () => {
  await set({});
  const texts: Awaited<ReturnType<typeof read>>[] = [];
  for (const one of readable) texts.push(await read(one, auditor));
  expect(texts.filter(({ status }) => ![200, 400, 404, 409, 422].includes(status))).toEqual([]);
  expect(texts.filter(({ text }) => text.includes(draftTitle)).length).toBeGreaterThan(5);
  expect(texts.filter(({ text }) => text.includes(author)).length).toBeGreaterThan(5);
});

test('an auditor from whom drafts are withheld reads none, by any address', async () => {
  await set({ drafts: false });
  let refused = 0;
  for (const one of readable) {
    const { status, text } = await read(one, auditor);
    const isRefused =
      mayShowDrafts(one) || /^get(Page|News|Chapter|Focus|Personality)$/.test(one.id);
    refused += Number(status === 403);
    // Some addresses are those of certain names alone.
    expect([one.id, status === 403 || status === 404]).toEqual([
      one.id,
      isRefused || status === 404,
    ]);
    expect([one.id, text.includes(draftTitle)]).toEqual([one.id, false]);
  }
  expect(refused).toBeGreaterThan(60);
  const at = async (path: string) => {
    const response = await fetch(here.origin + path, { headers: { cookie: auditor } });
    return response.status;
  };
  expect(await at(`/api/pages/${ids['id']}?version=public`)).toBe(200);
  expect(await at(`/api/audit/exposure?text=phare&unpublished=yes`)).toBe(403);
  const to = new Date().toISOString();
  expect(await at(`${bundlePath}?path=/phare&to=${to}&purpose=p&drafts=yes`)).toBe(403);
});

test('an auditor from whom people are withheld reads no name, by any address', async () => {
  await set({ people: false });
  let answered = 0;
  for (const one of readable) {
    const { status, text } = await read(one, auditor);
    if (status === 200) answered += 1;
    expect([one.id, text.includes(author)]).toEqual([one.id, false]);
  }
  expect(answered).toBeGreaterThan(50);
});

test('who edits or administers reads as such, and the next request obeys the settings', async () => {
  await set({ drafts: false, people: false });
  const page = `/api/pages/${ids['id']}`;
  const own = await edit('GET', page);
  expect([own.status, own.body.title, own.body.updatedBy]).toEqual([200, draftTitle, author]);
  const { pool } = here.connections;
  const both = await here.signIn('auditor', 'both');
  const status = async () =>
    (await fetch(here.origin + page, { headers: { cookie: both } })).status;
  expect(await status()).toBe(403);
  await pool.query(`update account set roles = array['auditor', 'editor'] where name = 'both'`);
  expect(await status()).toBe(200);
  await set({});
  expect((await fetch(here.origin + page, { headers: { cookie: auditor } })).status).toBe(200);
});
