import type { Queryable } from '../postgres/queryable.ts';

/** Returns which of these locks of followers no process holds: nobody reads the log for them. */
export async function listUnled(
  db: Queryable,
  lockNames: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select name from unnest($1::text[]) as name
     where hashtextextended(name, 0) not in (
       select (classid::bigint << 32) | objid::bigint from pg_locks
       where locktype = 'advisory' and objsubid = 1 and granted
         and database = (select oid from pg_database where datname = current_database()))`,
    [lockNames],
  );
  return rows.map(({ name }) => name);
}
