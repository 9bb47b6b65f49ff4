import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { ContentImport } from '@parvis/contracts/content-import/endpoints.ts';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { zipOf } from '../../media/testing/zip.ts';
import { type ApiCaller, apiCaller } from '../testing/api-caller.ts';
import { type StartedParvis, startedParvis } from '../testing/started-parvis.ts';

const exported = join(import.meta.dirname, '../../content-import/testing/exports/wordpress.xml');

let parvis: StartedParvis;
let cookie: string;
let call: ApiCaller;
let pictures: Server;
let picturesPort: number;
/** While set, pictures are not answered. */
let isHeld = false;

beforeEach(async () => {
  isHeld = false;
  const png = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  pictures = createServer((_, response) => {
    if (!isHeld) response.end(png);
  });
  await new Promise<void>((done) => pictures.listen(0, '127.0.0.1', done));
  picturesPort = Number(Object(pictures.address()).port);
  parvis = await startedParvis({ PARVIS_FETCH_HOSTS: '127.0.0.1' });
  cookie = await parvis.signIn('administrator');
  call = apiCaller(parvis.origin, cookie);
}, 120_000);

afterEach(async () => {
  pictures.closeAllConnections();
  pictures.close();
  await parvis.stop();
});

async function uploaded(filename: string, bytes: Uint8Array): Promise<string> {
  const announced = { kind: 'file', filename, bytes: bytes.length };
  const { id } = (await call('POST', '/api/media/uploads', { body: announced })).body;
  const response = await fetch(`${parvis.origin}/api/media/uploads/${id}/parts?offset=0`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  expect(response.status).toBe(200);
  return id;
}

async function created(filename: string, bytes: Uint8Array): Promise<string> {
  const uploadId = await uploaded(filename, bytes);
  const { status, body } = await call('POST', '/api/content-imports', { body: { uploadId } });
  expect([status, body]).toMatchObject([201, {}]);
  return body.id;
}

const read = async (id: string): Promise<ContentImport> =>
  (await call('GET', `/api/content-imports/${id}`)).body;

/** Waits until an import is no longer under way. */
async function ended(id: string): Promise<ContentImport> {
  await until(async () => !['checking', 'running'].includes((await read(id)).state));
  return read(id);
}

const start = (id: string, hosts: readonly string[] = [], isRehearsal = false) =>
  call('POST', `/api/content-imports/${id}/start`, { body: { hosts, isRehearsal } });

async function wxr(): Promise<Buffer> {
  const xml = await readFile(exported, 'utf8');
  return Buffer.from(xml.replaceAll('HOST', `127.0.0.1:${picturesPort}`));
}

type Files = Readonly<Record<string, string | { readonly link: string }>>;

function zipped(files: Files): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    const isLink = typeof content !== 'string';
    const bytes = Buffer.from(isLink ? content.link : content);
    zip.addBuffer(bytes, name, { mode: isLink ? 0o120_777 : 0o100_644 });
  }
  zip.end();
  return buffer(zip.outputStream);
}

const hugo: Files = {
  'phare/hugo.toml': 'baseURL = "https://phare.example/"\ndefaultContentLanguage = "fr"\n',
  'phare/content/maison.md': '---\ntitle: La maison\n---\nUn phare.\n\n{{< mystere >}}',
  'phare/content/quai.md': '---\ntitle: Le quai\n---\nVoir [la maison](maison.md).',
};

test('a site is rehearsed, carried out with the hosts that are allowed, reported, and not doubled', async () => {
  const id = await created('export.xml', await wxr());
  const rehearsed = await ended(id);
  expect(rehearsed).toMatchObject({
    state: 'ready',
    filename: 'export.xml',
    by: 'administrator',
    rehearsal: { product: 'WordPress', hosts: [{ host: '127.0.0.1', files: 1 }], menus: 1 },
    result: null,
    hasFile: true,
  });
  expect(rehearsed.rehearsal?.counts).toEqual(
    expect.arrayContaining([{ kind: 'page', locale: 'fr', outcome: 'created', count: 2 }]),
  );
  expect((await call('GET', '/api/pages')).body.total).toBe(0);
  expect((await start(id, ['127.0.0.1'])).status).toBe(204);
  const done = await ended(id);
  expect(done).toMatchObject({
    state: 'done',
    hosts: ['127.0.0.1'],
    result: { media: { created: 1, leftOut: 0 } },
    hasFile: false,
  });
  expect(done.result?.reasons.map(({ why }) => why)).toContain(
    'the site does not have its language, de',
  );
  expect((await call('GET', '/api/pages')).body.total).toBe(2);
  const report = await fetch(`${parvis.origin}/api/content-imports/${id}/report`, {
    headers: { Cookie: cookie },
  });
  expect(await report.text()).toContain('| created | fr | /la-maison |');
  expect((await start(id)).body.code).toBe('content-import-file-gone');
  const again = await created('export.xml', await wxr());
  await ended(again);
  await start(again, ['127.0.0.1']);
  const repeated = await ended(again);
  expect(repeated.result?.counts.map(({ outcome }) => outcome)).toEqual(
    expect.not.arrayContaining(['created', 'changed', 'clash', 'refused']),
  );
  expect((await call('GET', '/api/pages')).body.total).toBe(2);
  expect((await call('GET', '/api/content-imports')).body.items).toMatchObject([
    { id: again, state: 'done' },
    { id, state: 'done' },
  ]);
  expect(await readdir(join(parvis.dataFolder, 'content-imports'))).toEqual([]);
}, 120_000);

test('an archive of a Markdown site comes, and so do our own documents', async () => {
  const id = await created('phare.zip', await zipped(hugo));
  const rehearsed = await ended(id);
  expect(rehearsed.rehearsal).toMatchObject({
    product: 'Hugo',
    source: 'phare',
    counts: [{ kind: 'page', locale: 'fr', outcome: 'created', count: 2 }],
  });
  await start(id);
  expect((await ended(id)).state).toBe('done');
  const own = await created(
    'cote (2).zip',
    await zipped({
      'pages/coast.fr.md': '---\ntitle: La côte\ndate: 2024-02-12\n---\nUn texte.',
      'pages/coast.en.md': '---\ntitle: The coast\ndate: 2024-02-12\n---\nA text.',
    }),
  );
  expect((await ended(own)).rehearsal).toMatchObject({ product: 'Parvis', source: 'cote' });
  await start(own);
  expect((await ended(own)).result?.counts).toEqual([
    { kind: 'page', locale: 'fr', outcome: 'created', count: 1 },
    { kind: 'page', locale: 'en', outcome: 'created', count: 1 },
  ]);
  expect((await call('GET', '/api/pages')).body.total).toBe(4);
}, 120_000);

test('archives that could do harm, and files that are no site, are refused, and removed', async () => {
  const bomb = Buffer.alloc(210 * 1024 * 1024);
  const faultOf = async (bytes: Uint8Array) => {
    const one = await ended(await created('site.zip', bytes));
    expect([one.state, one.hasFile]).toEqual(['failed', false]);
    return one.fault;
  };
  expect(await faultOf(zipOf('../../outside.md'))).toMatchObject({ code: 'outside' });
  expect(await faultOf(await zipped({ 'a.md': { link: '/etc/hostname' } }))).toEqual({
    code: 'link',
    detail: 'a.md',
  });
  expect(await faultOf(await zipped({ 'bomb.md': bomb.toString() }))).toEqual({
    code: 'file-too-large',
    detail: 'bomb.md',
  });
  expect(await faultOf(Buffer.from('no archive at all'))).toMatchObject({
    code: 'unreadable-archive',
  });
  const lying = await zipped({ 'a.md': 'x'.repeat(100_000) });
  const declared = lying.lastIndexOf('PK\x01\x02') + 24;
  lying.writeUInt32LE(10, declared);
  expect(await faultOf(lying)).toMatchObject({ code: 'unreadable-archive' });
  expect(await faultOf(await zipped({ 'a.txt': 'nothing' }))).toMatchObject({ code: 'other' });
  expect(await readdir(join(parvis.dataFolder, 'content-imports'))).toEqual([]);
  const wrong = await call('POST', '/api/content-imports', {
    body: { uploadId: await uploaded('site.pdf', Buffer.from('%PDF')) },
  });
  expect([wrong.status, wrong.body.code]).toEqual([422, 'content-import-type']);
}, 180_000);

test('who may not configure the site may neither see nor start imports, and no internal address is fetched', async () => {
  const id = await created('export.xml', await wxr());
  await ended(id);
  const editor = apiCaller(parvis.origin, await parvis.signIn('editor'));
  const path = `/api/content-imports/${id}`;
  const body = { hosts: [], isRehearsal: false };
  expect((await editor('GET', '/api/content-imports')).status).toBe(403);
  expect((await editor('GET', path)).status).toBe(403);
  expect((await editor('POST', `${path}/start`, { body })).status).toBe(403);
  for (const host of ['169.254.169.254', '10.0.0.0/8', 'a b']) {
    const refused = await start(id, [host]);
    expect([refused.status, refused.body.code]).toEqual([422, 'content-import-host']);
  }
}, 120_000);

test('an import ends when it is cancelled or the server stops, only one runs, and it can be run again', async () => {
  const id = await created('export.xml', await wxr());
  await ended(id);
  isHeld = true;
  await start(id, ['127.0.0.1']);
  await until(async () => (await read(id)).progress !== null);
  expect((await start(id)).body.code).toBe('content-import-under-way');
  expect((await call('DELETE', `/api/content-imports/${id}`)).body.code).toBe(
    'content-import-under-way',
  );
  parvis = await parvis.restart();
  call = apiCaller(parvis.origin, cookie);
  expect(await read(id)).toMatchObject({ state: 'interrupted', hasFile: true });
  await start(id, ['127.0.0.1']);
  await until(async () => (await read(id)).progress !== null);
  await call('POST', `/api/content-imports/${id}/cancel`);
  // The process hears of it within a second.
  await setTimeout(3_000);
  isHeld = false;
  pictures.closeAllConnections();
  const cancelled = await ended(id);
  expect(cancelled.state).toBe('cancelled');
  expect(cancelled.result?.counts.map(({ outcome }) => outcome)).toContain('not-reached');
  await start(id, ['127.0.0.1']);
  expect((await ended(id)).state).toBe('done');
  expect((await call('GET', '/api/pages')).body.total).toBe(2);
  expect((await call('DELETE', `/api/content-imports/${id}`)).status).toBe(204);
  expect((await call('GET', `/api/content-imports/${id}`)).status).toBe(404);
}, 180_000);

test('an import whose process dies without a word counts as interrupted', async () => {
  const id = await created('export.xml', await wxr());
  await ended(id);
  const { pool } = parvis.connections;
  await pool.query(
    `update content_import set state = 'running', touched_at = now() - interval '1 minute' where id = $1`,
    [id],
  );
  expect((await read(id)).state).toBe('interrupted');
  await start(id, []);
  expect((await ended(id)).state).toBe('done');
}, 120_000);
