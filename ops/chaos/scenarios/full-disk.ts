import { execFileSync } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../testing/free-port.ts';
import { startLoad, withFolder } from '../load.ts';
import { ParvisProcess } from '../parvis-process.ts';
import { hasCaughtUp, waitForReadiness } from '../readiness.ts';
import { judgeRun, type Verdict } from '../verdict.ts';

const diskMegabytes = 320;
const editors = 4;
const workMs = 4_000;
const fullMs = 15_000;

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
  const load = await startLoad({ origin, journalFile, editors, seed, name: 'd' });
  await delay(workMs);
  const ballast = join(disk, 'ballast');
  await keepFull(ballast, fullMs);
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
  return {
    scenario: 'Full disk',
    done: `${fullMs / 1_000} s of a full disk, ready ${recovered} ms after it was freed`,
    ...examined,
    traffic: `${retried} sent again: ${broken} broken connections, ${unavailable} clean 503, ${faults} faults`,
    problems: [...examined.problems, ...problems, ...faultsSeen],
  };
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
