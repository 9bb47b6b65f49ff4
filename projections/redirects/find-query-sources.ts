import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isValidAt } from '../revisioned/queries.ts';
import { pathOfFrom } from './redirects.ts';

/**
 * Finds the redirects of a path that hold for one query only, by their addresses, now or at a past
 * position. They change with the tag of the path.
 * @throws ReadModelNotServed
 */
export async function findQuerySources(
  db: Queryable,
  path: string,
  at?: Position,
): Promise<readonly string[]> {
  const [row] = await servedRows<{ sources: readonly string[] }>(
    db,
    `select read_position('redirects') as position, (
       select coalesce(json_agg(span.state->'content'->>'from'), '[]') from redirects.span
       where ${pathOfFrom} = $2 and span.state->'content'->>'from' <> $2
         and not (span.state->>'deleted')::boolean and ${isValidAt('span', at)}) as sources`,
    [at ?? null, path],
  );
  return row?.sources ?? [];
}
