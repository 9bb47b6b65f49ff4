import type { Knex } from 'knex';

/** Stores the security trace: sign-ins, refusals, and changes of accounts, sessions and tokens. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table security_event (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      what text not null,
      outcome text not null,
      account_id text,
      -- A keyed hash of the network: no address can be read from it.
      source text not null
    );
    create index security_event_at on security_event (at);
    create index security_event_account on security_event (account_id, id);
  `);
}
