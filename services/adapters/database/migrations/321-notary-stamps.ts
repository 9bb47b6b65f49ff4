import type { Knex } from 'knex';

const stamps = `
-- Checkpoints of the log that an authority stamped (RFC 3161), with its responses.
create table notary_stamp (
  number int not null,
  size bigint not null,
  note text not null,
  stamp bytea not null,
  -- By the clock of the authority, and by ours.
  stamped_at timestamptz not null,
  stored_at timestamptz not null,
  primary key (number, size)
);
`;

/** Checkpoints of the log are stamped. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(stamps);
}
