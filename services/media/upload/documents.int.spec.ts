import { createHash } from 'node:crypto';
import { fileListSchema, fileViewSchema } from '@parvis/contracts/media/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBytes } from '../../adapters/storage/storage.ts';
import { fileKey } from '../item/original-key.ts';
import {
  archiveOf,
  author,
  authoredDocx,
  authoredPdf,
  company,
  partsOf,
} from '../testing/documents.ts';
import { phoneJpeg } from '../testing/pictures.ts';
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

async function uploaded(filename: string, bytes: Uint8Array, key?: string) {
  const path = `/api/media/files?filename=${filename}`;
  const came = await served.call(path, { bytes, ...(key !== undefined && { key }) });
  const file = came.as(fileViewSchema);
  const stored = await served.storage.get(fileKey(file));
  if (stored === undefined) throw new Error('not stored');
  const after = came.headers.get('X-Log-Position');
  return { file, after, stored: Buffer.from(await readBytes(stored)) };
}

test('an uploaded PDF is stored without its author, and its editor is notified', async () => {
  const { file, stored } = await uploaded('rapport.pdf', await authoredPdf());
  expect([file.metadata, file.bytes]).toEqual(['removed', stored.length]);
  for (const secret of [author, company]) expect(stored.includes(secret)).toBe(false);
  expect(await served.uploads()).toEqual([]);
});

test('an uploaded Word document is stored without its author; nothing else of it is stored', async () => {
  const { file, stored } = await uploaded('note.docx', await authoredDocx(await phoneJpeg(9, 9)));
  expect(file.metadata).toBe('removed');
  const parts = await partsOf(stored);
  expect([...parts.values()].some((part) => part.includes(author))).toBe(false);
  expect(parts.has('word/document.xml')).toBe(true);
});

test('a document is found by the hash of the bytes sent', async () => {
  const bytes = await authoredPdf();
  const hash = createHash('sha256').update(bytes).digest('hex');
  const { file, after } = await uploaded('envoi.pdf', bytes);
  expect([file.sent, file.hash === hash]).toEqual([hash, false]);
  const found = await served.call(`/api/media/files?hash=${hash}&after=${after}`);
  expect(found.as(fileListSchema).items.map(({ id }) => id)).toContain(file.id);
});

test('the same bytes have the same hash, and a repeated upload is the same file', async () => {
  const bytes = await authoredPdf();
  const first = await uploaded('a.pdf', bytes, 'once');
  const again = await uploaded('a.pdf', bytes, 'once');
  const other = await uploaded('a.pdf', bytes, 'another');
  expect([again.file.id, again.file.hash]).toEqual([first.file.id, first.file.hash]);
  expect([other.file.id === first.file.id, other.file.hash]).toEqual([false, first.file.hash]);
});

test('a signed document is stored unchanged, and its editor is notified', async () => {
  const signed = await archiveOf({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': '<a/>',
    'docProps/core.xml': `<a>${author}</a>`,
    '_xmlsignatures/sig1.xml': '<a/>',
  });
  const { file, stored } = await uploaded('contrat.docx', signed);
  expect([file.format, file.metadata, stored.equals(signed)]).toEqual([
    'docx',
    'kept-signed',
    true,
  ]);
});

test('an archive is stored unchanged, without a note on metadata', async () => {
  const archive = await archiveOf({ 'lisez-moi.txt': author });
  const { file, stored } = await uploaded('a.zip', archive);
  expect([file.metadata, stored.equals(archive)]).toEqual([undefined, true]);
});
