import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makePrivateFolder } from './backup-file.ts';

async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-backup-file-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('folders of a backup are created as needed, for this account only', async () => {
  const folder = join(await scratch(), 'a/b');
  await Promise.all([makePrivateFolder(folder), makePrivateFolder(folder)]);
  await makePrivateFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, '..'))).mode & 0o777).toBe(0o700);
});

test('a place where no folder can be is refused at once', async () => {
  const file = join(await scratch(), 'file');
  await writeFile(file, '');
  await expect(makePrivateFolder(file)).rejects.toThrow('is no folder');
  await expect(makePrivateFolder(join(file, 'inside'))).rejects.toThrow('is no folder');
  await expect(makePrivateFolder('/proc/parvis')).rejects.toThrow('ENOENT');
});
