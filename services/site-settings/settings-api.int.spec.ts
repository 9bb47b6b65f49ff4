import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawingPath } from '@parvis/contracts/brand/brand-file.ts';
import { brandFileEndpoints } from '@parvis/contracts/brand/brand-file-endpoints.ts';
import { type MediaId, mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { siteSettingsEndpoints as at } from '@parvis/contracts/site-settings/endpoints.ts';
import { noSiteSettings } from '@parvis/contracts/site-settings/settings.ts';
import { subjectIdSchema } from '@parvis/contracts/subjects/subject-id.ts';
import { listChangedTags } from '@parvis/projections/engine/changed-tags.ts';
import { siteSettings } from '@parvis/projections/site-settings/site-settings.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DiskStorage } from '../adapters/storage/disk-storage.ts';
import { type ServedStreams, serveStreams } from '../streams/testing/served-streams.ts';
import { BrandFiles } from './brand-files/brand-files.ts';
import { SiteNames } from './site-names.ts';
import { openSiteSettings } from './site-settings.ts';

const picture = mediaIdSchema.parse('image0000001');
const pictures = {
  among: async (ids: readonly MediaId[]) => new Set(ids.filter((id) => id === picture)),
};
let served: ServedStreams;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-brand-'));
  const files = new BrandFiles(new DiskStorage(folder));
  served = await serveStreams([siteSettings], (world) => {
    return openSiteSettings({ ...world, db: world.pool, pictures, files }).routes;
  });
});
afterEach(async () => {
  await served.close();
  await rm(folder, { recursive: true });
});

const administrator = { as: 'administrator' } as const;
const save = (body: object, ifMatch: number) =>
  served.call(at.saveSiteSettings, { body, ifMatch, ...administrator });
const rive = { name: { fr: 'Banque de la Rive', en: 'Bank of the Shore' } };

test('before the first save the settings are empty, at revision 0 by nobody', async () => {
  const read = await served.call(at.getSiteSettings);
  expect(read.body).toEqual({ ...noSiteSettings, revision: 0, updatedAt: null, updatedBy: null });
  expect(read.headers.get('etag')).toMatch(/^"0\./);
  expect(noSiteSettings.feeds).toMatchObject({ news: { items: 12 }, offers: { items: 20 } });
  expect((await served.call(at.siteSettingsHistory)).body).toMatchObject({ items: [], total: 0 });
});

test('the settings are saved as a whole, and omitted ones are unset', async () => {
  const logo = { kind: 'picture', imageId: picture, withName: false };
  const saved = await save({ ...rive, logo, feeds: { news: { items: 40 } } }, 0);
  expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"1"']);
  expect(saved.body).toMatchObject({
    ...rive,
    logo,
    feeds: { news: { items: 40 }, offers: { items: 20 } },
    revision: 1,
    updatedBy: 'Name of administrato',
  });
  const read = await served.call(at.getSiteSettings);
  expect(read.body).toEqual(saved.body);
  expect((await save({ tagline: { fr: 'Au large' } }, 1)).body).toMatchObject({
    name: { fr: '', en: '' },
    tagline: { fr: 'Au large', en: '' },
    logo: { kind: 'none' },
    feeds: { news: { items: 12 } },
    revision: 2,
  });
});

test('an editor who has not seen the newest revision overwrites nothing, and learns who saved it', async () => {
  await save(rive, 0);
  for (const seen of [0, 2]) {
    const stale = await save({ name: { fr: 'Autre' } }, seen);
    expect([stale.status, stale.problem?.code]).toEqual([412, 'stale-revision']);
    expect(stale.problem?.detail).toContain('Name of administrato');
  }
  const unseen = await served.call(at.saveSiteSettings, { body: rive, ...administrator });
  expect([unseen.status, unseen.problem?.code]).toEqual([428, 'precondition-required']);
  expect((await served.call(at.getSiteSettings)).body).toMatchObject({ ...rive, revision: 1 });
});

test.each<readonly [what: string, body: object, pointer: string, code: string]>([
  ['a name of two lines', { name: { fr: 'Une\nbanque' } }, '/name/fr', 'invalid'],
  ['a name that is too long', { name: { en: 'x'.repeat(81) } }, '/name/en', 'invalid'],
  ['a name nobody sees', { name: { fr: '\u200b' } }, '/name/fr', 'invalid'],
  ['a text that is none', { footerNote: 'Note' }, '/footerNote', 'invalid'],
  ['a note that is too long', { footerNote: { fr: 'x'.repeat(501) } }, '/footerNote/fr', 'invalid'],
  ['no items', { feeds: { news: { items: 0 } } }, '/feeds/news/items', 'invalid'],
  ['too many items', { feeds: { offers: { items: 101 } } }, '/feeds/offers/items', 'invalid'],
  ['half an item', { feeds: { news: { items: 1.5 } } }, '/feeds/news/items', 'invalid'],
  ['a logo of no kind', { logo: { kind: 'song' } }, '/logo/kind', 'invalid'],
  ['a logo without its picture', { logo: { kind: 'picture' } }, '/logo/imageId', 'invalid'],
  [
    'a picture that never was',
    { logo: { kind: 'picture', imageId: 'image0000009' } },
    '/logo/imageId',
    'reference-unknown',
  ],
  ['an unknown field', { nom: { fr: 'Rive' } }, '/nom', 'invalid'],
  ['an unknown list', { lists: { recipes: {} } }, '/lists/recipes', 'invalid'],
  ['an unknown language', { name: { de: 'Ufer' } }, '/name/de', 'invalid'],
])('%s is refused, naming the field', async (_what, body, pointer, code) => {
  const refused = await save(body, 0);
  expect([refused.status, refused.problem?.errors[0]]).toMatchObject([422, { pointer, code }]);
  expect((await served.call(at.getSiteSettings)).body).toMatchObject({ revision: 0 });
});

test('editors and auditors read the settings and their history; only administrators change them', async () => {
  for (const as of ['editor', 'auditor'] as const) {
    expect((await served.call(at.getSiteSettings, { as })).status).toBe(200);
    expect((await served.call(at.siteSettingsHistory, { as })).status).toBe(200);
    const refused = await served.call(at.saveSiteSettings, { as, body: rive, ifMatch: 0 });
    expect([refused.status, refused.problem?.code]).toEqual([403, 'forbidden']);
  }
});

test('an earlier revision is restored as a new one, and the history shows both', async () => {
  await save(rive, 0);
  await save({ name: { fr: 'Banque du Large' } }, 1);
  const restore = (revision: number, ifMatch: number) =>
    served.call(at.restoreSiteSettings, { body: { revision }, ifMatch, ...administrator });
  expect((await restore(1, 1)).status).toBe(412);
  expect((await restore(9, 2)).problem?.code).toBe('revision-not-found');
  expect((await restore(1, 2)).body).toMatchObject({ ...rive, revision: 3 });
  const { body } = await served.call(at.siteSettingsHistory);
  expect(body['items']).toMatchObject([
    { revision: 3, restored: 1, by: 'Name of administrato', content: rive },
    { revision: 2, restored: null, former: rive },
    { revision: 1, restored: null },
  ]);
});

test('caches are notified of every change', async () => {
  const { pool, log } = served.world;
  for (const [name, revision] of [
    ['Rive', 0],
    ['Large', 1],
  ] as const) {
    const before = await log.head();
    await save({ name: { fr: name } }, revision);
    await served.catchUp();
    const { tags, position } = await listChangedTags(pool, 'site-settings', before);
    expect(tags).toEqual([{ tag: 'site-settings', position }]);
  }
});

test('e-mails use the name of the site, and a new name within a second', async () => {
  let now = Date.UTC(2026, 0, 1);
  const names = new SiteNames(served.world.log, { now: () => new Date(now) });
  expect(await names.nameIn('en')).toBe('Parvis');
  await save({ name: { fr: 'Rive' } }, 0);
  now += 999;
  expect(await names.nameIn('en')).toBe('Parvis');
  now += 1;
  expect([await names.nameIn('en'), await names.nameIn('fr')]).toEqual(['Rive', 'Rive']);
  const mail = { to: { address: 'a@exemple.fr' }, subject: 'S', text: 'T', locale: 'fr' } as const;
  const signed = names.signing({ name: 'test-mail', render: async () => mail });
  const reader = { id: subjectIdSchema.parse('subj00000001'), createdAt: new Date(0), data: [] };
  expect(await signed.render(reader, {})).toEqual({ ...mail, fromName: 'Rive' });
});

test('a drawing is kept cleaned, named by the settings, and open at its address', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><script>alert(1)</script><path d="M0 0h9"/></svg>';
  const kept = await served.call(brandFileEndpoints.keepDrawing, {
    body: { svg },
    as: 'administrator',
  });
  expect([kept.status, kept.body['dropped']]).toEqual([200, ['script']]);
  const file = String(kept.body['file']);
  const bytes = await new BrandFiles(new DiskStorage(folder)).open(drawingPath(file));
  expect(bytes?.toString()).toBe(
    '<svg viewBox="0 0 9 3" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"></path></svg>',
  );
  const header = { kind: 'drawing', file };
  expect((await save({ ...rive, brand: { header } }, 0)).body).toMatchObject({ brand: { header } });
  const other = { kind: 'drawing', file: 'ab'.repeat(16) };
  const refused = await save({ ...rive, brand: { header: other } }, 1);
  expect([refused.status, refused.problem?.errors[0]?.pointer]).toEqual([
    422,
    '/brand/header/file',
  ]);
  const untidy = await served.call(brandFileEndpoints.keepDrawing, {
    body: { svg: '<p>' },
    as: 'administrator',
  });
  expect([untidy.status, untidy.problem?.errors[0]?.pointer]).toEqual([422, '/svg']);
  const editor = await served.call(brandFileEndpoints.keepDrawing, { body: { svg }, as: 'editor' });
  expect(editor.status).toBe(403);
});

const sourceSerif = createRequire(import.meta.url).resolve(
  '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
);

test('a face is measured and kept, named by the settings, and open at its address', async () => {
  const bytes = await readFile(sourceSerif);
  const sendFace = (woff2: string) =>
    served.call(brandFileEndpoints.keepFace, {
      body: { woff2, licensed: true },
      as: 'administrator',
    });
  const kept = await sendFace(bytes.toString('base64'));
  expect(kept.body).toMatchObject({
    ascent: 1_036,
    descent: 335,
    width: 472,
    lightest: 200,
    boldest: 900,
    hasSerifs: true,
  });
  const file = String(kept.body['file']);
  const opened = await new BrandFiles(new DiskStorage(folder)).open(`/assets/brand/${file}.woff2`);
  expect(opened?.equals(bytes)).toBe(true);
  const headings = { ...kept.body, licensed: true };
  const saved = await save({ ...rive, brand: { faces: { headings } } }, 0);
  expect(saved.body).toMatchObject({ brand: { faces: { headings: { file } } } });
  const unknown = { ...headings, file: 'ab'.repeat(16) };
  const refused = await save({ ...rive, brand: { faces: { text: unknown } } }, 1);
  expect(refused.problem?.errors[0]?.pointer).toBe('/brand/faces/text/file');
  const longer = Buffer.concat([bytes, Buffer.alloc(8)]);
  const cut = bytes.subarray(0, 5_000);
  for (const wrong of [longer, cut, Buffer.from('wOF2'), Buffer.from('no face')]) {
    const untidy = await sendFace(wrong.toString('base64'));
    expect([untidy.status, untidy.problem?.errors[0]?.pointer]).toEqual([422, '/woff2']);
  }
  const unlicensed = { body: { woff2: bytes.toString('base64') }, as: 'administrator' } as const;
  expect((await served.call(brandFileEndpoints.keepFace, unlicensed)).status).toBe(422);
});
