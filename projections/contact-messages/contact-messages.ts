import { contactEvents } from '@parvis/contracts/contact/events.ts';
import { contentIdOf } from '@parvis/contracts/content/ids.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { subjectEvents } from '@parvis/contracts/subjects/events.ts';
import type { Projection } from '../engine/projection.ts';
import { eventTypesExcept } from '../follower/event-catalogue.ts';
import type { Queryable } from '../postgres/queryable.ts';

const handled = [...contactEvents.types, ...subjectEvents.types] as const;

/** Messages of visitors, without their text; an erased one has no row. */
export const contactMessages: Projection = {
  name: 'contact-messages',
  version: 1,
  handles: handled,
  ignores: eventTypesExcept(handled),
  createTables: (schema) => `
create table ${schema}.message (
  id text collate "C" primary key,
  subject_id text collate "C" not null,
  content_id text collate "C" not null,
  theme text not null,
  locale text not null,
  status text not null,
  received_at timestamptz not null,
  changed_at timestamptz,
  changed_by text
);
create index on ${schema}.message (received_at desc, id);
create index on ${schema}.message (status, received_at desc, id);
create index on ${schema}.message (theme, received_at desc, id);
create index on ${schema}.message (subject_id);
`,
  async apply(events, sql, schema) {
    for (const event of events) await applyOne(event, sql, schema);
    return { tags: [] };
  },
};

async function applyOne(recorded: RecordedEvent, sql: Queryable, schema: string): Promise<void> {
  const { actor, occurredAt } = recorded.metadata;
  if (contactEvents.has(recorded.type)) {
    const { type, data } = contactEvents.read(recorded);
    if (type === 'ContactMessageReceived')
      await sql.query(
        `insert into ${schema}.message (id, subject_id, content_id, theme, locale, status, received_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          data.messageId,
          data.subjectId,
          contentIdOf(data.moduleId),
          data.theme,
          data.locale,
          data.status,
          occurredAt,
        ],
      );
    else
      await sql.query(
        `update ${schema}.message set status = $2, changed_at = $3, changed_by = $4 where id = $1`,
        [data.messageId, data.status, occurredAt, actor],
      );
    return;
  }
  const { type, data } = subjectEvents.read(recorded);
  const about = type === 'SubjectDataErased' ? data.about : null;
  await sql.query(
    `delete from ${schema}.message where subject_id = $1 and ($2::text is null or id = $2)`,
    [data.subjectId, about],
  );
}
