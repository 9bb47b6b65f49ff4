import type { Queryable } from '../postgres/queryable.ts';
import { schemaOf } from './projection.ts';

/** Returns how often the rows of each read model were replaced, and whether they are just rebuilt. */
export async function findGenerations(
  db: Queryable,
): Promise<ReadonlyMap<string, { readonly generation: number; readonly isRebuilt: boolean }>> {
  const { rows } = await db.query<{ name: string; generation: number; isRebuilt: boolean }>(
    `select name, generation, exists (select from projection_state next
       where next.name = live.name and next.slot = 'next') as "isRebuilt"
     from projection_state live where slot = 'live'`,
  );
  return new Map(rows.map(({ name, ...state }) => [name, state]));
}

/** Drops the rows of a read model that were replaced, which are otherwise kept until the next time. */
export async function dropReplacedRows(db: Queryable, name: string): Promise<void> {
  await db.query(`drop schema if exists ${schemaOf(name)}_previous cascade`);
}
