import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { fenceEventType } from '@parvis/contracts/log/fence.ts';
import { InMemoryEventLog } from '@parvis/projections/engine/testing/in-memory-event-log.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { QueryResult, QueryResultRow } from 'pg';
import { expect, test } from 'vitest';
import { MediaReads } from './reads.ts';

/** Read models that have not read the log yet. */
const noRows: Queryable = {
  async query<Row extends QueryResultRow>() {
    const result: Pick<QueryResult<Row>, 'rows'> = { rows: [] };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows are all that is read of it
    return result as QueryResult<Row>;
  },
};
const accountNames = { namesOf: async () => new Map<string, string>() };

test.each([
  [['ContentCreated'], true],
  [[fenceEventType, 'ContentCreated'], true],
  [[fenceEventType], false],
])('content that no read model has yet, whose stream holds %j: %s', async (types, isFound) => {
  const log = new InMemoryEventLog();
  const id = contentIdSchema.parse('pg0000000001');
  for (const type of types) log.append(`content-${id}`, { type, data: {} });
  const reads = new MediaReads(noRows, { accountNames, log });
  expect(await reads.hasContent(id)).toBe(isFound);
  expect(await reads.hasContent(contentIdSchema.parse('pg0000000002'))).toBe(false);
});
