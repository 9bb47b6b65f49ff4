import type { Knex } from 'knex';

/** Whether the site was to be filled with the demonstration when it was first started, and is. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table first_start (
      only_row boolean primary key default true check (only_row),
      demo text not null check (demo in ('declined', 'begun', 'done'))
    )
  `);
}
