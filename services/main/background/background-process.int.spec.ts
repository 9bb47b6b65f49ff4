import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hint } from '@parvis/contracts/log/bus.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BackgroundProcess } from './background-process.ts';

const program = { url: new URL('testing/small-program.ts', import.meta.url), isSource: true };
const parentProgram = fileURLToPath(new URL('testing/small-parent.ts', import.meta.url));
const patience = { timeout: 30_000 };

/** Returns a file in which the processes note their ids, and the ids. */
async function notedIds() {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-background-'));
  const file = join(folder, 'ids');
  const ids = async () =>
    (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean).map(Number);
  onTestFinished(async () => {
    for (const pid of await ids()) if (runs(pid)) process.kill(pid, 'SIGKILL');
    await rm(folder, { recursive: true });
  });
  return { stores: { databaseUrl: file, logUrl: '' }, ids };
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('work in the background goes on in a new process when its process is killed, and ends when it is stopped', async () => {
  const { stores, ids } = await notedIds();
  const deaths: unknown[][] = [];
  const background = new BackgroundProcess({ program, onDeath: (...how) => deaths.push(how) });
  await background.start(stores);
  const [first] = await ids();
  if (first === undefined) throw new Error('expected a background process');
  expect([first === process.pid, background.isRunning]).toEqual([false, true]);

  process.kill(first, 'SIGKILL');
  await vi.waitFor(async () => expect(await ids()).toHaveLength(2), patience);
  expect(deaths).toEqual([['SIGKILL', 250]]);
  // Hints reach the new process, and come back.
  const heard: Hint[] = [];
  background.receive((hint) => heard.push(hint));
  const hint: Hint = { about: 'waiting', projections: ['page-fragments'] };
  background.send(hint);
  await vi.waitFor(() => expect(heard).toEqual([hint]), patience);

  await background.stop();
  expect([background.isRunning, (await ids()).filter(runs), deaths.length]).toEqual([false, [], 1]);
});

test('work in the background starts in the process that was loaded for it, or in a new one if that was killed', async () => {
  const { stores, ids } = await notedIds();
  const background = new BackgroundProcess({ program, onDeath: () => undefined });
  background.load();
  const loaded = background.pid;
  await background.start(stores);
  expect(await ids()).toEqual([loaded]);
  await background.stop();

  const other = new BackgroundProcess({ program, onDeath: () => undefined });
  other.load();
  const killed = other.pid;
  if (killed === undefined) throw new Error('expected a background process');
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(() => expect(runs(killed)).toBe(false), patience);
  await other.start(stores);
  expect([await ids(), other.isRunning]).toEqual([[loaded, other.pid], true]);
  await other.stop();
});

test('a background process that cannot start prevents the start', async () => {
  const { stores } = await notedIds();
  const background = new BackgroundProcess({ program, onDeath: () => undefined });
  const starting = background.start({ ...stores, logUrl: 'refuse' });
  await expect(starting).rejects.toThrow('before the site was prepared (exit code 3)');
});

test('the background process ends with the process that serves visitors, even if that is killed', async () => {
  const { stores, ids } = await notedIds();
  const parent = spawn(process.execPath, ['--import', 'tsx', parentProgram, stores.databaseUrl]);
  await vi.waitFor(async () => expect(await ids()).toHaveLength(1), patience);
  const [child = 0] = await ids();
  const ended = once(parent, 'exit');
  parent.kill('SIGKILL');
  await ended;
  await vi.waitFor(() => expect(runs(child)).toBe(false), patience);
});
