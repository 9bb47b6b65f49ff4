import type { Knex } from 'knex';

/** Tells a claim that a command holds while it runs from one that its stream was found to need. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table claim add column pending boolean not null default false;
    update claim set pending = settled_at_revision is null;
    drop index claim_unsettled;
    create index claim_pending on claim (taken_at) where pending;
  `);
}
