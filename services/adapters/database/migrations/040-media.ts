import type { Knex } from 'knex';

/** Renditions of images: ready, pending or failed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table media_rendition (
      key text collate "C" primary key,
      media_id text collate "C" not null,
      -- Where the original is stored.
      original text not null,
      hash text not null,
      crop text not null,
      width int not null,
      format text not null,
      -- The lowest is made first.
      place int not null,
      state text not null check (state in ('waiting', 'made', 'dead')),
      attempts int not null default 0,
      due_at timestamptz not null,
      trouble text
    );
    create index media_rendition_waiting on media_rendition (place, due_at, key)
      where state = 'waiting';
    create index media_rendition_dead on media_rendition (key) where state = 'dead';
  `);
}
