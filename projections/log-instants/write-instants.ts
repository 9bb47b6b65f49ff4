import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../postgres/queryable.ts';

/** Writes, for each instant (ISO 8601), the last position of the log whose event occurred then. */
export async function upsertInstants(
  sql: Queryable,
  schema: string,
  last: ReadonlyMap<string, Position>,
): Promise<void> {
  await sql.query(
    `insert into ${schema}.instant (occurred_at, "position")
     select * from unnest($1::timestamptz[], $2::text[])
     on conflict (occurred_at) do update set "position" = excluded."position"`,
    [[...last.keys()], [...last.values()]],
  );
}
