import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isDiskFull, readDiskSpace, requireSpace } from './disk-space.ts';

test('a folder with space passes and keeps nothing of the probe; one that is missing is not full', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-space-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await requireSpace(folder);
  expect(await readdir(folder)).toEqual([]);
  await requireSpace(join(folder, 'missing'));
  const { free, size } = await readDiskSpace(folder);
  expect(free).toBeGreaterThan(0);
  expect(size).toBeGreaterThanOrEqual(free);
});

test.each([
  [true, Object.assign(new Error('no space'), { code: 'ENOSPC' })],
  [true, new Error('wrapped', { cause: Object.assign(new Error('x'), { code: '53100' }) })],
  [false, Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })],
  [false, 'ENOSPC'],
])('it is %s that %s means a full disk', (isFull, fault) => {
  expect(isDiskFull(fault)).toBe(isFull);
});
