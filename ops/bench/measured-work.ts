import type { Pool } from 'pg';
import type { ParvisProcess } from '../chaos/parvis-process.ts';
import { cpuSecondsOfTree } from './cpu-time.ts';
import { postmasterOf } from './postmaster.ts';
import { type Figure, formatSpread, type Series, series } from './rounds.ts';

interface Measured {
  readonly parvis: ParvisProcess;
  readonly pool: Pool;
  caughtUp(): Promise<void>;
}

/** The same work in several rounds: its seconds, and what processors spent on it in the end. */
export interface MeasuredWork {
  readonly seconds: Series;
  /** CPU seconds of Node, until every read model has caught up. */
  readonly node: Pick<Series, 'values'>;
  readonly postgres: Pick<Series, 'values'>;
}

/**
 * Measures a piece of work, which is different in each round.
 * @param prepare what it needs, which is not measured
 */
export function measuredWork<Prepared>(
  { parvis, pool, caughtUp }: Measured,
  prepare: (round: number) => Promise<Prepared>,
  work: (prepared: Prepared) => Promise<unknown>,
): MeasuredWork {
  const [node, postgres]: [number[], number[]] = [[], []];
  const cpu = async () => {
    const postmaster = await postmasterOf(pool);
    return [await cpuSecondsOfTree(parvis.pid ?? 0), await cpuSecondsOfTree(postmaster)] as const;
  };
  const seconds = series(async (round) => {
    const prepared = await prepare(round);
    await caughtUp();
    const before = await cpu();
    const begun = performance.now();
    await work(prepared);
    const took = (performance.now() - begun) / 1_000;
    await caughtUp();
    const after = await cpu();
    node.push(after[0] - before[0]);
    postgres.push(after[1] - before[1]);
    return took;
  });
  return { seconds, node: { values: node }, postgres: { values: postgres } };
}

/** Returns the row of the table for the CPU time of two ways of doing the same. */
export function cpuFigure(what: string, ours: MeasuredWork, other: MeasuredWork): Figure {
  const cell = ({ node, postgres }: MeasuredWork) =>
    `${formatSpread(node, 's of Node')}, ${formatSpread(postgres, 's of PostgreSQL')}`;
  return {
    name: `CPU time of ${what}, until every read model has it`,
    ours: cell(ours),
    reference: cell(other),
  };
}
