import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepPrivate, rightsAboveDatabase } from './keep-private.ts';

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

test('a data folder that everybody could read is its owner’s alone from the next start on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-private-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const paths = ['media', 'uploads', 'postgres'].map((name) => join(folder, name));
  for (const path of paths) await mkdir(path);
  const file = join(folder, 'install.log');
  await writeFile(file, '');
  for (const path of [folder, file, ...paths]) await chmod(path, 0o755);
  await keepPrivate(folder);
  expect(await Promise.all([folder, file, ...paths].map(modeOf))).toEqual([
    rightsAboveDatabase(),
    0o600,
    0o700,
    0o700,
    // The embedded PostgreSQL sets those of its own folder.
    0o755,
  ]);
});

test('a data folder that is missing is created', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'parvis-private-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  await keepPrivate(join(parent, 'a', 'b'));
  expect(await modeOf(join(parent, 'a', 'b'))).toBe(rightsAboveDatabase());
});
