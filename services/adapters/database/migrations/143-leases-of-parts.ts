import type { Knex } from 'knex';

/** Leases are per part: a header, by its item's id, or a module. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table lock_lease rename column content_id to part_id');
}
