import type { Knex } from 'knex';

/**
 * Stores resumable uploads: the progress of each, and the location of its parts until it is
 * complete.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table media_upload (
      -- That of the item to come.
      id text collate "C" primary key,
      command_id uuid not null,
      -- Who began it, and alone goes on with it.
      account_id text not null,
      kind text not null check (kind in ('image', 'file')),
      filename text not null,
      title text,
      sha256 text,
      bytes bigint not null,
      received bigint not null default 0,
      is_finished boolean not null default false,
      touched_at timestamptz not null
    );
    create index media_upload_touched on media_upload (touched_at);
    create table media_upload_part (
      upload_id text collate "C" not null references media_upload on delete cascade,
      start bigint not null,
      -- Where it is stored.
      key text not null,
      primary key (upload_id, start)
    );
  `);
}
