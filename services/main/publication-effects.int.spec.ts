import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiCaller, apiCaller } from './testing/api-caller.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

let here: StartedParvis;
let ask: ApiCaller;

beforeAll(async () => {
  here = await startedParvis();
  ask = apiCaller(here.origin, await here.signIn('editor'));
});
afterAll(() => here.stop());

async function page(slug: string, more: object = {}): Promise<string> {
  const body = { locale: 'fr', title: `Page ${slug}`, slug, ...more };
  return (await ask('POST', '/api/pages', { body })).body.id;
}

/** Adds an active module that links to a content item. */
async function addLink(from: string, to: string): Promise<void> {
  const data = { title: 'Voir', linkLabel: 'Voir', link: { kind: 'content', contentId: to } };
  const added = await ask('POST', `/api/${from}/modules`, {
    body: { type: 'candidate-call', data },
  });
  expect([added.status, added.body.errors]).toEqual([201, undefined]);
  await ask('POST', `/admin/inline/module/${added.body.id}/activate`);
}

function textTo(href: string) {
  const marks = [{ type: 'link', attrs: { href } }];
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'ici', marks }] }];
  return { doc: { type: 'doc', content } };
}

/** Adds an active text that links to an address; returns its id. */
async function addText(from: string, href: string): Promise<string> {
  const body = { type: 'text', data: textTo(href) };
  const added = await ask('POST', `/api/${from}/modules`, { body });
  expect([added.status, added.body.errors]).toEqual([201, undefined]);
  await ask('POST', `/admin/inline/module/${added.body.id}/activate`);
  return added.body.id;
}

const publish = (id: string) => ask('POST', `/api/pages/${id}/publish`);
const rehearsed = async (id: string, action = 'publish') =>
  (await ask('GET', `/admin/content/publication/${id}?action=${action}`)).body;
/** Returns the effects elsewhere. */
const effects = async (id: string, action = 'publish') => {
  const { revision: _, modulesTag: __, changes: ___, ...elsewhere } = await rehearsed(id, action);
  return elsewhere;
};
const nothing = {
  addresses: [],
  totalAddresses: 0,
  redirects: [],
  menus: [],
  links: [],
  needsApproval: false,
};

test('publishing reports the new address, the overridden redirect, its menu entry and its broken links', async () => {
  const home = await page('quai-neuf');
  const hidden = await page('cachee');
  await addLink(home, hidden);
  await addLink(home, home);
  const redirect = { from: '/quai-neuf', target: { status: 301, to: '/ailleurs' } };
  expect((await ask('POST', '/api/redirects', { body: redirect })).status).toBe(201);
  const link = { kind: 'content', contentId: home };
  const below = [{ label: 'Dessous', link: { kind: 'path', path: '/x' }, children: [] }];
  const entries = [{ label: 'Le quai', link, children: below }];
  const menu = { name: 'footer', locale: 'fr', entries };
  expect((await ask('POST', '/api/menus', { body: menu })).status).toBe(201);

  const named = { id: home, kind: 'page', title: 'Page quai-neuf' };
  expect(await effects(home)).toEqual({
    addresses: [{ ...named, from: null, to: '/quai-neuf' }],
    totalAddresses: 1,
    redirects: [{ effect: 'overruled', from: '/quai-neuf', to: '/ailleurs' }],
    menus: [{ effect: 'appears', menu: 'footer', locale: 'fr', label: 'Le quai', below: 1 }],
    links: [{ effect: 'unpublished', id: hidden, kind: 'page', title: 'Page cachee' }],
    needsApproval: false,
  });
  await publish(hidden);
  await publish(home);
  expect(await effects(home)).toEqual(nothing);

  const gone = {
    addresses: [{ ...named, from: '/quai-neuf', to: null }],
    totalAddresses: 1,
    redirects: [{ effect: 'answers', from: '/quai-neuf', to: '/ailleurs' }],
    menus: [{ effect: 'disappears', menu: 'footer', locale: 'fr', label: 'Le quai', below: 1 }],
    links: [],
    needsApproval: false,
  };
  expect(await effects(home, 'unpublish')).toEqual(gone);
  expect(await effects(home, 'delete')).toEqual(gone);
});

test('unpublishing reports which visible items and redirects lead to the page', async () => {
  const goal = await page('but');
  const [seen, draft] = [await page('vers-le-but'), await page('brouillon-vers-le-but')];
  await addLink(seen, goal);
  await addLink(draft, goal);
  const words = await page('mots-vers-le-but');
  await addText(words, '/But/?a=1');
  await addText(words, '/butte');
  expect((await effects(words)).links).toEqual([
    { effect: 'unpublished', id: goal, kind: 'page', title: 'Page but' },
  ]);
  await publish(words);
  const whole = await page('adresse-entiere');
  await addText(whole, `${here.origin.replace('127.0.0.1', 'localhost')}/but/#fin`);
  await publish(whole);
  const changed = await page('plus-vers-le-but');
  const module = await addText(changed, '/but');
  await publish(changed);
  const elsewhere = { body: { data: textTo('/ailleurs'), publish: true }, seen: 1 };
  expect((await ask('PUT', `/api/${changed}/modules/${module}`, elsewhere)).status).toBe(200);
  const near = await page('presque-but');
  await addText(near, '/but-trop-loin');
  await publish(near);
  await publish(goal);
  await publish(seen);
  const redirect = { from: '/vieux-but', target: { status: 301, to: '/but?de=loin#fin' } };
  await ask('POST', '/api/redirects', { body: redirect });
  expect(await effects(goal, 'unpublish')).toMatchObject({
    redirects: [{ effect: 'broken', from: '/vieux-but', to: '/but?de=loin#fin' }],
    links: [
      { effect: 'broken', id: whole, kind: 'page', title: 'Page adresse-entiere' },
      { effect: 'broken', id: words, kind: 'page', title: 'Page mots-vers-le-but' },
      { effect: 'broken', id: seen, kind: 'page', title: 'Page vers-le-but' },
    ],
  });
  await ask('POST', `/api/pages/${goal}/unpublish`);
  expect(await effects(goal, 'delete')).toMatchObject({ ...nothing, links: expect.anything() });
});

test('publishing another slug reports the redirected addresses, including those of descendants, and the item whose former address it takes', async () => {
  const other = await page('ancre');
  await publish(other);
  await ask('PUT', `/api/pages/${other}`, {
    body: { title: 'Autre', slug: 'bouee', publish: true },
    seen: 1,
  });
  const parent = await page('mouillage');
  const child = await page('corps-mort', { parentId: parent });
  await page('jamais-vue', { parentId: parent });
  await publish(parent);
  await publish(child);
  const body = { title: 'Mouillage', slug: 'ancre', draft: true };
  await ask('PUT', `/api/pages/${parent}`, { body, seen: 1 });
  expect(await effects(parent)).toEqual({
    ...nothing,
    addresses: [
      { id: parent, kind: 'page', title: 'Mouillage', from: '/mouillage', to: '/ancre' },
      {
        id: child,
        kind: 'page',
        title: 'Page corps-mort',
        from: '/mouillage/corps-mort',
        to: '/ancre/corps-mort',
      },
    ],
    totalAddresses: 2,
    redirects: [{ effect: 'overruled', from: '/ancre', to: '/bouee' }],
  });
  expect((await ask('GET', `/api/pages/${parent}`)).body.url).toBe('/mouillage');
});

test('publishing reports which parts of the page change, and is refused once another draft was saved', async () => {
  const id = await page('parties');
  const [first, second] = [await addText(id, '/un'), await addText(id, '/deux')];
  await publish(id);
  const put = (body: object) => ask('PUT', `/api/${id}/modules/${first}`, { body, seen: 1 });
  expect((await put({ data: textTo('/trois') })).status).toBe(200);
  await ask('DELETE', `/api/${id}/modules/${second}`, { seen: 1 });
  const { revision, modulesTag, changes } = await rehearsed(id);
  const text = { type: 'text', title: 'ici' };
  expect(changes).toEqual({
    header: null,
    modules: [
      { ...text, id: first, change: 'changed', before: 1, after: 2 },
      { ...text, id: second, change: 'removed', before: 1, after: null },
    ],
  });
  const seen = { body: { modulesTag }, seen: revision };
  const part = { ...seen, body: { modulesTag, only: { modules: [second] } } };
  expect((await ask('POST', `/api/pages/${id}/publish`, part)).body).toMatchObject({
    status: 'published',
    pending: true,
  });
  expect((await rehearsed(id)).changes.modules).toMatchObject([{ id: first, change: 'changed' }]);
  await addText(id, '/quatre');
  const refused = await ask('POST', `/api/pages/${id}/publish`, seen);
  expect([refused.status, refused.body.errors[0].code]).toEqual([412, 'modules-changed']);
  const { body } = await ask('POST', `/api/pages/${id}/publish`, { seen: revision });
  expect(body).toMatchObject({ pending: false });
});

test('rehearsing an impossible change returns its real refusal, and only editors may rehearse changes', async () => {
  const parent = await page('refusee');
  await page('dessous-de-refusee', { parentId: parent });
  const path = `/admin/content/publication/${parent}`;
  const refused = await ask('GET', `${path}?action=delete`);
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'content-has-children']);
  expect((await ask('GET', `${path}?action=erase`)).status).toBe(422);
  const missing = await ask('GET', '/admin/content/publication/k3f9a1b2?action=publish');
  expect(missing.status).toBe(404);
  const auditor = apiCaller(here.origin, await here.signIn('auditor'));
  expect((await auditor('GET', `${path}?action=publish`)).status).toBe(403);
  expect((await apiCaller(here.origin, '')('GET', `${path}?action=publish`)).status).toBe(401);
});
