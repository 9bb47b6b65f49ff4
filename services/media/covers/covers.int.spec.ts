import { coverOf, listCoverRenditions } from '@parvis/contracts/media/cover.ts';
import { addressOf } from '@parvis/contracts/media/picture-sources.ts';
import { fallbackRendition } from '@parvis/contracts/media/renditions.ts';
import { unfinishedUploadSchema } from '@parvis/contracts/media/unfinished-upload.ts';
import { type FileView, fileViewSchema } from '@parvis/contracts/media/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawnPdf } from '../testing/drawn-pdf.ts';
import { type ServedMedia, serveMedia, type TestResponse } from '../testing/served-media.ts';
import { drawAll } from '../testing/uploads.ts';

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

async function send(filename: string, bytes: Uint8Array): Promise<FileView> {
  return (await served.call(`/api/media/files?filename=${filename}`, { bytes })).as(fileViewSchema);
}

/** The addresses of a document's first page: the JPEG, then what browsers choose. */
function addressesOf(file: FileView): readonly string[] {
  const cover = coverOf(file);
  if (cover === undefined) return [];
  return [fallbackRendition(cover.hash, cover), ...listCoverRenditions(cover)].map(addressOf);
}

/** Returns the type of what each address answers, or the status of a refusal. */
async function answers(addresses: readonly string[], as: 'nobody' | 'auditor') {
  const came = await Promise.all(addresses.map((path) => served.call(path, { as })));
  return came.map(({ status, headers }) => (status === 200 ? headers.get('Content-Type') : status));
}

/** Returns where each address leads visitors. */
async function ledTo(addresses: readonly string[]) {
  const from = addresses.map((path) => served.origin + path);
  const came = await Promise.all(from.map((one) => fetch(one, { redirect: 'manual' })));
  return came.map(({ headers }) => headers.get('Location'));
}

/** Waits until the read model has caught up with a write. */
async function read(came: TestResponse): Promise<TestResponse> {
  await served.call(`/api/media/files?after=${came.headers.get('X-Log-Position')}`);
  return came;
}

async function replace(
  { id, revision }: FileView,
  filename: string,
  bytes: Uint8Array,
): Promise<FileView> {
  const upload = { kind: 'file', filename, bytes: bytes.length };
  const begun = await served.call('/api/media/uploads', { json: upload });
  const { id: uploadId } = begun.as(unfinishedUploadSchema);
  await served.call(`/api/media/uploads/${uploadId}/parts?offset=0`, { bytes });
  const options = { json: { uploadId }, ifMatch: revision };
  return (await read(await served.call(`/api/media/files/${id}/replace`, options))).as(
    fileViewSchema,
  );
}

const pictures = ['image/jpeg', 'image/avif', 'image/avif', 'image/webp', 'image/webp'];

test('visitors see the first page of a document where they can have the document, and nowhere else', async () => {
  const file = await send('a.pdf', await drawnPdf([595, 842]));
  expect(file.cover).toEqual({ width: 768, height: 1086 });
  const addresses = addressesOf(file);
  expect(await drawAll(served)).toBe(4);
  expect(await answers(addresses, 'auditor')).toEqual(pictures);
  expect(new Set(await answers(addresses, 'nobody'))).toEqual(new Set([404]));
  const path = `/api/media/files/${file.id}`;
  await served.call(`${path}/release`, { json: {} });
  expect(await answers(addresses, 'nobody')).toEqual(pictures);
  await read(await served.call(`${path}/withdraw`, { json: {} }));
  expect(new Set(await answers(addresses, 'nobody'))).toEqual(new Set([410]));
});

test('a replaced document has the first page of its present file', async () => {
  const former = await send('b.pdf', await drawnPdf([300, 400]));
  await served.call(`/api/media/files/${former.id}/release`, { json: {} });
  const present = await replace(former, 'c.pdf', await drawnPdf([400, 300]));
  expect([former.cover, present.cover]).toEqual([
    { width: 768, height: 1024 },
    { width: 768, height: 576 },
  ]);
  await drawAll(served);
  expect(await answers(addressesOf(present), 'nobody')).toEqual(pictures);
  const formerAddresses = addressesOf(former);
  expect(await ledTo(formerAddresses)).toEqual(addressesOf(present));
  const plain = await replace(present, 'd.csv', Buffer.from('a;b'));
  expect(plain.cover).toBe(undefined);
  expect(new Set(await answers(formerAddresses, 'nobody'))).toEqual(new Set([410]));
});

test.each([
  ['needs a password', 'd.pdf', () => drawnPdf([595, 842], { password: 'secret' })],
  ['has no pages', 'd.csv', async () => Buffer.from('a;b\n1;2\n')],
])('a document that %s is stored without a first page', async (_, filename, make) => {
  const file = await send(filename, await make());
  expect([file.bytes > 0, file.cover]).toEqual([true, undefined]);
  expect(await served.uploads()).toEqual([]);
});
