import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import type { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { newCommandId, sampleEvents } from '../contract/log-under-test.ts';
import { prepareAppend } from '../prepare-append.ts';
import { appendAlone } from './append-alone.ts';
import { logSchemaSql } from './schema.ts';

async function emptyLog(): Promise<Pool> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  await database.pool.query(logSchemaSql);
  return database.pool;
}

async function streamsIn(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ stream: string }>('select stream from event order by 1');
  return rows.map(({ stream }) => stream);
}

test.each([1, 2])('%d events that another stream has are left to append_to_log', async (count) => {
  const pool = await emptyLog();
  const events = prepareAppend(sampleEvents(newCommandId(), count));
  const written = await appendAlone(pool, { stream: 'a', expected: 'no-stream', events });
  expect(written).toMatchObject({ outcome: 'appended', revision: count - 1 });
  expect(await appendAlone(pool, { stream: 'b', expected: 'no-stream', events })).toBeUndefined();
  expect(await streamsIn(pool)).toEqual(Array<string>(count).fill('a'));
});

test('any other error of the database is reported', async () => {
  const pool = await emptyLog();
  const append = {
    stream: 'a\u0000',
    expected: 'no-stream' as const,
    events: prepareAppend(sampleEvents(newCommandId())),
  };
  await expect(appendAlone(pool, append)).rejects.toThrow('invalid byte sequence');
  expect(await streamsIn(pool)).toEqual([]);
});
