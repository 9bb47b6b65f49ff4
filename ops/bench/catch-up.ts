import { startOfLog } from '@parvis/contracts/log/position.ts';
import { parseContentEvent } from '@parvis/projections/content-state/content-event.ts';
import { createProjectionEngine } from '@parvis/projections/engine/engine.ts';
import { defaultReaderPace, LogReader } from '@parvis/projections/follower/log-reader.ts';
import { foldFragments } from '@parvis/projections/page-fragments/fold.ts';
import { pageFragments } from '@parvis/projections/page-fragments/page-fragments.ts';
import { SiteTree } from '@parvis/projections/page-fragments/site-tree.ts';
import { InProcessBus } from '@parvis/services/adapters/bus/in-process-bus.ts';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import { openPool } from '@parvis/services/adapters/database/open-pool.ts';
import { PostgresEventLog } from '@parvis/services/adapters/log/postgres/postgres-event-log.ts';
import type { BenchServer } from './bench-server.ts';
import { type Figure, formatSpread, interleave, ratioOf, series } from './rounds.ts';
import { writeSampleHistory } from './sample-history.ts';

const events = 200_000;
const rounds = 3;

/** Compares catching up with a long log through the engine with only reading and folding its events. */
export async function benchCatchUp(server: BenchServer): Promise<Figure[]> {
  const log = new PostgresEventLog({ url: await server.createLog('bench_catch_up') });
  try {
    await writeSampleHistory(log, events);
    const folded = series(() => foldAlone(log));
    const caughtUp = series(async (round) =>
      catchUp(log, await server.createDatabase(`bench_rows_${round}`)),
    );
    await interleave(rounds, [folded, caughtUp]);
    return [
      {
        name: `Catch-up of ${events.toLocaleString('en')} events into rows (page-fragments)`,
        ours: formatSpread(caughtUp, 'events/s'),
        reference: formatSpread(folded, 'events/s read and folded'),
        ratio: ratioOf(caughtUp, folded),
        goal: 0.5,
      },
    ];
  } finally {
    await log.close();
  }
}

async function foldAlone(log: PostgresEventLog): Promise<number> {
  const started = performance.now();
  const tree = new SiteTree([]);
  let count = 0;
  for (let after = startOfLog; ; ) {
    const page = await log.readAll(after, defaultReaderPace.pageSize);
    const last = page.at(-1);
    if (last === undefined) break;
    foldFragments(tree, page.map(parseContentEvent));
    after = last.position;
    count += page.length;
  }
  return perSecond(count, started);
}

async function catchUp(log: PostgresEventLog, databaseUrl: string): Promise<number> {
  const pool = openPool(databaseUrl, { size: 4 });
  const bus = new InProcessBus();
  const head = await log.head();
  const projections = [pageFragments];
  const engine = createProjectionEngine({ log, pool, bus, clock: systemClock, projections });
  const reader = new LogReader({ log, pool, bus });
  try {
    const started = performance.now();
    engine.start(reader);
    reader.start();
    const limitMs = 300_000;
    const reached = await engine.waitUntil([pageFragments.name], head, limitMs);
    if (!reached) throw new Error(`the rows did not catch up within ${limitMs} ms`);
    return perSecond(Number(head), started);
  } finally {
    await engine.stop();
    await reader.stop();
    await bus.close();
    await pool.end();
  }
}

function perSecond(count: number, started: number): number {
  return count / ((performance.now() - started) / 1_000);
}
