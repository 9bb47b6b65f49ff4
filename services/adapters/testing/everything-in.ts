import type { Pool } from 'pg';

/** Returns every row of every table of a database, read models included, as JSON. */
export async function everythingIn(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema not in ('information_schema', 'pg_catalog') and table_type = 'BASE TABLE'`,
  );
  const dumps = await Promise.all(
    rows.map(async ({ name }) => {
      const dump = await pool.query<{ line: string }>(
        `select to_jsonb(t)::text as line from ${name} t`,
      );
      return dump.rows.map(({ line }) => line);
    }),
  );
  return dumps.flat().join('\n');
}
