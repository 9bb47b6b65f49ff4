import type { Knex } from 'knex';

const tables = `
-- Up to where in the log an alert's digests were made; an alert that had none yet has no row.
create table digest_cursor (
  alert_id text collate "C" primary key,
  subject_id text collate "C" not null references subject (id) on delete cascade,
  until text collate "C" not null
);
create index digest_cursor_subject on digest_cursor (subject_id);

-- When digests of a frequency were made last, and up to where in the log.
create table digest_run (
  frequency text primary key,
  due_at timestamptz not null,
  until text collate "C" not null
);

-- What each alert was sent, by period, and why: nothing that somebody typed.
create table digest (
  alert_id text collate "C" not null,
  period text collate "C" not null,
  subject_id text collate "C" not null references subject (id) on delete cascade,
  made_at timestamptz not null,
  -- All that matched, of which the entries are the first.
  total int not null,
  primary key (alert_id, period)
);
create index digest_subject on digest (subject_id);
create index digest_made on digest (made_at);

create table digest_entry (
  alert_id text collate "C" not null,
  period text collate "C" not null,
  item_id text collate "C" not null,
  place int not null,
  match jsonb not null,
  -- Closed or withdrawn by the time the mail was made.
  left_out boolean not null default false,
  primary key (alert_id, period, item_id),
  foreign key (alert_id, period) references digest on delete cascade
);
`;

/** Digests: their progress, and the ledger of their entries and reasons. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(tables);
}
