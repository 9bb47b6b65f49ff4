import { importEvents, importStreamPrefix } from '@parvis/contracts/careers/import-events.ts';
import type { Projection } from '../engine/projection.ts';
import { insertRows } from '../engine/rows-for-items.ts';
import { eventTypesExcept } from '../follower/event-catalogue.ts';

/** The reports of imports of offers. */
export const offerImports: Projection = {
  name: 'offer-imports',
  version: 2,
  handles: importEvents.types,
  ignores: eventTypesExcept(importEvents.types),
  createTables: (schema) => `
create table ${schema}.report (
  "position" text collate "C" primary key,
  id text not null,
  at timestamptz not null,
  by text not null,
  source text not null,
  report jsonb not null
);
create index on ${schema}.report (source, "position");
`,
  async apply(events, sql, schema) {
    const reports = events.map((recorded) => ({
      recorded,
      report: importEvents.read(recorded).data,
    }));
    await insertRows(sql, `${schema}.report`, reports, {
      position: ['text', ({ recorded }) => recorded.position],
      id: ['text', ({ recorded }) => recorded.stream.slice(importStreamPrefix.length)],
      at: ['timestamptz', ({ recorded }) => recorded.metadata.occurredAt],
      by: ['text', ({ recorded }) => recorded.metadata.actor],
      source: ['text', ({ report }) => report.source],
      report: ['jsonb', ({ report }) => report],
    });
    return { tags: [] };
  },
};
