import {
  type FeedReport,
  type FeedRun,
  keptRuns,
  type ReportedRun,
  type RunKind,
  type RunState,
} from '@parvis/contracts/careers/feeds/feed-run.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { utcInstant } from '@parvis/projections/postgres/utc-instant.ts';

/** After this many seconds without a word from its process a run counts as interrupted. */
const staleSeconds = 60;

const listed = `'id', id::text, 'kind', kind, 'state', state, 'by', account_id,
  'orderedAt', ${utcInstant('ordered_at')}, 'endedAt', ${utcInstant('ended_at')},
  'records', records, 'problem', problem, 'counts', counts`;

/** A run that is to be carried out. */
export interface OrderedRun {
  readonly id: string;
  readonly source: string;
  readonly kind: RunKind;
  readonly by: string | null;
}

/** Orders a run of a feed. @returns its id; undefined if one is under way */
export async function insertRun(
  db: Queryable,
  { source, kind, by }: Omit<OrderedRun, 'id'>,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `with old as (
       delete from offer_feed_run where id in (
         select id from offer_feed_run where source = $1 and ended_at is not null
         order by id desc offset ${keptRuns - 1})
     )
     insert into offer_feed_run (source, kind, state, account_id, ordered_at)
     values ($1, $2, 'waiting', $3, $4)
     on conflict (source) where state in ('waiting', 'running') do nothing
     returning id::text as id`,
    [source, kind, by, now],
  );
  return rows[0]?.id;
}

/** Begins a run. @returns whether no other process did */
export async function beginRun(db: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `update offer_feed_run set state = 'running', touched_at = $2
     where id = $1 and state = 'waiting'`,
    [id, now],
  );
  return rowCount === 1;
}

/** Stores how far a run is. */
export async function touchRun(
  db: Queryable,
  id: string,
  records: number | null,
  now: Date,
): Promise<void> {
  await db.query(
    `update offer_feed_run set touched_at = $3, records = $2 where id = $1 and state = 'running'`,
    [id, records, now],
  );
}

/** How a run ended. */
export interface EndedRun extends Pick<FeedRun, 'problem' | 'counts'> {
  readonly state: Extract<RunState, 'unchanged' | 'imported' | 'failed'>;
  readonly report: FeedReport | null;
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

export async function endRun(
  db: Queryable,
  id: string,
  { state, problem, counts, report }: EndedRun,
  now: Date,
): Promise<void> {
  await db.query(
    `update offer_feed_run set state = $2, problem = $3, counts = $4, report = $5, ended_at = $6
     where id = $1 and state in ('waiting', 'running')`,
    [id, state, json(problem), json(counts), json(report), now],
  );
}

/** Ends the runs whose process died. @returns how many */
export async function endStaleRuns(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `update offer_feed_run set state = 'failed', problem = '{"code": "interrupted"}', ended_at = $1
     where state = 'running' and touched_at < $1::timestamptz - interval '${staleSeconds} seconds'`,
    [now],
  );
  return rowCount ?? 0;
}

/** Returns the runs that wait, those of longest first. */
export async function selectWaitingRuns(db: Queryable): Promise<readonly OrderedRun[]> {
  const { rows } = await db.query<OrderedRun>(
    `select id::text as id, source, kind, account_id as by from offer_feed_run
     where state = 'waiting' order by id`,
  );
  return rows;
}

/** Lists the runs of a feed, the newest first, by the ids of their accounts. */
export async function selectRuns(
  db: Queryable,
  source: string,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly items: readonly FeedRun[]; readonly total: number }> {
  const { rows } = await db.query<{ one: FeedRun; total: number }>(
    `select json_build_object(${listed}) as one, count(*) over ()::int as total
     from offer_feed_run where source = $1 order by id desc limit $2 offset $3`,
    [source, pageSize, (page - 1) * pageSize],
  );
  return { items: rows.map(({ one }) => one), total: rows[0]?.total ?? 0 };
}

/** Returns a run with its report. */
export async function findRun(
  db: Queryable,
  source: string,
  id: string,
): Promise<ReportedRun | undefined> {
  const { rows } = await db.query<{ one: ReportedRun }>(
    `select json_build_object(${listed}, 'report', report) as one
     from offer_feed_run where source = $1 and id = $2`,
    [source, id],
  );
  return rows[0]?.one;
}
