import { type AlertId, alertIdSchema, type KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import { type AlertState, alertEvents, evolveAlert } from '@parvis/contracts/alerts/events.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { subjectEventSchemas } from '@parvis/contracts/subjects/events.ts';
import { eventTypesExcept } from '../engine/event-catalogue.ts';
import type { Projection } from '../engine/projection.ts';
import { upsertRows } from '../engine/rows-for-items.ts';
import type { Queryable } from '../postgres/queryable.ts';

const handled = [...alertEvents.types, 'SubjectErased'] as const;

/**
 * Existing alerts, confirmed or not, without their typed input, which must be erasable; an alert
 * that ended, or whose subject was erased, has no row.
 */
export const alerts: Projection = {
  name: 'alerts',
  version: 1,
  handles: handled,
  ignores: eventTypesExcept(handled),
  createTables: (schema) => `
create table ${schema}.alert (
  id text collate "C" primary key,
  subject_id text collate "C" not null,
  type text not null,
  state text not null,
  frequency text not null,
  requested_at timestamptz not null,
  used_at timestamptz not null,
  warned_at timestamptz,
  alert jsonb not null
);
create index on ${schema}.alert (subject_id);
create index on ${schema}.alert (used_at);
`,
  async apply(events, sql, schema) {
    const standing = await readStanding(events, sql, schema);
    const erased: string[] = [];
    for (const recorded of events) {
      if (recorded.type === 'SubjectErased') {
        const { subjectId } = subjectEventSchemas.SubjectErased.parse(recorded.data);
        erased.push(subjectId);
        continue;
      }
      const event = alertEvents.read(recorded);
      const id = 'id' in event.data ? event.data.id : event.data.alertId;
      const { actor: by, occurredAt: at } = recorded.metadata;
      standing.set(id, evolveAlert(standing.get(id), event, { by, at }));
    }
    await writeStanding([...standing.values()], sql, schema);
    await sql.query(`delete from ${schema}.alert where subject_id = any($1)`, [erased]);
    return { tags: [] };
  },
};

/** Returns the current state of the alerts that the events are about. */
async function readStanding(
  events: readonly RecordedEvent[],
  sql: Queryable,
  schema: string,
): Promise<Map<AlertId, AlertState>> {
  const ids = events.flatMap(({ data }) => {
    const id = alertIdSchema.safeParse(Reflect.get(Object(data), 'alertId'));
    return id.success ? [id.data] : [];
  });
  if (ids.length === 0) return new Map();
  const { rows } = await sql.query<{ alert: KnownAlert }>(
    `select alert from ${schema}.alert where id = any($1)`,
    [[...new Set(ids)]],
  );
  return new Map(rows.map(({ alert }) => [alert.id, alert]));
}

async function writeStanding(
  states: readonly AlertState[],
  sql: Queryable,
  schema: string,
): Promise<void> {
  const ended = states.flatMap((state) => ('ended' in state ? [state.id] : []));
  const standing = states.flatMap((state) => ('ended' in state ? [] : [state]));
  await sql.query(`delete from ${schema}.alert where id = any($1)`, [ended]);
  await upsertRows(sql, `${schema}.alert`, standing, {
    id: ['text', ({ id }) => id],
    subject_id: ['text', ({ subjectId }) => subjectId],
    type: ['text', ({ type }) => type],
    state: ['text', ({ state }) => state],
    frequency: ['text', ({ frequency }) => frequency],
    requested_at: ['timestamptz', ({ requestedAt }) => requestedAt],
    used_at: ['timestamptz', ({ usedAt }) => usedAt],
    warned_at: ['timestamptz', ({ warnedAt }) => warnedAt],
    alert: ['jsonb', (alert) => alert],
  });
}
