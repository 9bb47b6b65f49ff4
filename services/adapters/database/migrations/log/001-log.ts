import type { Knex } from 'knex';
import { logSchemaSql } from '../../../log/postgres/schema.ts';

/** Creates the log's table and the function that appends. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(logSchemaSql);
}
