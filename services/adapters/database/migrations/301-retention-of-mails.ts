import type { Knex } from 'knex';

const retention = `
-- The id of an e-mail, by which reports name it: until now it was the name of a stream.
create index outbox_mail on outbox using hash (
  left(encode(sha256((cause || E'\\n' || subject_id || E'\\n' || template)::bytea), 'hex'), 40)
);
-- What the retention deletes.
create index outbox_settled on outbox (state, settled_at) where settled_at is not null;
create index reactor_passed_at on reactor_passed (passed_at);

-- The reactor acted on every event that occurred before: their rows are deleted.
alter table reactor_checkpoint add column forgotten_before timestamptz;
`;

/** E-mails are found by their ids, and what has been kept for long enough is deleted. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(retention);
}
