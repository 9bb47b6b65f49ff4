import type { Knex } from 'knex';

const purges = `
-- Up to where the changes of pages were purged from the caches in front of the site: one row.
create table cache_purge (
  is_only boolean primary key default true check (is_only),
  "position" text collate "C" not null,
  generation text not null,
  -- What is purged: after another cache was configured, everything is.
  caches text not null
);
`;

/** Caches in front of the site are purged of everything that changed, also after an outage. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(purges);
}
