import type { Knex } from 'knex';

/** Stores how many security events were dropped, as an event of the trace. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table security_event add column dropped integer');
}
