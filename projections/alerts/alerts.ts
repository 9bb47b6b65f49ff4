import { type AlertId, alertIdSchema, type KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import { type AlertState, alertEvents, evolveAlert } from '@parvis/contracts/alerts/events.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { subjectEventSchemas } from '@parvis/contracts/subjects/events.ts';
import type { Projection } from '../engine/projection.ts';
import { upsertRows } from '../engine/rows-for-items.ts';
import { eventTypesExcept } from '../follower/event-catalogue.ts';
import type { Queryable } from '../postgres/queryable.ts';

const handled = [...alertEvents.types, 'SubjectErased'] as const;

/**
 * Existing alerts, confirmed or not, without their typed input, which must be erasable; an alert
 * that ended, or whose subject was erased, has no row.
 */
export const alerts: Projection = {
  name: 'alerts',
  version: 2,
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
  unsubscribed_at timestamptz,
  -- The position of its confirmation in the log.
  confirmed text collate "C",
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
      const former = standing.get(id);
      standing.set(id, {
        state: evolveAlert(former?.state, event, { by, at }),
        confirmed: event.type === 'AlertConfirmed' ? recorded.position : former?.confirmed,
      });
    }
    await writeStanding([...standing.values()], sql, schema);
    await sql.query(`delete from ${schema}.alert where subject_id = any($1)`, [erased]);
    return { tags: [] };
  },
};

/** The state of an alert, and the position of its confirmation in the log. */
interface Standing {
  readonly state: AlertState;
  readonly confirmed: Position | undefined;
}

/** Returns the current state of the alerts that the events are about. */
async function readStanding(
  events: readonly RecordedEvent[],
  sql: Queryable,
  schema: string,
): Promise<Map<AlertId, Standing>> {
  const ids = events.flatMap(({ data }) => {
    const id = alertIdSchema.safeParse(Reflect.get(Object(data), 'alertId'));
    return id.success ? [id.data] : [];
  });
  if (ids.length === 0) return new Map();
  const { rows } = await sql.query<{ alert: KnownAlert; confirmed: Position | null }>(
    `select alert, confirmed from ${schema}.alert where id = any($1)`,
    [[...new Set(ids)]],
  );
  return new Map(
    rows.map(({ alert, confirmed }) => [
      alert.id,
      { state: alert, confirmed: confirmed ?? undefined },
    ]),
  );
}

async function writeStanding(
  all: readonly Standing[],
  sql: Queryable,
  schema: string,
): Promise<void> {
  const ended = all.flatMap(({ state }) => ('ended' in state ? [state.id] : []));
  const standing = all.flatMap(({ state, confirmed }) =>
    'ended' in state ? [] : [{ alert: state, confirmed }],
  );
  await sql.query(`delete from ${schema}.alert where id = any($1)`, [ended]);
  await upsertRows(sql, `${schema}.alert`, standing, {
    id: ['text', ({ alert }) => alert.id],
    subject_id: ['text', ({ alert }) => alert.subjectId],
    type: ['text', ({ alert }) => alert.type],
    state: ['text', ({ alert }) => alert.state],
    frequency: ['text', ({ alert }) => alert.frequency],
    requested_at: ['timestamptz', ({ alert }) => alert.requestedAt],
    used_at: ['timestamptz', ({ alert }) => alert.usedAt],
    warned_at: ['timestamptz', ({ alert }) => alert.warnedAt],
    unsubscribed_at: ['timestamptz', ({ alert }) => alert.unsubscribed?.at],
    confirmed: ['text', ({ confirmed }) => confirmed],
    alert: ['jsonb', ({ alert }) => alert],
  });
}
