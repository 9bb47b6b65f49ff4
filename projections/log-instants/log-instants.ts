import type { Position } from '@parvis/contracts/log/position.ts';
import type { Projection } from '../engine/projection.ts';
import { type EventType, eventTypes, isKnownEventType } from '../follower/event-catalogue.ts';
import { upsertInstants } from './write-instants.ts';

const isEventType = (type: string): type is EventType => isKnownEventType(type);

/** Maps instants to positions of the log; handles every event, whatever its type. */
export const logInstants: Projection = {
  name: 'log-instants',
  version: 1,
  handles: eventTypes.filter(isEventType),
  ignores: [],
  createTables: (schema) => `
create table ${schema}.instant (
  occurred_at timestamptz primary key,
  "position" text collate "C" not null
);
create index on ${schema}.instant ("position");
`,
  async apply(events, sql, schema) {
    const last = new Map<string, Position>();
    for (const { metadata, position } of events) last.set(metadata.occurredAt, position);
    await upsertInstants(sql, schema, last);
    return { tags: [] };
  },
};
