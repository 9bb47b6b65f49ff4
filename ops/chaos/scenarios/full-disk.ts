import { execFileSync } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../testing/free-port.ts';
import { ApiClient } from '../api-client.ts';
import { startLoad, withFolder } from '../load.ts';
import { isAnyRepeated, readMetric } from '../operators-view.ts';
import { becomes } from '../outage.ts';
import { ParvisProcess } from '../parvis-process.ts';
import { publishPage } from '../publish-page.ts';
import { hasCaughtUp, readReadiness, waitForReadiness } from '../readiness.ts';
import { judgeRun, type Verdict } from '../verdict.ts';
import { describeVisits, startVisitors } from '../visitors.ts';

const diskMegabytes = 320;
const editors = 4;
const workMs = 4_000;
const fullMs = 15_000;
/** How long an editor may wait for the first refusal. */
const refusedWithinMs = 10_000;
/** The condition of the alarm ParvisDiskFull, in bytes. */
const alarmBelow = 1024 ** 3;

/** Returns why this machine cannot run the scenario; undefined when it can. */
export function unsupportedReason(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'needs root on Linux, to mount a small disk';
  return undefined;
}

/** While the disk is full, writes are refused with 503; afterwards nothing is lost. */
export function fullDisk(seed: number): Promise<Verdict> {
  return withFolder(async (folder) => {
    const disk = join(folder, 'disk');
    await mkdir(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=0755`, 'tmpfs', disk]);
    const dataFolder = join(disk, 'data');
    const parvis = new ParvisProcess({ dataFolder, port: await freePort() });
    try {
      await parvis.start();
      return await judge(parvis, { folder, disk, dataFolder, seed });
    } finally {
      await parvis.cleanUp();
      execFileSync('umount', [disk]);
    }
  });
}

async function judge(
  parvis: ParvisProcess,
  given: { folder: string; disk: string; dataFolder: string; seed: number },
): Promise<Verdict> {
  const { folder, disk, dataFolder, seed } = given;
  const { origin } = parvis;
  const journalFile = join(folder, 'journal.jsonl');
  const page = await publishedPage(origin);
  const load = await startLoad({ origin, journalFile, editors, seed, name: 'd' });
  await delay(workMs);
  const ballast = join(disk, 'ballast');
  const stopVisits = startVisitors([{ name: 'visitors', address: page }]);
  const loggedBefore = parvis.errors.length;
  const refusedAfter = timeUntilRefused(origin);
  await keepFull(ballast, fullMs);
  const visits = await stopVisits();
  const readiness = await readReadiness(parvis);
  const alarmed = await isAlarmed(parvis);
  const logged = parvis.errors.slice(loggedBefore).filter((line) => line.includes('is full'));
  const refusedMs = await refusedAfter;
  await rm(ballast);
  const freedAt = performance.now();
  const problems: string[] = [];
  if (parvis.pid === undefined) {
    problems.push(`Node ended by itself: ${parvis.output}`);
    await parvis.start();
  }
  await waitForReadiness(parvis, ({ status }) => status === 'ready');
  const recovered = Math.round(performance.now() - freedAt);
  await delay(workMs);
  problems.push(...(await load.stop()));
  await waitForReadiness(parvis, hasCaughtUp);
  const examined = await judgeRun(parvis, dataFolder, [journalFile]);
  const { retried, broken, unavailable, faults, faultsSeen } = load.traffic;
  if (unavailable === 0) problems.push('no write was refused, so the disk was never full');
  if (refusedMs > refusedWithinMs) problems.push(`a save was refused only after ${refusedMs} ms`);
  if (logged.length === 0) problems.push('no line says that the disk is full');
  if (isAnyRepeated(logged)) problems.push('a line that the disk is full was repeated');
  if (readiness?.status !== 'degraded')
    problems.push(`readiness was ${readiness?.status ?? 'silent'}`);
  if (!alarmed) problems.push('the condition of the alarm for a full disk was not met');
  const wrong = visits.flatMap(({ got }) => Object.keys(got)).filter((status) => status !== '200');
  if (wrong.length > 0) problems.push(`visitors got ${wrong.join()}`);
  return {
    scenario: 'Full disk',
    done: `${fullMs / 1_000} s of a full disk, ready ${recovered} ms after it was freed`,
    ...examined,
    traffic: `${retried} sent again: ${broken} broken connections, ${unavailable} clean 503, ${faults} faults; first refused ${refusedMs} ms after the disk was full; ${logged.length} lines “the disk is full”, ready says ${readiness?.status ?? 'nothing'}, alarm ${alarmed ? 'on' : 'off'}; ${visits.map(describeVisits).join('; ')}`,
    problems: [...examined.problems, ...problems, ...faultsSeen],
  };
}

/** Publishes a page. @returns its address, once visitors see it */
async function publishedPage(origin: string): Promise<string> {
  const editor = new ApiClient(origin);
  await editor.signIn();
  await publishPage(editor, { title: 'Rive', slug: 'rive' });
  await becomes(`${origin}/rive`, 'served');
  return `${origin}/rive`;
}

/** Sends writes of its own until one is refused. @returns after how long, in milliseconds */
async function timeUntilRefused(origin: string): Promise<number> {
  const editor = new ApiClient(origin);
  await editor.signIn();
  const begunAt = performance.now();
  for (let write = 0; performance.now() - begunAt < fullMs; write += 1) {
    const body = { locale: 'fr', title: `Plein ${write}`, slug: `plein-${write}` };
    const sent = await editor.send('/api/pages', { method: 'POST', body });
    if (sent?.status === 503) break;
    await delay(50);
  }
  return Math.round(performance.now() - begunAt);
}

async function isAlarmed(parvis: ParvisProcess): Promise<boolean> {
  const free = await readMetric(parvis, 'parvis_disk_free_bytes');
  return free !== undefined && free < alarmBelow;
}

/** Keeps the disk full for a while, also taking any space that becomes free. */
async function keepFull(path: string, milliseconds: number): Promise<void> {
  const chunk = Buffer.alloc(64 * 1024, 1);
  const file = await open(path, 'w');
  try {
    for (const end = performance.now() + milliseconds; performance.now() < end; ) {
      const isFull = await file.write(chunk).then(
        () => false,
        () => true,
      );
      if (isFull) await delay(20);
    }
  } finally {
    await file.close();
  }
}
