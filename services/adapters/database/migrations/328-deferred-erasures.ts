import type { Knex } from 'knex';

/** Erasures that a legal hold defers; while all of a person is to be erased, nobody reads it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table deferred_erasure (
      subject_id text not null references subject (id) on delete cascade,
      about text not null,
      requested_at timestamptz not null,
      primary key (subject_id, about)
    )
  `);
}
