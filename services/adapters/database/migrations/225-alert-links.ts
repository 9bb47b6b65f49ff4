import type { Knex } from 'knex';

const linksAndScopes = `
-- The links in the e-mails of alerts: a row for each, until the alert it is about has ended for a
-- while. Secrets are stored as hashes only.
create table alert_link (
  hash bytea primary key,
  purpose text not null,
  alert_id text collate "C" not null,
  subject_id text collate "C" not null,
  -- Null while it is valid as long as its alert exists.
  expires_at timestamptz,
  used_at timestamptz
);
create index alert_link_alert on alert_link (alert_id);
create index alert_link_subject on alert_link (subject_id, alert_id);
create index alert_link_expiry on alert_link (expires_at);

-- The link is recorded as used in its own row now; this column is for links of earlier versions,
-- which have none.
alter table alert_session alter column link_hash drop not null;
-- The one alert that the session opens; null when it opens all alerts of its subject.
alter table alert_session add column alert_id text collate "C";
`;

/** Links to alerts, and sessions for a single alert. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(linksAndScopes);
}
