import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { choiceListSchema } from '@parvis/contracts/content/choice-endpoints.ts';
import { inlineTypeSchema } from '@parvis/contracts/content/inline-endpoints.ts';
import { type ContentKind, contentKinds } from '@parvis/contracts/content/kinds.ts';
import { videoProviderSchema } from '@parvis/contracts/media/details.ts';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsWith } from '../content/testing/sent-items.ts';
import { allEndpoints, rowNameOf } from '../http/testing/all-endpoints.ts';
import { bands } from '../media/testing/pictures.ts';
import { adminPaths, shelves } from './testing/admin-paths.ts';
import { apiCaller } from './testing/api-caller.ts';
import { pathCaller } from './testing/path-caller.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

let here: StartedParvis;
let folder: string;
let cookie: string;
let calls: ReturnType<typeof pathCaller>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-admin-paths-'));
  const catalogue = join(folder, 'videos.json');
  await writeFile(catalogue, JSON.stringify({ videos: [] }));
  here = await startedParvis({ PARVIS_VIDEO_CATALOGUE_URL: pathToFileURL(catalogue).href });
  cookie = await here.signIn('editor');
  calls = pathCaller(here.origin, cookie);
});
afterAll(async () => {
  await here.stop();
  await rm(folder, { recursive: true });
});

const call: typeof calls.call = (...sent) => calls.call(...sent);
const open: typeof calls.open = (...sent) => calls.open(...sent);
const ask: typeof calls.ask = (...sent) => calls.ask(...sent);

async function created(kind: ContentKind, slug: string, locale = 'fr'): Promise<string> {
  const body = { ...fieldsWith(kind, slug), locale };
  return (await call('POST', `/admin/inline/${kind}/new`, { body })).id;
}

async function addedModule(contentId: string): Promise<string> {
  const body = { contentId, moduleType: 'statement' };
  return (await call('POST', '/admin/inline/module/new', { body })).id;
}

// The last test but one counts the calls of all others.
describe('the paths of the back-office', { shuffle: false }, () => {
  test.each(inlineTypeSchema.options)('the forms of a %s', async (type) => {
    const page = await created('page', `formes-${type}`);
    const id = type === 'module' ? await addedModule(page) : await created(type, `une-${type}`);
    const inline = (action: string) => `/admin/inline/${type}/{id}/${action}`;
    const of = { words: { id } };
    const empty = type === 'module' ? { query: 'moduleType=statement' } : {};
    expect(await call('GET', `/admin/inline/${type}/new`, empty)).toMatchObject({ data: null });
    expect(await call('GET', inline('lock'), of)).toBe(null);
    const lock = await call('POST', inline('lock'), { ...of, body: { takeOver: false } });
    expect(lock.yours).toBe(true);
    expect((await call('PUT', inline('lock'), { ...of, body: {} })).yours).toBe(true);
    const { data, revision } = await call('GET', inline('form'), of);
    const changed = type === 'module' ? { text: 'Un quai.' } : { ...data, slug: `autre-${type}` };
    const saving = { ...of, body: { data: changed }, seen: revision };
    expect((await call('POST', inline('saveform'), saving)).revision).toBe(revision + 1);
    expect((await call('GET', inline('form'), of)).data).toMatchObject(changed);
    await call('DELETE', inline('lock'), of);
    expect((await call('POST', inline('clone'), of)).id).not.toBe(id);
    await call('DELETE', inline('delete'), { ...of, seen: revision + 1 });
    const gone = await ask('GET', `/admin/inline/${type}/${id}/form`);
    expect([gone.status, gone.body.code]).toEqual([410, expect.stringContaining('deleted')]);
  });

  test('modules: their form, history, preview and state', async () => {
    const id = await addedModule(await created('page', 'modules'));
    const of = { words: { id, revision: '1' } };
    const save = { ...of, body: { data: { text: 'La crue.' } }, seen: 0 };
    await call('POST', '/admin/inline/module/{id}/saveform', save);
    expect((await call('GET', '/admin/module/form/{id}', of)).data.text).toBe('La crue.');
    expect((await call('POST', '/admin/inline/module/{id}/activate', of)).active).toBe(true);
    expect((await call('POST', '/admin/inline/module/{id}/deactivate', of)).active).toBe(false);
    const { revisions } = await call('GET', '/admin/inline/module/{id}/history', of);
    expect(revisions).toMatchObject([{ revision: 1 }]);
    await open('/admin/inline/module/{id}/preview/{revision}', of.words, 'La crue.');
  });

  test.each(contentKinds)(
    'the editor, its data and the preview of a %s can be opened',
    async (kind) => {
      const id = await created(kind, `editeur-${kind}`);
      await open(`/admin/content/${kind}/{id}/edit`, { id }, 'id="admin"');
      const read = await call('GET', `/admin/content/${kind}/{id}/edit-data`, { words: { id } });
      expect(read).toMatchObject({ content: { id, kind }, locks: [] });
      await open(`/admin/content/${kind}/{id}/view`, { id }, '<main');
      const typed = { words: { id }, body: { modules: {} } };
      expect((await call('POST', `/admin/content/${kind}/{id}/view`, typed)).html).toContain(
        '<main',
      );
    },
  );

  test('the tree, publication and links to an item', async () => {
    const [id, above] = [await created('page', 'dessous'), await created('chapter', 'dessus')];
    const of = { words: { id } };
    const infos = '/admin/content/hierarchical/{id}/infos';
    expect((await call('GET', infos, of)).above).toEqual([]);
    expect((await call('POST', infos, { ...of, body: { parentId: above } })).total).toBe(1);
    const select = '/admin/inline/hierarchical/select/{contentID}/{itemID}';
    const move = { words: { contentID: id, itemID: above }, body: {}, seen: 1 };
    expect((await call('POST', select, move)).url).toBe('/dessus/dessous');
    const below = await call('GET', '/admin/inline/hierarchical/{id}', {
      words: { id: above },
    });
    expect(below.items).toMatchObject([{ id }]);
    const publication = { ...of, query: 'action=publish' };
    const effects = await call('GET', '/admin/content/publication/{id}', publication);
    expect(effects.addresses).toMatchObject([{ from: null, to: '/dessus/dessous' }]);
    await ask('POST', `/api/approvals/${id}`, { body: { note: '' } });
    await open('/admin/content/approval/{id}/view', { id }, '<main');
    const words = { query: `ids=${id}` };
    const found = await call('GET', '/admin/autocomplete/content', words);
    expect(found.items).toMatchObject([{ id }]);
    const teaser = await call('GET', '/admin/component/dynamic/teaser/{id}', of);
    expect(teaser.url).toBe('/dessus/dessous');
    expect((await call('GET', '/admin/content/focus/widget/form')).type).toBe('focus');
    for (const list of choiceListSchema.options)
      expect((await call('GET', `/admin/inline/cb/${list}`)).total).toBeGreaterThanOrEqual(0);
    const redirect = { from: '/avant', to: '/dessus/dessous' };
    const checked = await call('GET', '/admin/inline/redirect', {
      query: 'from=/avant&to=/nulle-part',
    });
    expect(checked.warnings).toHaveLength(1);
    const made = await call('POST', '/admin/inline/redirect', { body: redirect });
    expect(made).toMatchObject({ from: '/avant', target: { status: 301 } });
  });

  test('translations: proposed, accepted and declined', async () => {
    const merge = '/admin/content/merge-lang';
    const proposed = async (slug: string) => {
      const [sourceId, targetId] = [await created('page', slug), await created('page', slug, 'en')];
      return (await call('POST', merge, { body: { sourceId, targetId } })).id;
    };
    const [one, other] = [await proposed('jointe'), await proposed('refusee')];
    const accepted = await call('POST', `${merge}/{id}/accept`, { words: { id: one } });
    expect(accepted.status).toBe('accepted');
    const declined = await call('POST', `${merge}/{id}/decline`, { words: { id: other } });
    expect(declined.status).toBe('declined');
    expect((await call('GET', merge)).total).toBe(2);
  });

  test('the library, crops, videos and playlists', async () => {
    for (const shelf of shelves) {
      await open(`/admin/library/${shelf}`, {}, 'id="admin"');
      const add = `/admin/library/${shelf}/add`;
      expect((await call('GET', add)).type).toBe(shelf);
      const body =
        shelf === 'video'
          ? { source: { provider: 'vimeo', videoId: 'film' }, title: 'Film' }
          : { filename: shelf === 'image' ? 'quai.jpg' : 'quai.pdf', bytes: 100 };
      expect((await call('POST', add, { body })).id).toMatch(/\w/);
      const { items } = await call('GET', `/admin/library/${shelf}/render`);
      expect(items).toHaveLength(shelf === 'video' ? 1 : 0);
    }
    const videos = [];
    for (const provider of videoProviderSchema.options) {
      const at = `/admin/library/video/${provider}`;
      expect((await call('GET', `${at}/search`)).items).toEqual([]);
      const body = { videoId: `${provider}-1`, title: 'Quai' };
      videos.push((await call('POST', `${at}/create`, { body })).id);
    }
    const address = 'https://vimeo.com/76979871';
    const embed = '/admin/social/inline/embed';
    const read = await call('GET', embed, { query: `address=${encodeURIComponent(address)}` });
    expect(read).toMatchObject({ provider: 'vimeo', videoId: '76979871' });
    const generated = { body: { address, title: 'Phare' } };
    expect((await call('POST', `${embed}/generate`, generated)).title.fr).toBe('Phare');
    const fetched = { query: 'network=mastodon&account=bank' };
    expect((await call('GET', '/admin/social/inline/fetch', fetched)).posts).toEqual([]);
    const titles = { fr: 'Les quais', en: 'The quays' };
    const { body: playlist } = await ask('POST', '/api/playlists', {
      body: { titles, videos },
    });
    const browsed = await call('GET', '/admin/media/playlist/');
    expect(browsed.items).toMatchObject([{ titles }]);
    const picked = await call('GET', '/admin/media/playlist/get', {
      query: `id=${playlist.id}`,
    });
    expect(picked).toMatchObject({ titles });
    const suggested = await call('GET', '/admin/media/playlist/search', { query: 'q=quais' });
    expect(JSON.stringify(suggested)).toContain(playlist.id);
  });

  test('an image is cropped everywhere, and for one item', async () => {
    const bytes = await bands(1600, 1000).jpeg().toBuffer();
    const uploaded = await fetch(`${here.origin}/api/media/images?filename=a.jpg`, {
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
    const { id, revision } = await uploaded.json();
    const body = { use: 'card', area: { x: 100, y: 200, width: 600, height: 400 } };
    const content = { id, idImage: id, idContent: await created('page', 'recadree') };
    const crops = [
      '/admin/media/inline/crop/{id}',
      '/admin/media/inline/crop/{idContent}/{idImage}',
    ];
    for (const [index, path] of crops.entries()) {
      await call('POST', path, { words: content, body, seen: revision + index });
      const { uses } = await call('GET', path, { words: content });
      expect(uses).toContainEqual(expect.objectContaining({ ...body, chosen: true }));
    }
  });

  test('a menu as a tree, the rebuilt search, and that over everything', async () => {
    const link = { kind: 'path', path: '/groupe' };
    const entries = [{ label: 'Groupe', link, children: [] }];
    await ask('POST', '/api/menus', { body: { name: 'main', locale: 'fr', entries } });
    const read = async () =>
      JSON.stringify(await call('GET', '/admin/menu/hierarchical', { query: 'name=main' }));
    await until(async () => (await read()).includes('/groupe'));
    const administrator = apiCaller(here.origin, await here.signIn('administrator'));
    const reindex = { words: { nb: '100' }, as: administrator };
    expect(await call('POST', '/admin/search/bulk/reindex/{nb}', reindex)).toBe(null);
    const found = await call('GET', '/admin/search', { query: 'q=quai' });
    expect(found.unavailable).toEqual([]);
  });

  test('every path of the table in the decision record is called', async () => {
    expect(calls.called()).toEqual(await adminPaths());
  });

  test('every path served under /admin is in the table, except accounts, audit and outbox', async () => {
    const ours = /^\w+ \/admin\/(session|passkey|password|forgotten|email|code|outbox|audit)\b/;
    const screens = /^GET \/admin\/(content\/\w+\/\{id\}\/edit|library\/\{type\})$/;
    const served = allEndpoints.map(rowNameOf).filter((name) => name.includes(' /admin/'));
    const table = await adminPaths(['kind']);
    expect(served.filter((name) => !ours.test(name)).toSorted()).toEqual(
      table.filter((name) => !screens.test(name)),
    );
  });
});
