import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import knex from 'knex';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { up as createTables } from '../adapters/database/migrations/010-claims-and-locks.ts';
import type { Claim } from './claims.ts';
import { PostgresClaims } from './postgres-claims.ts';

let database: TestDatabase;
let claims: PostgresClaims;
const noon = Date.UTC(2026, 0, 1, 12);
let now = noon;

beforeAll(async () => {
  database = await createTestDatabase();
  const db = knex({ client: 'pg', connection: database.url, pool: { min: 0, max: 1 } });
  await createTables(db);
  await db.destroy();
  claims = new PostgresClaims(database.pool, { now: () => new Date(now) });
});

afterAll(() => database.drop());

const claimIn = (scope: string) => (key: string) => ({ scope, key });
const keysIn = async (scope: string) => (await claims.heldIn(scope)).map(({ key }) => key);

const stream = (revision: number, needed: readonly Claim[]) => async () => ({ revision, needed });

describe('Claims', () => {
  it('are taken all or none, by one of many', async () => {
    const claim = claimIn('race');
    const rivals = Array.from({ length: 12 }, (_, n) => `owner-${n}`);
    const wanted = [claim('b'), claim('a')];
    const outcomes = await Promise.all(
      rivals.map((owner, n) => claims.take(n % 2 ? wanted : wanted.toReversed(), owner, 'command')),
    );
    expect(outcomes.filter((held) => held === undefined)).toHaveLength(1);
    const owners = new Set((await claims.heldIn('race')).map(({ owner }) => owner));
    expect(owners.size).toBe(1);
    expect(await claims.take([claim('c'), claim('a')], 'late', 'command')).toMatchObject(
      claim('a'),
    );
    expect(await keysIn('race')).toEqual(['a', 'b']);
  });

  it('may be taken again by who holds them', async () => {
    const claim = claimIn('again');
    for (const command of ['first', 'second', 'second'])
      expect(await claims.take([claim('a')], 'me', command)).toBeUndefined();
  });

  it('go back when their command is refused, but not what was settled before', async () => {
    const claim = claimIn('refused');
    await claims.take([claim('kept')], 'refused', 'earlier');
    await claims.settle('refused', 'earlier', 0, [claim('kept')]);
    await claims.take([claim('kept'), claim('new')], 'refused', 'command');
    await claims.giveBack('refused', 'command');
    expect(await keysIn('refused')).toEqual(['kept']);
  });

  it('are settled by what the stream needs; fresh ones of other commands and later ones stay', async () => {
    const claim = claimIn('settled');
    await claims.take([claim('old')], 'settled', 'one');
    await claims.settle('settled', 'one', 0, [claim('old')]);
    await claims.take([claim('vain'), claim('new')], 'settled', 'two');
    await claims.take([claim('fresh')], 'settled', 'other');
    await claims.take([claim('later')], 'settled', 'later');
    await claims.settle('settled', 'later', 9, [
      claim('old'),
      claim('later'),
      claim('fresh'),
      claim('new'),
    ]);
    await claims.take([claim('pending')], 'settled', 'pending');
    await claims.settle('settled', 'two', 1, [claim('new')]);
    expect(await keysIn('settled')).toEqual(['fresh', 'later', 'new', 'old', 'pending']);
    await claims.settle('settled', 'last', 10, [claim('new')]);
    expect(await keysIn('settled')).toEqual(['new', 'pending']);
  });

  it('stay settled at the latest revision that needed them, in whatever order settlements arrive', async () => {
    const claim = claimIn('late');
    await claims.take([claim('slug')], 'late', 'first');
    await claims.settle('late', 'second', 5, [claim('slug')]);
    await claims.settle('late', 'first', 2, [claim('slug')]);
    await claims.settle('late', 'third', 3, []);
    expect(await keysIn('late')).toEqual(['slug']);
    await claims.settle('late', 'fourth', 5, []);
    expect(await keysIn('late')).toEqual([]);
  });

  it('that nobody settled are found by their owner’s kind, and given back when old', async () => {
    const claim = claimIn('swept');
    await claims.take([claim('old')], 'swept-1', 'cut off');
    await claims.take([claim('other')], 'elsewhere-1', 'cut off');
    now += 1_000;
    const before = new Date(now);
    await claims.take([claim('young')], 'swept-1', 'running');
    expect(await claims.unsettledBefore(before, 'swept-', 10)).toEqual(['swept-1']);
    await claims.settleByStream('swept-1', before, stream(-1, []));
    expect(await keysIn('swept')).toEqual(['other', 'young']);
  });

  it('that are settled by a stream again after the log went back are given back, except fresh ones', async () => {
    const claim = claimIn('gone-back');
    await claims.take([claim('then')], 'gone-back', 'one');
    await claims.settle('gone-back', 'one', 3, [claim('then')]);
    await claims.take([claim('vanished')], 'gone-back', 'two');
    await claims.settle('gone-back', 'two', 4, [claim('then'), claim('vanished')]);
    await claims.take([claim('fresh')], 'gone-back', 'three');
    const needed = [claim('then')];
    const before = new Date(now - 1);
    expect(await claims.settleByStream('gone-back', before, stream(3, needed))).toEqual(needed);
    expect(await keysIn('gone-back')).toEqual(['fresh', 'then']);
    await claims.settleByStream('gone-back', before, stream(-1, []));
    expect(await keysIn('gone-back')).toEqual(['fresh']);
  });

  it('are kept when the stream moved on while it was read', async () => {
    const claim = claimIn('moving');
    await claims.take([claim('a')], 'moving', 'one');
    await claims.settle('moving', 'one', 0, [claim('a')]);
    await claims.settleByStream('moving', new Date(now), async () => {
      await claims.take([claim('b')], 'moving', 'two');
      await claims.settle('moving', 'two', 1, [claim('a'), claim('b')]);
      return { revision: 0, needed: [claim('a')] };
    });
    expect(await keysIn('moving')).toEqual(['a', 'b']);
    expect(await claims.owners('mov')).toEqual(['moving']);
  });

  it('that the database refuses leave no open transaction behind', async () => {
    const claim = claimIn('refused by the database');
    const pool = new Pool({
      connectionString: database.url,
      max: 1,
      connectionTimeoutMillis: 2_000,
    });
    onTestFinished(() => pool.end());
    const overOneConnection = new PostgresClaims(pool, { now: () => new Date(now) });
    const noText = claim('\u0000');
    await expect(overOneConnection.take([noText], 'me', 'wrong')).rejects.toThrow('0x00');
    expect(await overOneConnection.take([claim('a')], 'me', 'right')).toBeUndefined();
  });
});
