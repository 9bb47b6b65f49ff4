import { randomBytes } from 'node:crypto';
import { securityEndpoints } from '@parvis/contracts/security/endpoints.ts';
import { securityTraceLoss } from '@parvis/contracts/security/traced.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import type { Pool } from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openPool } from '../adapters/database/open-pool.ts';
import { accountWith } from '../http/testing/actors.ts';
import { createSecurityTrace } from './record-events.ts';
import { listSecurityEvents } from './security-events.ts';

let pool: Pool;
let now: Date;
let lines: unknown[];
let dropped: number;
const clock = { now: () => now };
const hashKey = randomBytes(32);
const failure = {
  what: 'signIn',
  outcome: 'wrong-credentials',
  accountId: undefined,
  byAccount: false,
} as const;
const tokenCreated = {
  what: 'createToken',
  outcome: 'done',
  accountId: 'anne00000001',
  byAccount: true,
  address: '::1',
} as const;
/** A request without credentials to an endpoint of accounts. */
const intruder = { ...failure, what: 'openAccount', outcome: 'sign-in-required' } as const;
const { query: querySchema } = securityEndpoints.listSecurityEvents;

beforeEach(async () => {
  const db = await createMigratedDatabase();
  pool = openPool(db.url);
  onTestFinished(async () => {
    await pool.end();
    await db.drop();
  });
  now = new Date('2026-01-01T12:00:00Z');
  lines = [];
  dropped = 0;
});

function trace() {
  const writeLine = (line: unknown) => void lines.push(line);
  return createSecurityTrace(pool, clock, hashKey, {
    writeLine,
    onError: (cause) => lines.push(cause),
    onDropped: () => {
      dropped += 1;
    },
  });
}

async function listed(query: object = {}) {
  const outcome = await listSecurityEvents(
    pool,
    accountWith('auditor'),
    querySchema.parse({ ...query }),
  );
  if (!outcome.ok) throw new Error(outcome.refusals[0].code);
  return outcome.value;
}

test('recorded events are listed, newest first, and filtered', async () => {
  const { note } = trace();
  await note({ ...failure, address: '192.0.2.1' });
  now = new Date('2026-01-01T12:00:01Z');
  await note(tokenCreated);
  const all = await listed();
  expect([all.total, all.items.map(({ what, at }) => [what, at])]).toEqual([
    2,
    [
      ['createToken', '2026-01-01T12:00:01.000Z'],
      ['signIn', '2026-01-01T12:00:00.000Z'],
    ],
  ]);
  expect((await listed({ outcome: 'done' })).items.map(({ what }) => what)).toEqual([
    'createToken',
  ]);
  expect((await listed({ what: 'signIn' })).total).toBe(1);
  expect((await listed({ accountId: 'anne00000001' })).total).toBe(1);
  expect((await listed({ page: '2', pageSize: '1' })).items.map(({ what }) => what)).toEqual([
    'signIn',
  ]);
});

test('each network is recorded under one pseudonym, and no address is stored or logged', async () => {
  const { note } = trace();
  for (const address of ['192.0.2.7', '192.0.2.7', '192.0.2.8'])
    await note({ ...failure, address });
  const sources = (await listed()).items.map(({ source }) => source);
  expect(new Set(sources).size).toBe(2);
  expect(sources[1]).toBe(sources[2]);
  const { rows } = await pool.query('select to_jsonb(event) from security_event as event');
  expect(JSON.stringify([rows, lines])).not.toContain('192.0.2');
  expect(lines).toHaveLength(3);
});

test('it is readable only with permission', async () => {
  const query = querySchema.parse({});
  for (const role of ['auditor', 'administrator'] as const)
    expect((await listSecurityEvents(pool, accountWith(role), query)).ok).toBe(true);
  expect(await listSecurityEvents(pool, accountWith('editor'), query)).toMatchObject({
    refusals: [{ code: 'forbidden' }],
  });
});

test('a flood from one network leaves room for what others do, and what it lost is an event', async () => {
  const { note, settle } = trace();
  for (let turn = 0; turn < 1_153; turn += 1) await note({ ...intruder, address: '::1' });
  await note({ ...intruder, address: '192.0.2.1' });
  await note({ ...failure, address: '::1' });
  for (let turn = 0; turn < 31; turn += 1) await note(tokenCreated);
  expect([(await listed()).total, lines.length, dropped]).toEqual([63, 63, 1_123]);
  await settle();
  const { items } = await listed({ what: securityTraceLoss });
  expect(items).toMatchObject([{ outcome: 'sign-in-required', dropped: 1_123, account: null }]);
  expect(lines.at(-1)).toMatchObject({ what: securityTraceLoss, dropped: 1_123 });
  await settle();
  expect((await listed()).total).toBe(64);
});

test('a flood from many networks keeps some of each kind, and recording resumes in the next minute', async () => {
  const { note } = trace();
  for (let turn = 0; turn < 400; turn += 1)
    await note({ ...failure, address: `192.0.2.${turn % 200}` });
  const guess = { ...failure, accountId: 'anne00000001', address: '192.0.2.1' };
  await note(guess);
  expect([(await listed()).total, dropped]).toEqual([301, 100]);
  expect((await listed({ accountId: 'anne00000001' })).total).toBe(1);
  now = new Date(now.getTime() + 60_000);
  await note({ ...failure, address: '::1' });
  expect((await listed()).total).toBe(302);
});

test('an event that cannot be stored is logged, its request succeeds, and it is stored later', async () => {
  const { note, settle } = trace();
  await pool.query('alter table security_event rename to gone');
  await note(tokenCreated);
  await note({ ...failure, address: '::1' });
  expect(lines).toEqual([
    expect.objectContaining({ outcome: 'done' }),
    expect.objectContaining({ message: expect.stringContaining('security_event') }),
    expect.objectContaining({ outcome: 'wrong-credentials' }),
    expect.objectContaining({ message: expect.stringContaining('security_event') }),
  ]);
  await pool.query('alter table gone rename to security_event');
  await settle();
  const { items } = await listed({ sort: 'what' });
  expect(items.map(({ what, dropped: lost }) => [what, lost])).toEqual([
    ['createToken', undefined],
    [securityTraceLoss, 1],
  ]);
});
