import type { Queryable } from '../postgres/queryable.ts';

/** Returns the values among these (`group/id`) that a model's table `facet` contains. */
export async function selectFacetKeys(
  sql: Queryable,
  schema: string,
  keys: string[],
): Promise<[string, true][]> {
  const { rows } = await sql.query<{ key: string }>(
    `select key from ${schema}.facet, concat(facet_group, '/', id) as key where key = any($1)`,
    [keys],
  );
  return rows.map(({ key }) => [key, true]);
}
