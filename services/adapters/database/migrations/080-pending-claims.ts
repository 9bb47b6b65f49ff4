import type { Knex } from 'knex';

/** Distinguishes claims of a running command from those that their stream needs. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table claim add column pending boolean not null default false;
    update claim set pending = settled_at_revision is null;
    drop index claim_unsettled;
    create index claim_pending on claim (taken_at) where pending;
  `);
}
