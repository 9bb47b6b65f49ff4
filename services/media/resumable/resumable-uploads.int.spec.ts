import { createHash } from 'node:crypto';
import { maxUnfinishedUploads, uploadPartBytes } from '@parvis/contracts/media/limits.ts';
import { unfinishedUploadSchema } from '@parvis/contracts/media/unfinished-upload.ts';
import { fileViewSchema, imageViewSchema } from '@parvis/contracts/media/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bands } from '../testing/pictures.ts';
import { codeOf } from '../testing/responses.ts';
import { type ServedMedia, serveMedia } from '../testing/served-media.ts';

let database: TestDatabase;
let served: ServedMedia;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveMedia(database.url);
});
afterAll(async () => {
  await served.close();
  await database.drop();
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** Returns a text slightly longer than two parts; each name gives a different hash. */
const textOf = (name: string) =>
  Buffer.from(`${name}\n`.repeat(Math.ceil((2 * uploadPartBytes + 9) / (name.length + 1))));

async function begun(bytes: Uint8Array, changed: object = {}) {
  const json = {
    kind: 'file',
    filename: 'marées.txt',
    bytes: bytes.length,
    sha256: sha256(bytes),
    ...changed,
  };
  return (await served.call('/api/media/uploads', { json })).as(unfinishedUploadSchema);
}

const send = (id: string, offset: number, bytes: Uint8Array, as?: 'auditor') =>
  served.call(`/api/media/uploads/${id}/parts?offset=${offset}`, { bytes, ...(as && { as }) });
const finish = (id: string) => served.call(`/api/media/uploads/${id}/finish`, { method: 'POST' });

test('an upload in parts resumes where it stopped, and becomes one item even when it is finished repeatedly', async () => {
  const bytes = textOf('Coefficient');
  const { id, partBytes } = await begun(bytes);
  expect(partBytes).toBe(uploadPartBytes);
  const first = await send(id, 0, bytes.subarray(0, partBytes));
  expect(first.as(unfinishedUploadSchema).received).toBe(partBytes);
  const repeated = await send(id, 0, bytes.subarray(0, partBytes));
  expect([...codeOf(repeated), repeated.problem?.errors[0]?.params]).toEqual([
    409,
    'upload-offset',
    { offset: partBytes },
  ]);
  expect(codeOf(await finish(id))).toEqual([409, 'upload-incomplete']);

  const again = await begun(bytes);
  expect(again).toMatchObject({ id, received: partBytes });
  for (let offset = partBytes; offset < bytes.length; offset += partBytes)
    await send(id, offset, bytes.subarray(offset, offset + partBytes));
  const came = await finish(id);
  const file = came.as(fileViewSchema);
  expect([came.status, came.headers.get('Location')]).toEqual([201, `/api/media/files/${id}`]);
  expect(file).toMatchObject({ id, format: 'txt', bytes: bytes.length, title: { fr: 'marées' } });
  expect(file.hash).toBe(sha256(bytes));
  expect((await finish(id)).as(fileViewSchema)).toEqual(file);
});

test('an image uploaded in parts is the same as one uploaded in a single request', async () => {
  const bytes = await bands(1600, 1000).jpeg().toBuffer();
  const { id } = await begun(bytes, { kind: 'image', filename: 'môle.jpg' });
  await send(id, 0, bytes);
  const image = (await finish(id)).as(imageViewSchema);
  expect(image).toMatchObject({ id, kind: 'image', hash: sha256(bytes), width: 1600 });
});

test('when two parts are sent for the same offset, one is accepted', async () => {
  const bytes = textOf('Jusant');
  const { id } = await begun(bytes);
  const parts = [1, 2, 3].map((length) => send(id, 0, bytes.subarray(0, length)));
  const statuses = (await Promise.all(parts)).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
});

test('an interrupted part leaves nothing behind, and nobody else can resume an upload', async () => {
  const bytes = textOf('Flot');
  const { id, partBytes } = await begun(bytes);
  const cut = new AbortController();
  const half = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(Uint8Array.from(bytes.subarray(0, 99)));
      cut.abort();
    },
  });
  const path = `/api/media/uploads/${id}`;
  const sent = served.call(`${path}/parts?offset=0`, { bytes: half, signal: cut.signal });
  await expect(sent).rejects.toThrow('aborted');
  const read = await served.call(path);
  expect(read.as(unfinishedUploadSchema).received).toBe(0);
  expect(codeOf(await send(id, 0, bytes.subarray(0, partBytes), 'auditor'))).toEqual([
    403,
    'forbidden',
  ]);
  await served.pool.query(`update media_upload set account_id = 'another' where id = $1`, [id]);
  expect(codeOf(await served.call(path))).toEqual([404, 'upload-not-found']);
  expect(codeOf(await send(id, 0, bytes.subarray(0, 9)))).toEqual([404, 'upload-not-found']);
  expect(codeOf(await finish(id))).toEqual([404, 'upload-not-found']);
  expect((await served.call(path, { method: 'DELETE' })).status).toBe(204);
  expect((await served.pool.query('select from media_upload where id = $1', [id])).rowCount).toBe(
    1,
  );
});

test('files that are damaged, too large or refused do not become items', async () => {
  const bytes = Buffer.from('Étale');
  const damaged = await begun(bytes, { sha256: 'ab'.repeat(32) });
  await send(damaged.id, 0, bytes);
  expect(codeOf(await finish(damaged.id))).toEqual([422, 'upload-damaged']);
  expect(codeOf(await finish(damaged.id))).toEqual([404, 'upload-not-found']);

  const huge = { kind: 'image', filename: 'a.jpg', bytes: 26 * 1024 * 1024 };
  expect(codeOf(await served.call('/api/media/uploads', { json: huge }))).toEqual([
    413,
    'body-too-large',
  ]);
  const short = await begun(bytes, { filename: 'court.txt' });
  expect(codeOf(await send(short.id, 0, Buffer.from('Étale de basse mer')))).toEqual([
    413,
    'body-too-large',
  ]);
  const picture = await begun(bytes, { kind: 'image', filename: 'a.jpg' });
  await send(picture.id, 0, bytes);
  expect(codeOf(await finish(picture.id))).toEqual([415, 'media-type-refused']);
});

test('an upload that is cancelled, finished or idle for a day is removed with its parts', async () => {
  const bytes = Buffer.from('Morte-eau');
  const keysOf = async (id: string) =>
    (
      await served.pool.query<{ key: string }>(
        'select key from media_upload_part where upload_id = $1',
        [id],
      )
    ).rows.map(({ key }) => key);
  const sent = async (filename: string) => {
    const { id } = await begun(bytes, { filename });
    await send(id, 0, bytes);
    return { id, keys: await keysOf(id) };
  };
  const [cancelled, finished, left] = [
    await sent('a.txt'),
    await sent('b.txt'),
    await sent('c.txt'),
  ];
  const isStored = async ({ keys }: { keys: readonly string[] }) =>
    Promise.all(keys.map(async (key) => (await served.storage.head(key)) !== undefined));
  expect(await isStored(cancelled)).toEqual([true]);
  await served.call(`/api/media/uploads/${cancelled.id}`, { method: 'DELETE' });
  expect(await isStored(cancelled)).toEqual([false]);

  await finish(finished.id);
  const minutes = 60_000;
  served.clock.advance(11 * minutes);
  await served.media.resumable.removeIdle(served.clock.now());
  expect([await isStored(finished), await isStored(left)]).toEqual([[false], [true]]);
  served.clock.advance(24 * 60 * minutes);
  await served.media.resumable.removeIdle(served.clock.now());
  expect(await isStored(left)).toEqual([false]);
  expect((await served.call(`/api/media/uploads/${left.id}`)).status).toBe(404);
});

test('the number of unfinished uploads per account is limited; cancelling one frees a place', async () => {
  const json = { kind: 'file', filename: 'flot.txt', bytes: 9 };
  const begin = () => served.call('/api/media/uploads', { json, as: 'administrator' });
  let last = await begin();
  for (let more = 1; more < maxUnfinishedUploads; more += 1) last = await begin();
  expect(last.status).toBe(200);
  const refused = await begin();
  expect([...codeOf(refused), refused.problem?.errors[0]?.params]).toEqual([
    409,
    'uploads-too-many',
    { maximum: maxUnfinishedUploads },
  ]);
  const { id } = last.as(unfinishedUploadSchema);
  await served.call(`/api/media/uploads/${id}`, { method: 'DELETE', as: 'administrator' });
  expect((await begin()).status).toBe(200);
});
