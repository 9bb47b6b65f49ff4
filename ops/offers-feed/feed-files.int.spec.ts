import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFeedFiles } from './feed-files.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-feed-files-'));
  execFileSync('mkfifo', [join(folder, 'fifo.json')]);
  await writeFile(join(folder, 'notes.txt'), 'none');
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['a pipe into which nobody writes', () => join(folder, 'fifo.json'), 'is no file or folder'],
  ['a device without end', () => '/dev/zero', 'is no file or folder'],
  ['a name of nothing', () => join(folder, 'none.json'), 'There is no file or folder'],
  ['a folder without feeds', () => folder, 'There is no feed in the folder'],
])('%s is refused before it is opened', async (_, path, reason) => {
  await expect(openFeedFiles(path())).rejects.toThrow(reason);
});
