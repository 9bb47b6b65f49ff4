import type { Knex } from 'knex';

/** Records whether the first start was to write the demonstration, and whether it has. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table first_start (
      only_row boolean primary key default true check (only_row),
      demo text not null check (demo in ('declined', 'begun', 'done'))
    )
  `);
}
