import type { Knex } from 'knex';

const cosignatures = `
-- Checkpoints of the log that witnesses cosigned (C2SP tlog-witness): of each witness the last of
-- each hour.
create table notary_cosignature (
  witness text not null,
  number int not null,
  size bigint not null,
  -- As we signed it, and the signature line of the witness.
  note text not null,
  line text not null,
  -- By the clock of the witness.
  cosigned_at timestamptz not null,
  primary key (number, size, witness)
);

-- Witnesses that did not cosign when they were last sent a checkpoint.
create table notary_witness_failure (
  witness text primary key,
  since timestamptz not null,
  failure text not null
);
`;

/** Witnesses cosign checkpoints of the log. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(cosignatures);
}
