import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

const readable = `(select read_position('log-instants') is not null)`;

/**
 * Returns the last position whose event occurred at or before the instant, exact to the
 * millisecond; undefined before the first event. Times in the log never decrease.
 * @throws ReadModelNotServed
 */
export async function positionAt(db: Queryable, instant: Date): Promise<Position | undefined> {
  const [row] = await servedRows<{ position: Position }>(
    db,
    `select "position" from log_instants.instant
     where occurred_at <= $1 and ${readable} order by occurred_at desc limit 1`,
    [instant],
  );
  return row?.position;
}

/**
 * Returns the last positions whose events occurred at or before each of these instants, in their
 * order; undefined before the first event.
 * @throws ReadModelNotServed
 */
export async function positionsAt(
  db: Queryable,
  instants: readonly Date[],
): Promise<readonly (Position | undefined)[]> {
  const rows = await servedRows<{ position: Position | null }>(
    db,
    `select last."position" from unnest($1::timestamptz[]) with ordinality as given (instant, place)
     left join lateral (
       select "position" from log_instants.instant where occurred_at <= given.instant
       order by occurred_at desc limit 1) as last on true
     where ${readable} order by place`,
    [instants],
  );
  return rows.map(({ position }) => position ?? undefined);
}

/**
 * Returns the time of the event at a position; undefined beyond the last.
 * @throws ReadModelNotServed
 */
export async function findInstant(db: Queryable, position: Position): Promise<Date | undefined> {
  const [row] = await servedRows<{ occurredAt: Date }>(
    db,
    `select occurred_at as "occurredAt" from log_instants.instant
     where "position" >= $1 and ${readable} order by "position" limit 1`,
    [position],
  );
  return row?.occurredAt;
}
