import type { Knex } from 'knex';

const pushedSources = `
-- Sources whose offers are sent one by one: no feed may speak for them.
create table offer_pushed_source (
  source text primary key,
  since timestamptz not null default now()
);
`;

/** Offers are sent one by one, by sources that have no feed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(pushedSources);
}
