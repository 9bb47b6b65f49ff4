import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks per second in `/proc`, on Linux. */
const ticksPerSecond = 100;

interface RunningProcess {
  readonly parent: number;
  /** CPU seconds of the process, and of its children that have ended. */
  readonly seconds: number;
}

/** Returns a process as `/proc` describes it; undefined when there is none. */
export async function processOf(pid: number): Promise<RunningProcess | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  if (fields.length < 15) return undefined;
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), seconds: ticks / ticksPerSecond };
}

/** Returns a process and its children, by id. */
export async function treeOf(root: number): Promise<ReadonlyMap<number, RunningProcess>> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(pids.map(async (pid) => [pid, await processOf(pid)] as const));
  return new Map(
    found.flatMap(([pid, one]) =>
      one !== undefined && (pid === root || one.parent === root) ? [[pid, one]] : [],
    ),
  );
}

/** Returns the CPU seconds that a process and its children have used. */
export async function cpuSecondsOfTree(root: number): Promise<number> {
  return [...(await treeOf(root)).values()].reduce((sum, { seconds }) => sum + seconds, 0);
}
