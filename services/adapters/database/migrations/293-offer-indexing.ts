import type { Knex } from 'knex';

const failures = `
-- Why offers are not written to Typesense at present: no row while they are.
create table offer_indexing_failure (
  is_only boolean primary key default true check (is_only),
  cause text not null
);
`;

/** Every process reports that the one that indexes offers fails. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(failures);
}
