import { randomBytes } from 'node:crypto';
import { createMigratedDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Attempts } from './attempt-limit.ts';

const limit = { burst: 2, refillMs: 1_000 };
const start = Date.UTC(2026, 0, 5, 9);
let database: TestDatabase;
beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterAll(() => database.drop());

function fresh() {
  let now = start;
  const clock = { now: () => new Date(now) };
  const attempts = new Attempts(database.pool, clock, randomBytes(32));
  return { attempts, pass: (ms: number) => (now += ms) };
}

test('after the burst, one attempt comes back per refill', async () => {
  const { attempts, pass } = fresh();
  const take = (key: string) => attempts.take({ limit, key });
  expect([await take('a'), await take('a'), await take('a')]).toEqual([undefined, undefined, 1]);
  expect(await take('b')).toBeUndefined();
  pass(1_000);
  expect([await take('a'), await take('a')]).toEqual([undefined, 1]);
});

test('a long wait gives no more than the burst', async () => {
  const { attempts, pass } = fresh();
  await attempts.take({ limit, key: 'a' });
  pass(1_000_000);
  const taken = [];
  for (let turn = 0; turn < 3; turn += 1) taken.push(await attempts.take({ limit, key: 'a' }));
  expect(taken).toEqual([undefined, undefined, 1]);
});

test('a returned attempt does not count, and a cleared counter leaves no row', async () => {
  const { attempts, pass } = fresh();
  const counted = { limit, key: 'a' };
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await attempts.take(counted)).toBeUndefined();
    await attempts.giveBack(counted);
  }
  pass(10_000_000);
  await attempts.giveBack(counted);
  const { rows } = await database.pool.query('SELECT * FROM attempt');
  expect(rows).toEqual([]);
});

test('a clock that runs backwards removes no attempts', async () => {
  const { attempts, pass } = fresh();
  await attempts.take({ limit, key: 'a' });
  pass(-500);
  expect(await attempts.take({ limit: { ...limit, burst: 3 }, key: 'a' })).toBeUndefined();
});

test('all processes share one counter, even at the same instant', async () => {
  const hashKey = randomBytes(32);
  const processes = Array.from(
    { length: 6 },
    () => new Attempts(database.pool, { now: () => new Date(start) }, hashKey),
  );
  const taken = await Promise.all(processes.map((one) => one.take({ limit, key: 'a' })));
  expect(taken.filter((waits) => waits === undefined)).toHaveLength(2);
});

test('no address can be read from the stored rows', async () => {
  const { attempts } = fresh();
  await attempts.take({ limit, key: 'address 192.0.2.7' });
  const { rows } = await database.pool.query<{ key: Buffer }>('SELECT key FROM attempt');
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toHaveLength(32);
});
