import { upsertRows } from '../engine/rows-for-items.ts';
import type { Queryable } from '../postgres/queryable.ts';

/**
 * Writes the current states that a read model folds its rows from.
 * @param table with its schema
 */
export async function upsertStates(
  sql: Queryable,
  table: string,
  states: readonly { readonly id: string }[],
): Promise<void> {
  await upsertRows(sql, table, states, {
    id: ['text', ({ id }) => id],
    state: ['json', (state) => state],
  });
}

/** Reads the states written by `upsertStates`. @param table with its schema */
export async function selectStates<State extends { readonly id: string }>(
  sql: Queryable,
  table: string,
  ids: string[],
): Promise<[string, State][]> {
  const { rows } = await sql.query<{ state: State }>(
    `select state from ${table} where id = any($1)`,
    [ids],
  );
  return rows.map(({ state }) => [state.id, state]);
}
