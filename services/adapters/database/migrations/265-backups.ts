import type { Knex } from 'knex';

/** Backups made by the command line, for the metric that tells the age of the last one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table backup (
      finished_at timestamptz primary key,
      bytes bigint not null
    )
  `);
}
