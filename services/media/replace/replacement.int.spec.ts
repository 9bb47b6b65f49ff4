import { positionSchema } from '@parvis/contracts/log/position.ts';
import { fileHistorySchema } from '@parvis/contracts/media/file-history.ts';
import { unfinishedUploadSchema } from '@parvis/contracts/media/unfinished-upload.ts';
import {
  cropFormSchema,
  type FileView,
  fileViewSchema,
  imageViewSchema,
} from '@parvis/contracts/media/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { composeFiles } from '@parvis/projections/media-library/compose-files.ts';
import { composeImages } from '@parvis/projections/media-library/compose-images.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageKey } from '../item/original-key.ts';
import { bands } from '../testing/pictures.ts';
import { codeOf } from '../testing/responses.ts';
import { type ServedMedia, serveMedia, type TestResponse } from '../testing/served-media.ts';
import { drawAll, released } from '../testing/uploads.ts';

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

const positionOf = (came: TestResponse) => positionSchema.parse(came.headers.get('X-Log-Position'));

/** Sends bytes in parts; returns the upload. */
async function sent(kind: 'image' | 'file', filename: string, bytes: Uint8Array) {
  const json = { kind, filename, bytes: bytes.length };
  const { id } = (await served.call('/api/media/uploads', { json })).as(unfinishedUploadSchema);
  await served.call(`/api/media/uploads/${id}/parts?offset=0`, { bytes });
  return id;
}

async function replaced(
  { kind, id, revision }: { kind: 'image' | 'file'; id: string; revision: number },
  filename: string,
  bytes: Uint8Array,
) {
  const json = { uploadId: await sent(kind, filename, bytes) };
  return read(await served.call(`/api/media/${kind}s/${id}/replace`, { json, ifMatch: revision }));
}

/** Waits until the read model has caught up with the writes. */
async function read(came: TestResponse) {
  if (came.status === 200) await served.call(`/api/media/images?after=${positionOf(came)}`);
  return came;
}

const takeBack = async (
  { kind, id, revision: ifMatch }: { kind: 'image' | 'file'; id: string; revision: number },
  revision: number,
) =>
  read(await served.call(`/api/media/${kind}s/${id}/take-back`, { json: { revision }, ifMatch }));

const picture = (width: number, height: number) => bands(width, height).jpeg().toBuffer();

/** Returns a file that visitors can reach. */
async function releasedFile(filename: string, text: string): Promise<FileView> {
  const path = `/api/media/files?filename=${filename}`;
  const { id } = (await served.call(path, { bytes: text })).as(fileViewSchema);
  return (await served.call(`/api/media/files/${id}/release`, { json: {} })).as(fileViewSchema);
}

async function historyOf(id: string, after: TestResponse) {
  const came = await served.call(`/api/media/history/${id}?after=${positionOf(after)}`);
  return came.as(fileHistorySchema).items;
}

describe('An image that is replaced', () => {
  test('keeps its id and texts, and its old renditions redirect to the same uses of the new one', async () => {
    const image = await released(served, 1600, 1000);
    const area = { x: 100, y: 50, width: 960, height: 640 };
    const path = `/api/media/images/${image.id}`;
    const json = { use: 'card', area, contentId: null };
    await served.call(`${path}/crop`, { method: 'PUT', json, ifMatch: 1 });
    await drawAll(served);
    const old = (crop: string, end: string) => `/media/renditions/${image.hash}/${crop}/${end}`;
    expect((await served.call(old('100-50-960-640', '768.webp'), { as: 'nobody' })).status).toBe(
      200,
    );

    const came = await replaced({ ...image, revision: 2 }, 'autre.jpg', await picture(1920, 1200));
    const after = came.as(imageViewSchema);
    expect(after).toMatchObject({ id: image.id, title: image.title, revision: 3, width: 1920 });
    expect(after.hash).not.toBe(image.hash);
    const moved = { x: 120, y: 60, width: 1152, height: 768 };
    expect(after.crops).toEqual([{ use: 'card', area: moved, contentId: null }]);
    expect(after.lostCrops).toEqual([]);

    const present = (crop: string, end: string) => `/media/renditions/${after.hash}/${crop}/${end}`;
    await expectLed(old('100-50-960-640', '768.webp'), present('120-60-1152-768', '768.webp'));
    await expectLed(old('whole', '1280.jpg'), present('whole', '1280.jpg'));
    await expectLed(old('1-2-960-640', '480.avif'), present('whole', '480.avif'));
  });

  test('that is too small for an area names the use that needs a new one, until one is chosen', async () => {
    const image = await released(served, 1610, 1010);
    const json = (use: string, width: number, height: number) => ({
      use,
      area: { x: 0, y: 0, width, height },
      contentId: null,
    });
    const path = `/api/media/images/${image.id}`;
    const crop = (ifMatch: number, ...area: Parameters<typeof json>) =>
      served.call(`${path}/crop`, { method: 'PUT', json: json(...area), ifMatch });
    await crop(1, 'header', 1280, 360);
    await crop(2, 'card', 960, 640);
    const small = await replaced({ ...image, revision: 3 }, 'b.jpg', await picture(1288, 808));
    expect(small.as(imageViewSchema)).toMatchObject({
      crops: [{ use: 'card', area: { width: 768, height: 512 } }],
      lostCrops: [{ use: 'header', contentId: null }],
    });
    const chosen = await crop(4, 'header', 1280, 360);
    expect(chosen.as(cropFormSchema).image.lostCrops).toEqual([]);
  });

  test('is restored with its areas, is in the history each time, and appears in reconstructions', async () => {
    const image = await released(served, 1620, 1020);
    const one = await replaced(image, 'b.jpg', await picture(1290, 810));
    const other = one.as(imageViewSchema);
    const json = { use: 'card', area: { x: 0, y: 0, width: 480, height: 320 }, contentId: null };
    await served.call(`/api/media/images/${image.id}/crop`, { method: 'PUT', json, ifMatch: 2 });
    const back = await takeBack({ ...other, revision: 3 }, 1);
    expect(back.as(imageViewSchema)).toMatchObject({ hash: image.hash, revision: 4, crops: [] });
    const again = await takeBack({ ...other, revision: 4 }, 2);
    expect(again.as(imageViewSchema)).toMatchObject({ hash: other.hash, crops: [json] });

    const items = await historyOf(image.id, again);
    expect(items).toMatchObject([
      { revision: 5, hash: other.hash, isPresent: true, updatedBy: 'Name of editor000000' },
      { revision: 4, hash: image.hash, isPresent: false },
      { revision: 2, hash: other.hash, isPresent: false },
      { revision: 1, hash: image.hash, isPresent: false },
    ]);
    const then = await composeImages(served.pool, [image.id], items[1]?.position);
    expect(then.images.get(image.id)?.hash).toBe(image.hash);
    const now = await composeImages(served.pool, [image.id]);
    expect(now.images.get(image.id)?.hash).toBe(other.hash);
    for (const as of ['editor', 'auditor'] as const)
      expect((await served.call(items[1]?.url ?? '', { as })).status).toBe(200);
    await expectLed(items[1]?.url ?? '', items[0]?.url ?? '');
  });

  test('cannot be restored once its bytes have been erased', async () => {
    const image = await released(served, 1630, 1030);
    const other = (await replaced(image, 'b.jpg', await picture(1300, 820))).as(imageViewSchema);
    await served.storage.delete(imageKey(image));
    expect(codeOf(await takeBack(other, 1))).toEqual([410, 'file-not-stored']);
    expect(codeOf(await takeBack(other, 2))).toEqual([404, 'file-not-earlier']);
  });
});

describe('A file that is replaced', () => {
  test('is served at its address, and its former name redirects there, never with the old bytes', async () => {
    const file = await releasedFile('tarifs-2026.txt', 'Tarifs de 2026');
    const before = await served.log.head();
    const came = await replaced(file, 'tarifs-2026.txt', Buffer.from('Tarifs corrigés'));
    const same = came.as(fileViewSchema);
    expect(same.url).toBe(file.url);
    const loaded = await served.call(file.url, { as: 'nobody' });
    expect([loaded.bytes.toString(), loaded.headers.get('Cache-Control')]).toEqual([
      'Tarifs corrigés',
      'public, no-cache',
    ]);
    const renamed = await replaced(same, 'tarifs-2027.csv', Buffer.from('a;b\n1;2\n'));
    const present = renamed.as(fileViewSchema);
    expect(present.format).toBe('csv');
    await expectLed(file.url, present.url);
    expect((await served.call(`/media/files/${file.id}/autre.txt`)).status).toBe(404);

    const items = await historyOf(file.id, renamed);
    expect(items.map(({ revision }) => revision)).toEqual([3, 2, 1]);
    const oldest = items[2]?.url ?? '';
    for (const as of ['editor', 'auditor'] as const)
      expect((await served.call(oldest, { as })).bytes.toString()).toBe('Tarifs de 2026');
    expect((await served.call(oldest, { as: 'nobody' })).status).toBe(404);
    const then = await composeFiles(served.pool, [file.id], before);
    expect(then.files.get(file.id)?.bytes).toBe('Tarifs de 2026'.length);

    const back = await takeBack(present, 1);
    expect(back.as(fileViewSchema)).toMatchObject({ url: file.url, revision: 4 });
    expect((await served.call(file.url, { as: 'nobody' })).bytes.toString()).toBe('Tarifs de 2026');
    await expectLed(present.url, file.url);
  });

  test('cannot be replaced over an unseen revision, without the right to upload, or by another kind of file', async () => {
    const file = await releasedFile('a.txt', 'Un');
    const other = Buffer.from('Deux');
    const stale = await replaced({ ...file, revision: 7 }, 'b.txt', other);
    expect(codeOf(stale)).toEqual([412, 'stale-revision']);
    expect(codeOf(await replaced({ ...file, kind: 'image' }, 'b.txt', other))).toEqual([
      415,
      'media-type-refused',
    ]);
    const json = { uploadId: await sent('file', 'b.txt', other) };
    const path = `/api/media/files/${file.id}/replace`;
    const auditor = await served.call(path, { json, ifMatch: 1, as: 'auditor' });
    expect(codeOf(auditor)).toEqual([403, 'forbidden']);
    expect(codeOf(await served.call(path, { json }))).toEqual([428, 'precondition-required']);
    const history = await served.call(`/api/media/history/${file.id}`, { as: 'nobody' });
    expect(codeOf(history)).toEqual([401, 'sign-in-required']);
    await served.call(`/api/media/files/${file.id}`, { method: 'DELETE', ifMatch: 1 });
    expect(codeOf(await served.call(path, { json, ifMatch: 1 }))).toEqual([410, 'media-deleted']);
  });
});

/** Visitors are redirected from one address to another, uncached. */
async function expectLed(from: string, to: string) {
  const came = await fetch(served.origin + from, { redirect: 'manual' });
  expect([came.status, came.headers.get('Location'), came.headers.get('Cache-Control')]).toEqual([
    302,
    to,
    'public, no-cache',
  ]);
}
