import type { Pool } from 'pg';
import { cpuSecondsOfTree } from './cpu-time.ts';
import { postmasterOf } from './postmaster.ts';

/** CPU seconds used so far. */
export interface CpuSeconds {
  readonly node: number;
  readonly postgres: number;
}

/** Returns the CPU seconds of a process with its children, and of the server of a database. */
export async function cpuSecondsOf(pid: number, pool: Pool): Promise<CpuSeconds> {
  return {
    node: await cpuSecondsOfTree(pid),
    postgres: await cpuSecondsOfTree(await postmasterOf(pool)),
  };
}
