import type { Knex } from 'knex';

/** Words that wait for a second administrator, and the read models that are built anew after that. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The words of a redaction, sealed, until it is decided: no event has them.
    create table redaction_words (
      redaction_id text primary key,
      sealed bytea not null
    );
    -- A read model that held them, with the generation of its rows that did, until all are replaced.
    create table redaction_rebuild (
      redaction_id text not null,
      projection text not null,
      generation integer not null,
      primary key (redaction_id, projection)
    );
  `);
}
