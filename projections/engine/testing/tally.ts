import type { Queryable } from '../../postgres/queryable.ts';
import type { Projection } from '../projection.ts';
import type { InMemoryEventLog } from './in-memory-event-log.ts';

/** A hook of a test that runs while a batch is applied, after its rows were written. */
export type BeforeApply = (sql: Queryable, types: readonly string[]) => Promise<void> | void;

/** Returns a projection that records every event it sees; an event seen twice is recorded twice. */
export function tally(
  name = 'tally',
  { version = 1, meddle = () => undefined }: { version?: number; meddle?: BeforeApply } = {},
): Projection {
  return {
    name,
    version,
    handles: ['AccountOpened', 'AccountClosed'],
    ignores: [],
    createTables: (schema) =>
      `create table ${schema}.seen (event_id text not null, version int not null,
        place bigint generated always as identity)`,
    async apply(events, sql, schema) {
      await sql.query(
        `insert into ${schema}.seen (event_id, version) select unnest($1::text[]), $2`,
        [events.map(({ id }) => id), version],
      );
      await meddle(
        sql,
        events.map(({ type }) => type),
      );
      return { tags: events.map(({ stream }) => stream) };
    },
  };
}

/** Returns the ids of the events a tally saw, in the order of their rows. */
export async function seenBy(sql: Queryable, schema = 'tally'): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select event_id as id from ${schema}.seen order by place`,
  );
  return rows.map(({ id }) => id);
}

/** The events that a tally counts. */
export const openedEvent = { type: 'AccountOpened', data: {} };
export const closedEvent = { type: 'AccountClosed', data: {} };

/** Appends this many events, each to its own stream. */
export function openAccounts(log: InMemoryEventLog, count: number): void {
  for (let number = 0; number < count; number += 1)
    log.append(`account-${log.events.length}`, openedEvent);
}

/** Returns the ids of all events, in log order. */
export const idsOf = (log: InMemoryEventLog): string[] => log.events.map(({ id }) => id);

/**
 * Returns a tally that fails on every batch with an `AccountClosed` in it while `armed.now` is
 * true.
 */
export function failingProjection(name: string, armed: { now: boolean }): Projection {
  return tally(name, {
    meddle: (_, types) => {
      if (armed.now && types.includes('AccountClosed')) throw new Error('cannot close');
    },
  });
}
