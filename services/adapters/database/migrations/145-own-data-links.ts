import type { Knex } from 'knex';

/** Stores links by which people see and erase their data: only a hash of the secret is stored. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table own_data_link (
      id text primary key,
      subject_id text not null references subject on delete cascade,
      secret_hash bytea unique,
      expires_at timestamptz not null
    );
    create index on own_data_link (subject_id);
  `);
}
