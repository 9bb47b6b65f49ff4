import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/**
 * Returns the instants (ISO 8601) at which these items were first public, by id; without those
 * whose publication has not reached `log-instants` yet.
 * @throws ReadModelNotServed
 */
export async function findFirstPublished(
  db: Queryable,
  ids: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const rows = await servedRows<{ id: string; at: Date }>(
    db,
    {
      name: 'first-published',
      text: `select first.id, instant.occurred_at as at
        from (select id, min(valid_from) as since from page_fragments.content_fragment
          where id = any($1) group by id) first
        cross join lateral (select occurred_at from log_instants.instant
          where "position" >= first.since order by "position" limit 1) instant
        where (select read_position('page-fragments') is not null)
          and (select read_position('log-instants') is not null)`,
    },
    [ids],
  );
  return Object.fromEntries(rows.map(({ id, at }) => [id, at.toISOString()]));
}
