import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { author, authoredPdf } from '../../media/testing/documents.ts';
import { temporaryFolder } from '../../media/testing/media-world.ts';
import { CleaningProcess } from './cleaning-process.ts';

async function clean(bytes: Uint8Array, cleaning = new CleaningProcess()) {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  const path = join(folder.path, 'a');
  await writeFile(path, bytes);
  const outcome = await cleaning.clean(path, 'pdf', `${path}.cleaned`);
  return { ...outcome, written: await readFile(`${path}.cleaned`).catch(() => undefined) };
}

/** A PDF whose objects are in a stream of a few kilobytes that unfolds to many megabytes. */
function bomb(megabytes: number): Buffer {
  const data = deflateSync(Buffer.alloc(megabytes * 1024 * 1024));
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${data.length} >>\nstream\n`,
    ),
    data,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);
}

test('a document is cleaned in a process of its own', async () => {
  const { kind, written } = await clean(await authoredPdf());
  expect([kind, written?.includes(author)]).toEqual(['rewritten', false]);
});

test('a document that takes more memory than there is for it is refused; ours stays as it was', async () => {
  const before = process.memoryUsage().rss;
  const { kind, written } = await clean(bomb(700), new CleaningProcess(400_000));
  expect(['too-large', 'unreadable']).toContain(kind);
  expect(written).toBe(undefined);
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
});

test('a document that takes longer than it may is refused', async () => {
  const hasty = new CleaningProcess(undefined, 1);
  expect(await clean(await authoredPdf(), hasty)).toEqual({
    kind: 'too-large',
    written: undefined,
  });
});
