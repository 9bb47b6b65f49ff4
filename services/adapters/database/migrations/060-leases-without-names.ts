import type { Knex } from 'knex';

/** Leases of version 0.1.0 contained people's names; the id of an account is enough. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table lock_lease drop column if exists name');
}
