import type { Knex } from 'knex';
import { loneAppendFunctionsSql, ownersFunctionsSql } from '../../../log/postgres/schema.ts';

/** Only functions append, so that a role can be allowed to append without being allowed to edit. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(loneAppendFunctionsSql);
  await knex.raw(ownersFunctionsSql);
}
