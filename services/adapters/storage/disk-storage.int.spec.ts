import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DiskStorage } from './disk-storage.ts';
import { describeStorageContract, streamed } from './storage.contract.ts';
import { StorageUnavailable } from './storage.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-storage-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('The storage on disk', () => {
  describeStorageContract(async () => new DiskStorage(await emptyFolder()));

  test('leaves no partial file, whether a put succeeds or not', async () => {
    const folder = await emptyFolder();
    const storage = new DiskStorage(folder);
    await storage.put('a/b.txt', streamed('flux'));
    await expect(storage.put('a/c.txt', { ...streamed('flux'), size: 9 })).rejects.toThrow(Error);
    expect(await readdir(join(folder, '.unfinished'))).toEqual([]);
  });

  test('removes partial files of a terminated process, and nothing newer', async () => {
    const folder = await emptyFolder();
    await mkdir(join(folder, '.unfinished'));
    for (const name of ['old', 'young']) await writeFile(join(folder, '.unfinished', name), 'x');
    const now = Date.UTC(2026, 2, 3);
    await utimes(join(folder, '.unfinished', 'old'), now / 1000, Date.UTC(2026, 2, 1) / 1000);
    await utimes(join(folder, '.unfinished', 'young'), now / 1000, now / 1000);
    await new DiskStorage(folder).removeAbandoned(now);
    expect(await readdir(join(folder, '.unfinished'))).toEqual(['young']);
  });

  test('is unavailable when its folder cannot be created', async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'file'), 'x');
    const storage = new DiskStorage(join(folder, 'file'));
    await expect(storage.put('a.txt', Buffer.from('x'))).rejects.toThrow(StorageUnavailable);
  });
});
