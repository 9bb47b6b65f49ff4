import type { Knex } from 'knex';

/** Claims, leases of edit locks, and pending work over several streams. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table claim (
      scope text collate "C" not null,
      key text collate "C" not null,
      owner text collate "C" not null,
      command_id text not null,
      taken_at timestamptz not null,
      settled_at_revision int,
      primary key (scope, key)
    );
    create index claim_owner on claim (owner);
    create index claim_unsettled on claim (taken_at) where settled_at_revision is null;

    create table lock_lease (
      content_id text collate "C" primary key,
      account_id text not null,
      stream_revision int not null,
      expires_at timestamptz not null
    );

    create table unfinished_work (
      kind text not null,
      id text collate "C" not null,
      request jsonb not null,
      since timestamptz not null,
      primary key (kind, id)
    );
  `);
}
