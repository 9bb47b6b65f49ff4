import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { author, authoredPdf } from '../../media/testing/documents.ts';
import { temporaryFolder } from '../../media/testing/media-world.ts';
import { CleaningProcess } from './cleaning-process.ts';

async function clean(bytes: Uint8Array, cleaner = new CleaningProcess()) {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  const path = join(folder.path, 'a');
  await writeFile(path, bytes);
  const outcome = await cleaner.clean(path, 'pdf', `${path}.cleaned`);
  return { ...outcome, written: await readFile(`${path}.cleaned`).catch(() => undefined) };
}

/**
 * Returns a valid PDF with a compressed object of some hundred kilobytes that expands to many
 * megabytes.
 */
async function bomb(megabytes: number): Promise<Buffer> {
  const object = Buffer.alloc(megabytes * 1024 * 1024, ' ');
  object.write('999 0 (an object)');
  const data = deflateSync(object);
  const head = `998 0 obj\n<< /Type /ObjStm /N 1 /First 6 /Filter /FlateDecode /Length ${data.length} >>\nstream\n`;
  const tail = Buffer.from('\nendstream\nendobj\n');
  const sound = await authoredPdf();
  const at = sound.indexOf('xref\n');
  return Buffer.concat([sound.subarray(0, at), Buffer.from(head), data, tail, sound.subarray(at)]);
}

test('a document is cleaned in a separate process', async () => {
  const { kind, written } = await clean(await authoredPdf());
  expect([kind, written?.includes(author)]).toEqual(['rewritten', false]);
});

test('a document that exceeds its memory limit is refused', async () => {
  const hostile = await bomb(300);
  expect((await clean(hostile)).kind).toBe('rewritten');
  const { kind, written } = await clean(hostile, new CleaningProcess({ memoryKb: 400_000 }));
  expect(['too-large', 'unreadable']).toContain(kind);
  expect(written).toBe(undefined);
});

test('a document that exceeds its time limit is refused', async () => {
  const hasty = new CleaningProcess({ timeoutMs: 1 });
  expect(await clean(await authoredPdf(), hasty)).toEqual({
    kind: 'too-large',
    written: undefined,
  });
});
