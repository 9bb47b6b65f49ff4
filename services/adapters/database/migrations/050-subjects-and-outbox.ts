import type { Knex } from 'knex';

const subjectTables = `
-- Tells whether the secret of this process is the one that the rows were sealed with.
create table subject_secret (
  only_row boolean primary key default true check (only_row),
  mark bytea not null
);

create table subject (
  id text collate "C" primary key,
  -- Keyed hash of the normalised address; null for somebody who gave none.
  address_hash bytea unique,
  created_at timestamptz not null
);

create table subject_datum (
  subject_id text collate "C" not null references subject (id) on delete cascade,
  kind text not null,
  about text collate "C" not null,
  sealed bytea not null,
  changed_at timestamptz not null,
  primary key (subject_id, kind, about)
);
`;

const outboxTable = `
-- Settled rows stay: their keys are what keeps a mail from being sent twice. Nothing personal.
create table outbox (
  cause text collate "C" not null,
  subject_id text collate "C" not null,
  template text not null,
  params jsonb not null,
  state text not null check (state in ('due', 'claimed', 'sent', 'dead', 'cancelled')),
  attempts int not null default 0,
  -- When to try, or, while claimed, when the claim has lapsed.
  due_at timestamptz not null,
  claim uuid,
  -- A code, never a server's words: those may name the reader.
  problem text,
  ordered_at timestamptz not null,
  settled_at timestamptz,
  -- Whether MailSent is in the log.
  recorded boolean not null default false,
  primary key (cause, subject_id, template)
);
create index outbox_to_do on outbox (due_at) where state in ('due', 'claimed');
create index outbox_to_record on outbox (settled_at) where state = 'sent' and not recorded;
create index outbox_subject on outbox (subject_id);
`;

const reactorTables = `
create table reactor_checkpoint (
  name text collate "C" primary key,
  state text not null check (state in ('running', 'failed', 'detached')),
  -- The place of the last event that was passed, and the one it began after.
  place jsonb not null,
  began jsonb not null,
  failure jsonb
);

-- Events that were acted on, or skipped by an operator: never acted on again, wherever reading begins.
create table reactor_passed (
  name text collate "C" not null,
  event_id text collate "C" not null,
  skipped_by text,
  passed_at timestamptz not null,
  primary key (name, event_id)
);
`;

/** Stores personal data, the mails to send, and the checkpoints of reactors. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(subjectTables + outboxTable + reactorTables);
}
