import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { ScheduledJob } from '../../scheduler/scheduler.ts';
import { carryOutRun, type RunPorts } from './carry-out-run.ts';
import { nextFetch } from './next-fetch.ts';
import {
  beginRun,
  endRun,
  endStaleRuns,
  insertRun,
  type OrderedRun,
  selectWaitingRuns,
  touchRun,
} from './run-rows.ts';
import { selectSettings } from './setting-rows.ts';

/** How many feeds are fetched at the same time: one that is slow does not delay the others. */
const feedsAtOnce = 3;
/** How often the progress of a run is stored, in milliseconds. */
const progressMs = 1_000;

export interface FeedJobPorts extends RunPorts {
  /** Sources whose feeds the operator configured, which those of the back-office give way to. */
  readonly operatorsSources: readonly string[];
}

/**
 * The jobs that fetch the feeds configured in the back-office, by their schedules and when somebody
 * orders it. Each takes one run after another, whichever comes first.
 */
export function fetchFeeds(ports: FeedJobPorts): readonly ScheduledJob[] {
  const readHere = new Set<string>();
  return Array.from({ length: feedsAtOnce }, (_, index) => ({
    name: `fetch-offer-feeds-${index + 1}`,
    everyMs: 1_000,
    nextDue: (now) => selectNextDue(ports.pool, ports.operatorsSources, now),
    async run(now) {
      await endStaleRuns(ports.pool, now);
      await orderDue(ports, now);
      for (const run of await selectWaitingRuns(ports.pool))
        if (await beginRun(ports.pool, run.id, now)) await work(ports, run, readHere);
    },
  }));
}

/** Orders the runs that schedules make due; a feed that still runs is fetched next time. */
async function orderDue({ pool, operatorsSources }: FeedJobPorts, now: Date): Promise<void> {
  for (const { source, isOn, nextAt, schedule } of await selectSettings(pool)) {
    if (!isOn || new Date(nextAt) > now || operatorsSources.includes(source)) continue;
    await insertRun(pool, { source, kind: 'import', by: null }, now);
    await pool.query(
      `update offer_feed_setting set next_at = $2 where source = $1 and next_at <= $3`,
      [source, nextFetch(schedule, now), now],
    );
  }
}

async function work(ports: FeedJobPorts, run: OrderedRun, readHere: Set<string>): Promise<void> {
  const { pool, clock } = ports;
  const { id, source, kind } = run;
  const [setting] = await selectSettings(pool, source);
  // It was removed meanwhile, and its runs with it.
  if (setting === undefined) return;
  let records: number | null = null;
  const touch = () => touchRun(pool, id, records, clock.now()).catch(() => undefined);
  const timer = setInterval(() => void touch(), progressMs);
  try {
    const ended = await carryOutRun(ports, run, setting, {
      now: clock.now(),
      isFirst: !readHere.has(source),
      onProgress: (read) => {
        records = read;
      },
    });
    await touch();
    await endRun(pool, id, ended, clock.now());
    if (kind === 'import' && ended.state !== 'failed') readHere.add(source);
  } finally {
    clearInterval(timer);
  }
}

/** Returns when the next run is due; undefined when none is. */
async function selectNextDue(
  db: Queryable,
  operatorsSources: readonly string[],
  now: Date,
): Promise<Date | undefined> {
  const { rows } = await db.query<{ at: Date | null }>(
    `select least(
       (select min(next_at) from offer_feed_setting where is_on and source <> all ($1)),
       (select $2::timestamptz from offer_feed_run where state = 'waiting' limit 1),
       (select min(touched_at) + interval '61 seconds' from offer_feed_run
        where state = 'running')) as at`,
    [operatorsSources, now],
  );
  return rows[0]?.at ?? undefined;
}
