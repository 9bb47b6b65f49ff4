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

/** The same work on many items in several rounds. */
export interface MeasuredWork {
  /** Items a second. */
  readonly rate: Series;
  /** CPU milliseconds of Node for an item, until every read model has it. */
  readonly node: Pick<Series, 'values'>;
  readonly postgres: Pick<Series, 'values'>;
}

/**
 * Measures work on items, which are different in each round.
 * @param prepare makes the items, which is not measured
 */
export function measuredWork<Item>(
  { parvis, pool, caughtUp }: Measured,
  prepare: (round: number) => Promise<readonly Item[]>,
  work: (items: readonly Item[]) => Promise<unknown>,
): MeasuredWork {
  const [node, postgres]: [number[], number[]] = [[], []];
  const cpu = async () => {
    const postmaster = await postmasterOf(pool);
    return [await cpuSecondsOfTree(parvis.pid ?? 0), await cpuSecondsOfTree(postmaster)] as const;
  };
  const rate = series(async (round) => {
    const items = await prepare(round);
    await caughtUp();
    const before = await cpu();
    const begun = performance.now();
    await work(items);
    const tookMs = performance.now() - begun;
    await caughtUp();
    const after = await cpu();
    node.push((1_000 * (after[0] - before[0])) / items.length);
    postgres.push((1_000 * (after[1] - before[1])) / items.length);
    return (1_000 * items.length) / tookMs;
  });
  return { rate, node: { values: node }, postgres: { values: postgres } };
}

/** Returns the row of the table for the CPU time of two ways of doing the same to an item. */
export function cpuFigure(what: string, ours: MeasuredWork, other: MeasuredWork): Figure {
  const cell = ({ node, postgres }: MeasuredWork) =>
    `${formatSpread(node, 'ms of Node')}, ${formatSpread(postgres, 'ms of PostgreSQL')}`;
  return {
    name: `CPU time of ${what}, until every read model has it`,
    ours: cell(ours),
    reference: cell(other),
  };
}
