import { writeFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { drawnPdf } from '../../media/testing/drawn-pdf.ts';
import { temporaryFolder } from '../../media/testing/media-world.ts';
import { startProcess } from '../own-program.ts';
import { CoverProcess, limitsInBackground } from './cover-process.ts';

async function draw(covers: CoverProcess, bytes?: Uint8Array) {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  const path = join(folder.path, 'a.pdf');
  await writeFile(path, bytes ?? (await drawnPdf([595, 842])));
  return covers.draw(path, `${path}.cover`);
}

test('a first page is drawn in a separate process', async () => {
  expect(await draw(new CoverProcess())).toEqual({ width: 768, height: 1086 });
});

test('a page that exceeds the limit of memory or time is not drawn', async () => {
  expect(await draw(new CoverProcess({ memoryKb: 60_000 }))).toBe(undefined);
  expect(await draw(new CoverProcess({ timeoutMs: 1 }))).toBe(undefined);
});

test('a page for which nobody waits is drawn at the lowest priority', async () => {
  expect(await draw(new CoverProcess(limitsInBackground))).toEqual({ width: 768, height: 1086 });
  const program = { here: import.meta.url, source: './draw.ts', built: 'draw-cover' };
  const limits = { ...limitsInBackground, memoryKb: 1_500_000, input: 'ignore' } as const;
  const child = startProcess(program, limits);
  onTestFinished(() => void child.kill('SIGKILL'));
  await expect.poll(() => child.pid && getPriority(child.pid)).toBe(19);
});

test('a document that is no PDF is not drawn', async () => {
  expect(await draw(new CoverProcess(), Buffer.from('%PDF-1.7'))).toBe(undefined);
});
