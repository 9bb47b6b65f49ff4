import type { Knex } from 'knex';
import { appendFunctionSql } from '../../../log/postgres/schema.ts';

/** Positions came from a row that every append updated. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`${appendFunctionSql} drop table if exists log_head;`);
}
