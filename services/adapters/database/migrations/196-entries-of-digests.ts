import type { Knex } from 'knex';

const entriesInDigests = `
-- The entries in the order of the mail: itemId, match, and leftOut when it was closed or withdrawn
-- by the time the mail was made. Separate rows took most of the time of a run.
alter table digest add column entries jsonb not null default '[]';
update digest set entries = listed.entries
from (
  select alert_id, period, jsonb_agg(jsonb_build_object(
    'itemId', item_id, 'match', match, 'leftOut', left_out) order by place) as entries
  from digest_entry group by alert_id, period
) as listed
where (digest.alert_id, digest.period) = (listed.alert_id, listed.period);
drop table digest_entry;
alter table digest alter column entries drop default;
`;

/** Moves the entries of a digest into its row. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(entriesInDigests);
}
