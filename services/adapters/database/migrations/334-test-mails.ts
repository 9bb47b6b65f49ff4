import type { Knex } from 'knex';

/** The newest test of e-mail is found among the many settled ones. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index outbox_tests on outbox (ordered_at) where template = 'test-mail';
  `);
}
