import type { Pool } from 'pg';
import type { ParvisProcess } from '../chaos/parvis-process.ts';
import { type CpuSeconds, cpuSecondsOf } from './cpu-with-database.ts';
import { type Figure, formatSpread, type Series, series } from './rounds.ts';

/** A running content management system. */
export interface MeasuredSystem {
  /** Waits until everything that was written is visible. */
  settle(): Promise<void>;
  cpu(): Promise<CpuSeconds>;
}

interface RunningParvis {
  readonly parvis: ParvisProcess;
  readonly pool: Pool;
  caughtUp(): Promise<void>;
}

/** Returns a Parvis as it is measured. */
export function toSystem({ parvis, pool, caughtUp }: RunningParvis): MeasuredSystem {
  return { settle: caughtUp, cpu: () => cpuSecondsOf(parvis.pid ?? 0, pool) };
}

/** How much was done, and in how many milliseconds. */
export interface Timed {
  readonly count: number;
  readonly tookMs: number;
}

/** Measures how long something takes. @param count what it does */
export async function timed(count: number, act: () => Promise<unknown>): Promise<Timed> {
  const begun = performance.now();
  await act();
  return { count, tookMs: performance.now() - begun };
}

/** The same work on many items in several rounds. */
export interface MeasuredWork {
  /** Items a second. */
  readonly rate: Series;
  /** CPU milliseconds of Node for an item, until every read model has it. */
  readonly node: Pick<Series, 'values'>;
  readonly postgres: Pick<Series, 'values'>;
}

/**
 * Measures work, which is on different items in each round.
 * @param prepare makes the items, which is not measured
 */
export function measuredWork<Items>(
  system: MeasuredSystem,
  prepare: (round: number) => Promise<Items>,
  work: (items: Items) => Promise<Timed>,
): MeasuredWork {
  const [node, postgres]: [number[], number[]] = [[], []];
  const rate = series(async (round) => {
    const items = await prepare(round);
    await system.settle();
    const before = await system.cpu();
    const { count, tookMs } = await work(items);
    await system.settle();
    const after = await system.cpu();
    node.push((1_000 * (after.node - before.node)) / count);
    postgres.push((1_000 * (after.postgres - before.postgres)) / count);
    return (1_000 * count) / tookMs;
  });
  return { rate, node: { values: node }, postgres: { values: postgres } };
}

/** Returns the CPU time of work on an item, in words. */
export function formatCpu({ node, postgres }: MeasuredWork): string {
  return `${formatSpread(node, 'ms of Node')}, ${formatSpread(postgres, 'ms of PostgreSQL')}`;
}

/** Returns the row of the table for the CPU time of two ways of doing the same to an item. */
export function cpuFigure(what: string, ours: MeasuredWork, other: MeasuredWork): Figure {
  return {
    name: `CPU time of ${what}, until every read model has it`,
    ours: formatCpu(ours),
    reference: formatCpu(other),
  };
}
