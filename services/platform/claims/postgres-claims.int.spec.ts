import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import knex from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { up as createTables } from '../database/migrations/010-claims-and-locks.ts';
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

  it('that nobody settled are found by their owner’s kind, and given back when old', async () => {
    const claim = claimIn('swept');
    await claims.take([claim('old')], 'swept-1', 'cut off');
    await claims.take([claim('other')], 'elsewhere-1', 'cut off');
    now += 1_000;
    const before = new Date(now);
    await claims.take([claim('young')], 'swept-1', 'running');
    expect(await claims.unsettledBefore(before, 'swept-', 10)).toEqual(['swept-1']);
    await claims.settleOlder('swept-1', before, -1, []);
    expect(await keysIn('swept')).toEqual(['other', 'young']);
  });
});
