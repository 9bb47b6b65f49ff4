import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { coverOf, listCoverRenditions } from '@parvis/contracts/media/cover.ts';
import { fileDetailsSchema } from '@parvis/contracts/media/details.ts';
import type { FileOriginal } from '@parvis/contracts/media/events.ts';
import { fileHistorySchema } from '@parvis/contracts/media/file-history.ts';
import { addressOf } from '@parvis/contracts/media/picture-sources.ts';
import { fileFormatSchema } from '@parvis/contracts/media/types.ts';
import { type FileView, fileViewSchema } from '@parvis/contracts/media/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mintMediaId } from '../item/mint-media-id.ts';
import { fileKey } from '../item/original-key.ts';
import { drawnPdf } from '../testing/drawn-pdf.ts';
import { type ServedMedia, serveMedia } from '../testing/served-media.ts';
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

/**
 * Adds a file as releases did which read nothing in it.
 * @param stored the bytes in the storage; nothing is stored without them
 */
async function addEarlier(filename: string, bytes: Uint8Array, stored: Uint8Array | null = bytes) {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const format = fileFormatSchema.parse(filename.split('.').at(-1));
  const original: FileOriginal = { hash, format, bytes: bytes.length, filename };
  if (stored !== null) await served.storage.put(fileKey(original), stored);
  const mediaId = mintMediaId(`earlier/${filename}`);
  const details = fileDetailsSchema.parse({ title: filename });
  const command = { type: 'upload-file', mediaId, original, details } as const;
  await served.media.writer.execute(systemActor, command, filename);
  return mediaId;
}

/** Waits for the read model, then runs the job; returns how many files it found. */
async function examine() {
  await caughtUp();
  const found = await served.media.examination.run(served.clock.now());
  await caughtUp();
  return found;
}

async function caughtUp(): Promise<void> {
  await served.call(`/api/media/files?after=${await served.log.head()}`);
}

async function read(id: string): Promise<FileView> {
  return (await served.call(`/api/media/files/${id}`)).as(fileViewSchema);
}

function examinations(events: readonly { readonly type: string }[]) {
  return events.filter(({ type }) => type === 'FileExamined').length;
}

test('a document from before first pages were drawn shows its own, and is the same file', async () => {
  const id = await addEarlier('rapport.pdf', await drawnPdf([595, 842]));
  await served.call(`/api/media/files/${id}/release`, { json: {} });
  await caughtUp();
  expect((await read(id)).cover).toBe(undefined);
  expect(await examine()).toBe(1);
  const file = await read(id);
  expect([file.cover, file.revision]).toEqual([{ width: 768, height: 1086 }, 1]);
  expect(await drawAll(served)).toBe(4);
  const cover = coverOf(file);
  const [smallest] = cover === undefined ? [] : listCoverRenditions(cover);
  const shown = await served.call(smallest ? addressOf(smallest) : '', { as: 'nobody' });
  expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/avif']);
  const history = await served.call(`/api/media/history/${id}`);
  expect(history.as(fileHistorySchema).total).toBe(1);
  expect(await served.uploads()).toEqual([]);
});

test('a film from before lengths were read has its own', async () => {
  const path = fileURLToPath(new URL('../../../ops/demo/film/tide.mp4', import.meta.url));
  const id = await addEarlier('film.mp4', await readFile(path));
  expect(await examine()).toBe(1);
  expect((await read(id)).seconds).toBe(12);
});

test('a document that cannot be drawn is tried once', async () => {
  const id = await addEarlier('secret.pdf', await drawnPdf([9, 9], { password: 'secret' }));
  expect(await examine()).toBe(1);
  expect((await read(id)).cover).toBe(undefined);
  expect(await examine()).toBe(0);
});

test('a document whose bytes are lost, or others, stays as it is and holds up no other', async () => {
  const lost = await addEarlier('lost.pdf', await drawnPdf([30, 40]), null);
  const changed = await addEarlier('changed.pdf', await drawnPdf([30, 50]), await drawnPdf([9, 9]));
  const sound = await addEarlier('sound.pdf', await drawnPdf([30, 60]));
  expect(await examine()).toBe(3);
  const covers = await Promise.all(
    [lost, changed, sound].map(async (id) => (await read(id)).cover),
  );
  expect(covers).toEqual([undefined, undefined, { width: 768, height: 1536 }]);
  expect(await examine()).toBe(0);
});

test('two processes that examine the same file record it once', async () => {
  const id = await addEarlier('twice.pdf', await drawnPdf([300, 400]));
  await caughtUp();
  const { examination } = served.media;
  await Promise.all([examination.run(served.clock.now()), examination.run(served.clock.now())]);
  const events = await served.log.readStream(`media-${id}`);
  expect(examinations(events)).toBe(1);
});
