import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bands } from '../media/testing/pictures.ts';
import { type ApiCaller, apiCaller } from './testing/api-caller.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

/** Public complaints by editors of other systems: each test has the numbers of their issues. */
let here: StartedParvis;
let cookie: string;
/** An editor and a colleague. */
let ask: ApiCaller;
let colleague: ApiCaller;

beforeAll(async () => {
  here = await startedParvis();
  cookie = await here.signIn('editor');
  ask = apiCaller(here.origin, cookie);
  colleague = apiCaller(here.origin, await here.signIn('administrator'));
});
afterAll(() => here.stop());

const pages = '/api/pages';

async function page(slug: string, fields: object = {}): Promise<string> {
  const body = { title: `Page ${slug}`, slug, locale: 'fr', ...fields };
  return (await ask('POST', pages, { body })).body.id;
}

async function statement(pageId: string, text: string): Promise<string> {
  const body = { type: 'statement', data: { text } };
  const { id } = (await ask('POST', `/api/${pageId}/modules`, { body })).body;
  await ask('POST', `/api/${pageId}/modules/${id}/activate`);
  return id;
}

/** Returns a visitor's response at an address. */
async function visited(path: string) {
  const response = await fetch(here.origin + path, {
    headers: { Accept: 'text/html' },
    redirect: 'manual',
  });
  return {
    status: response.status,
    location: response.headers.get('Location'),
    text: await response.text(),
  };
}

const shows = (path: string, words: string) =>
  until(async () => (await visited(path)).text.includes(words));

test('payload 11604, 14477: an intermediate save does not release the lock, and nobody overwrites its holder', async () => {
  const id = await page('verrou');
  const module = await statement(id, 'Premier jet');
  const lock = `/admin/inline/module/${module}/lock`;
  const path = `/api/${id}/modules/${module}`;
  const save = (as: ApiCaller, text: string, seen: number) =>
    as('PUT', path, { body: { data: { text }, draft: true }, seen });
  expect((await ask('POST', lock, { body: {} })).status).toBe(200);
  expect((await save(ask, 'Deuxième jet', 1)).status).toBe(200);
  expect((await ask('GET', lock)).body).toMatchObject({ yours: true });
  expect((await save(colleague, 'Sans demander', 2)).status).toBe(423);
  expect((await save(ask, 'Troisième jet', 2)).body).toMatchObject({ revision: 3 });
});

test('payload 15486: a later save cannot revert changes that its author never saw', async () => {
  const id = await page('dernier', { summary: 'Avant' });
  const { title, slug } = { title: 'Page dernier', slug: 'dernier' };
  const other = { body: { title, slug, summary: 'Du collègue' }, seen: 1 };
  expect((await colleague('PUT', `${pages}/${id}`, other)).status).toBe(200);
  const late = { body: { title: 'Autre titre', slug, summary: 'Avant' }, seen: 1 };
  expect((await ask('PUT', `${pages}/${id}`, late)).status).toBe(412);
  expect((await colleague('GET', `${pages}/${id}`)).body).toMatchObject({
    title,
    summary: 'Du collègue',
  });
});

test('payload 15803: an editor who switches to another language keeps their identity', async () => {
  const french = await page('langue');
  const made = await ask('POST', `${pages}/${french}/translate`, { body: { locale: 'en' } });
  for (const id of [french, made.body.id]) {
    expect((await ask('POST', `/admin/inline/page/${id}/lock`, { body: {} })).body).toMatchObject({
      yours: true,
    });
  }
  expect((await ask('GET', `/admin/inline/page/${french}/lock`)).body).toMatchObject({
    yours: true,
    holder: { name: 'editor' },
  });
});

test('payload 1873: restoring a revision as a draft does not change what visitors see', async () => {
  const id = await page('brouillon');
  const module = await statement(id, 'Un');
  await ask('PUT', `/api/${id}/modules/${module}`, { body: { data: { text: 'Deux' } }, seen: 1 });
  await ask('POST', `${pages}/${id}/publish`);
  await shows('/brouillon', 'Deux');
  const restored = { body: { revision: 1, draft: true }, seen: 2 };
  const { body } = await ask('POST', `/api/${id}/modules/${module}/restore`, restored);
  expect(body).toMatchObject({ revision: 3, liveRevision: 2, data: { text: 'Un' } });
  expect((await ask('GET', `${pages}/${id}`)).body).toMatchObject({
    status: 'published',
    pending: true,
  });
  await shows('/brouillon', 'Deux');
});

test('payload 14672, 11373: publishing or cloning one language leaves the other alone', async () => {
  const french = await page('une-langue');
  const translated = await ask('POST', `${pages}/${french}/translate`, { body: { locale: 'en' } });
  const english: string = translated.body.id;
  await ask('POST', `${pages}/${french}/publish`);
  expect((await ask('GET', `${pages}/${english}`)).body.status).toBe('draft');
  const total = async (locale: string) =>
    (await ask('GET', `${pages}?locale=${locale}`)).body.total;
  const before = await total('en');
  expect((await ask('POST', `${pages}/${french}/clone`)).body.status).toBe('draft');
  expect(await total('en')).toBe(before);
  expect((await ask('GET', `${pages}/${french}`)).body.translations).toHaveLength(1);
});

test('payload 5834: unpublishing and republishing in bulk loses no draft', async () => {
  const id = await page('lot');
  const module = await statement(id, 'En ligne');
  await ask('POST', `${pages}/${id}/publish`);
  const draft = { body: { data: { text: 'En attente' }, draft: true }, seen: 1 };
  await ask('PUT', `/api/${id}/modules/${module}`, draft);
  await ask('POST', `${pages}/${id}/unpublish`);
  expect((await ask('GET', `/api/${id}/modules/${module}`)).body).toMatchObject({
    revision: 2,
    data: { text: 'En attente' },
    active: true,
  });
});

test('wagtail 13978, 9833: a draft of another address moves nothing, and a moved translation is found', async () => {
  const french = await page('quai');
  const { body: made } = await ask('POST', `${pages}/${french}/translate`, {
    body: { locale: 'en' },
  });
  const english: string = made.id;
  for (const id of [french, english]) await ask('POST', `${pages}/${id}/publish`);
  await shows('/quai', 'Page quai');
  const { body: now } = await ask('GET', `${pages}/${english}`);
  const moved = (publish: boolean, slug: string, seen: number) =>
    ask('PUT', `${pages}/${english}`, { body: { title: now.title, slug, publish }, seen });
  expect((await moved(false, 'quayside', now.revision)).status).toBe(200);
  expect((await visited(now.url)).status).toBe(200);
  expect((await visited('/en/quayside')).status).toBe(404);
  expect((await moved(true, 'wharf', now.revision + 1)).status).toBe(200);
  await until(async () => (await visited('/en/wharf')).status === 200);
  expect(await visited(now.url)).toMatchObject({ status: 308, location: '/en/wharf' });
  expect((await visited('/en/quayside')).status).toBe(404);
  expect((await visited('/quai')).status).toBe(200);
});

test('strapi 25361, 24280, 25802: publishing, unpublishing, deleting and undeleting keep relations and languages', async () => {
  const french = await page('parente');
  const below = await page('relations', { parentId: french });
  const translated = async (id: string): Promise<string> =>
    (await ask('POST', `${pages}/${id}/translate`, { body: { locale: 'en' } })).body.id;
  const [parent, id] = [await translated(french), await translated(below)];
  const related = async () => {
    const { parentId, translations, translationGroup } = (await ask('GET', `${pages}/${id}`)).body;
    return {
      parentId,
      translationGroup,
      languages: translations.map((one: { locale: string }) => one.locale),
    };
  };
  const before = await related();
  expect(before).toEqual({ parentId: parent, translationGroup: below, languages: ['fr'] });
  for (const step of ['publish', 'unpublish', 'publish']) {
    await ask('POST', `${pages}/${id}/${step}`);
    expect(await related()).toEqual(before);
  }
  const { revision } = (await ask('GET', `${pages}/${id}`)).body;
  expect((await ask('DELETE', `${pages}/${id}`, { seen: revision })).status).toBe(204);
  await ask('POST', `${pages}/${id}/undelete`);
  expect(await related()).toEqual(before);
});

test('wagtail 2339: an image is cropped for each use, and for a single page', async () => {
  const jpeg = await bands(1600, 1000).jpeg().toBuffer();
  const uploaded = await fetch(`${here.origin}/api/media/images?filename=a.jpg&title=Port`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(jpeg),
  });
  const { id, revision } = await uploaded.json();
  const [one, other] = [await page('recadree'), await page('entiere')];
  const crops = (contentId: string) => `/admin/media/inline/crop/${contentId}/${id}`;
  const chosen = async (contentId: string) => {
    const { uses } = (await ask('GET', crops(contentId))).body;
    return uses.filter((use: { chosen: boolean }) => use.chosen);
  };
  const card = { use: 'card', area: { x: 100, y: 200, width: 600, height: 400 } };
  expect((await ask('POST', crops(one), { body: card, seen: revision })).status).toBe(200);
  expect(await chosen(one)).toMatchObject([card]);
  expect(await chosen(other)).toEqual([]);
});

test('payload 17443: a revision with empty fields can be restored, and an unsaved module can be undeleted', async () => {
  const id = await page('incomplete');
  const { title, slug } = { title: 'Page incomplete', slug: 'incomplete' };
  const filled = { body: { title, slug, summary: 'Depuis' }, seen: 1 };
  expect((await ask('PUT', `${pages}/${id}`, filled)).status).toBe(200);
  const restored = await ask('POST', `${pages}/${id}/restore`, {
    body: { revision: 1, draft: true },
    seen: 2,
  });
  expect(restored.body).toMatchObject({ revision: 3 });
  expect((await ask('GET', `${pages}/${id}`)).body.summary).toBe(null);
  const added = await ask('POST', `/api/${id}/modules`, { body: { type: 'statement' } });
  const module = `/api/${id}/modules/${added.body.id}`;
  expect((await ask('DELETE', module, { seen: 0 })).status).toBe(204);
  expect((await ask('POST', `${module}/undelete`)).body).toMatchObject({ data: null, revision: 0 });
});

test('wagtail 13863: saving without changes adds nothing to the history', async () => {
  const id = await page('inchangee');
  const module = await statement(id, 'Tel quel');
  const again = { body: { data: { text: 'Tel quel' }, draft: true }, seen: 1 };
  for (let times = 0; times < 3; times += 1)
    expect((await ask('PUT', `/api/${id}/modules/${module}`, again)).body.revision).toBe(1);
  const { revisions } = (await ask('GET', `/admin/inline/module/${module}/history`)).body;
  expect(revisions).toHaveLength(1);
});

test('wagtail 14485: any revision can be compared with what visitors see', async () => {
  const id = await page('comparee');
  const module = await statement(id, 'En ligne');
  await ask('POST', `${pages}/${id}/publish`);
  await shows('/comparee', 'En ligne');
  const draft = { body: { data: { text: 'En attente' }, draft: true }, seen: 1 };
  await ask('PUT', `/api/${id}/modules/${module}`, draft);
  const preview = async (revision: number) => {
    const path = `/admin/inline/module/${module}/preview/${revision}`;
    const headers = { Cookie: cookie, Accept: 'text/html' };
    return (await fetch(here.origin + path, { headers })).text();
  };
  expect(await preview(1)).toContain('En ligne');
  expect(await preview(2)).toContain('En attente');
  expect((await visited('/comparee')).text).not.toContain('En attente');
});
