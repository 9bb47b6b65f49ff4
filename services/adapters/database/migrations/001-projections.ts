import { projectionStateSql } from '@parvis/projections/postgres/state-sql.ts';
import type { Knex } from 'knex';

/**
 * Creates the tables of positions and states of the projections; each projection creates its own
 * tables.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(projectionStateSql);
}
