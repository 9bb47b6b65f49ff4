import type { Position } from '@parvis/contracts/log/position.ts';
import { prepared } from '../postgres/prepared.ts';
import type { Queryable } from '../postgres/queryable.ts';

/**
 * Ends the open rows of items, each at its position, in a table with the state of each item (`id`)
 * from `valid_from` to before `valid_to`.
 * @param table with its schema
 */
export async function closeSpans(
  sql: Queryable,
  table: string,
  closed: ReadonlyMap<string, Position>,
): Promise<void> {
  if (closed.size === 0) return;
  await sql.query(
    prepared(`update ${table} as span set valid_to = ended.at
     from unnest($1::text[], $2::text[]) as ended (id, at)
     where span.id = ended.id and span.valid_to is null`),
    [[...closed.keys()], [...closed.values()]],
  );
}
