import type { FeedCursor } from '@parvis/contracts/changes/change.ts';
import type { IndexingTarget, IndexingView } from '@parvis/contracts/indexing/endpoints.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { transactionOn } from '@parvis/projections/postgres/transaction.ts';
import { utcInstant } from '@parvis/projections/postgres/utc-instant.ts';
import type { Pool } from 'pg';

/** An address that a search engine is to be sent, and the change that it is about. */
export interface WaitingAddress {
  readonly address: string;
  readonly what: 'updated' | 'deleted';
  readonly cursor: FeedCursor;
}

/** How far a target is. */
export interface TargetRow {
  readonly cursor: FeedCursor;
  readonly failures: number;
  readonly nextAt: Date;
}

/** Returns how far a target is; undefined before it was begun. */
export async function selectTarget(
  db: Queryable,
  target: IndexingTarget,
): Promise<TargetRow | undefined> {
  const { rows } = await db.query<TargetRow>(
    'select cursor, failures, next_at as "nextAt" from indexing_target where target = $1',
    [target],
  );
  return rows[0];
}

/** Begins a target at a place of the feed, unless it was begun before. */
export async function insertTarget(
  db: Queryable,
  target: IndexingTarget,
  cursor: FeedCursor,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into indexing_target (target, cursor, next_at) values ($1, $2, $3)
     on conflict (target) do nothing`,
    [target, cursor, now],
  );
}

/** Stores addresses together with the place up to which they are. A later change replaces an earlier. */
export async function queueAddresses(
  pool: Pool,
  target: IndexingTarget,
  addresses: readonly WaitingAddress[],
  next: FeedCursor,
): Promise<void> {
  const last = [...new Map(addresses.map((one) => [one.address, one])).values()];
  await transactionOn(pool, async (client) => {
    await client.query('update indexing_target set cursor = $2 where target = $1', [target, next]);
    await client.query(
      `insert into indexing_address (target, address, what, cursor)
       select $1, address, what, cursor
       from unnest($2::text[], $3::text[], $4::text[]) as made (address, what, cursor)
       on conflict (target, address) do update set what = excluded.what, cursor = excluded.cursor`,
      [
        target,
        last.map(({ address }) => address),
        last.map(({ what }) => what),
        last.map(({ cursor }) => cursor),
      ],
    );
  });
}

/** Returns the addresses that have waited longest. */
export async function selectWaiting(
  db: Queryable,
  target: IndexingTarget,
  limit: number,
): Promise<readonly WaitingAddress[]> {
  const { rows } = await db.query<WaitingAddress>(
    `select address, what, cursor from indexing_address
     where target = $1 order by number limit $2`,
    [target, limit],
  );
  return rows;
}

/** Removes addresses that are done, unless they changed meanwhile. */
export async function removeAddresses(
  db: Queryable,
  target: IndexingTarget,
  done: readonly WaitingAddress[],
): Promise<void> {
  await db.query(
    `delete from indexing_address waiting using unnest($2::text[], $3::text[]) as done (address, cursor)
     where waiting.target = $1 and waiting.address = done.address and waiting.cursor = done.cursor`,
    [target, done.map(({ address }) => address), done.map(({ cursor }) => cursor)],
  );
}

/** How an attempt went. */
export interface Sent {
  readonly at: Date;
  readonly status: number | null;
  readonly answer: string;
  readonly isTaken: boolean;
}

/** Stores how an attempt went, and when the next is due. */
export async function recordSent(
  db: Queryable,
  target: IndexingTarget,
  { at, status, answer, isTaken }: Sent,
  nextAt: Date,
): Promise<void> {
  await db.query(
    `update indexing_target set last_at = $2, last_status = $3, last_answer = $4, next_at = $6,
       last_taken_at = case when $5 then $2 else last_taken_at end,
       failures = case when $5 then 0 else failures + 1 end
     where target = $1`,
    [target, at, status, answer, isTaken, nextAt],
  );
}

/** Has a target rest until then. */
export async function postpone(db: Queryable, target: IndexingTarget, until: Date): Promise<void> {
  await db.query('update indexing_target set next_at = $2 where target = $1', [target, until]);
}

/**
 * Takes one from the quota of a day before it is used, so that no restart exceeds it.
 * @returns whether there was one left
 */
export async function takeFromQuota(
  db: Queryable,
  target: IndexingTarget,
  day: string,
  perDay: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update indexing_target set quota_day = $2,
       quota_used = case when quota_day = $2 then quota_used + 1 else 1 end
     where target = $1 and (quota_day is distinct from $2 or quota_used < $3)`,
    [target, day, perDay],
  );
  return rowCount === 1;
}

/** Returns the state of the targets that were ever begun, as administrators see it. */
export async function listTargets(db: Queryable): Promise<readonly Omit<IndexingView, 'isOn'>[]> {
  const { rows } = await db.query<{ one: Omit<IndexingView, 'isOn'> }>(
    `select json_build_object('target', target, 'waiting', waiting,
       'lastAt', ${utcInstant('last_at')}, 'lastStatus', last_status, 'lastAnswer', last_answer,
       'lastTakenAt', ${utcInstant('last_taken_at')},
       'nextAt', case when waiting > 0 then ${utcInstant('next_at')} end) as one
     from indexing_target, lateral (select count(*)::int as waiting from indexing_address
       where indexing_address.target = indexing_target.target) as counted`,
  );
  return rows.map(({ one }) => one);
}
