import type { Knex } from 'knex';

const contentImports = `
create table content_import (
  id text primary key,
  -- Who last carried it out: it acts for this account.
  account_id text not null,
  filename text not null,
  bytes bigint not null,
  language text,
  -- Where the uploaded file is stored; null once it was removed.
  storage_key text,
  created_at timestamptz not null,
  state text not null
    check (state in ('checking', 'ready', 'running', 'done', 'cancelled', 'interrupted', 'failed')),
  -- The process that works on it says so every few seconds; otherwise it was interrupted.
  touched_at timestamptz not null,
  ended_at timestamptz,
  is_cancelled boolean not null default false,
  progress jsonb,
  fault jsonb,
  hosts text[] not null default '{}',
  rehearsal jsonb,
  result jsonb,
  -- The complete report of the last run, or else of the rehearsal: Markdown, compressed by gzip.
  report bytea
);
create index on content_import (created_at);
`;

/** Sites of other products are brought in from the back-office. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(contentImports);
}
