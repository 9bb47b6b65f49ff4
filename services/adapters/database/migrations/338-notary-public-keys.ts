import type { Knex } from 'knex';

const publicKeys = `
-- The public parts of the notary's keys, sealed like the private ones, so that who only reads needs
-- no private key. Null until the next start of the notary names them.
alter table notary add column public_key bytea, add column next_public_key bytea,
  -- Whether an operator wants another key, which the process that signs makes.
  add column replaces_key boolean not null default false,
  -- Null where private keys are kept in a file of the machine that signs.
  alter column signing_key drop not null;
`;

/** The private key of the notary may be on another machine. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(publicKeys);
}
