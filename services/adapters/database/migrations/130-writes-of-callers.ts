import type { Knex } from 'knex';

/**
 * Stores the responses to writes with an idempotency key, until they expire; and the last position
 * that each caller wrote, which only matters for seconds and may be lost in a crash.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table keyed_write (
      command_id uuid primary key,
      content_hash text not null,
      reply jsonb,
      at timestamptz not null default now()
    );
    create index keyed_write_at on keyed_write (at);
    create unlogged table own_write (
      actor_id text primary key,
      position text not null,
      at timestamptz not null
    );
  `);
}
