import { createMigratedDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import type { Queryable, Statement } from '@parvis/projections/postgres/queryable.ts';
import { Secret, TOTP } from 'otpauth';
import type { QueryResultRow } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SecondFactor } from '../accounts/second-factor/second-factor.ts';
import type { Secrets } from '../subjects/secret.ts';
import { SubjectStore, WrongSecret } from '../subjects/subject-store.ts';
import { reseal } from './reseal.ts';

const before: Secrets = ['the secret that this installation had at first'];
const after: Secrets = ['the secret that it has from now on, and alone'];
const both: Secrets = [...after, ...before];
const clock = { now: () => new Date('2026-01-05T09:00:00Z') };
const accountId = 'accountnr1';
let db: TestDatabase;
beforeEach(async () => {
  db = await createMigratedDatabase();
});
afterEach(() => db.drop());

const storeWith = (secrets: Secrets) => SubjectStore.open(db.pool, secrets, clock);
const factorWith = (secrets: Secrets) =>
  new SecondFactor(db.pool, clock, (_account, check) => check(), secrets);

/**
 * Returns a subject with an address, one without, and an account with an authenticator, under one
 * secret.
 */
async function filled(secrets: Secrets) {
  const store = await storeWith(secrets);
  const marie = await store.subjectOf('Marie@exemple.fr');
  await store.keep(marie, { kind: 'name', about: '', value: 'Marie' });
  const nameless = await store.nameless();
  await store.keep(nameless, { kind: 'message', about: 'm1', value: 'Bonjour' });
  await db.pool.query(
    `INSERT INTO account (id, email, name, roles, command_id, claimed_at, opened_at)
     VALUES ($1, 'ada@estuaire.example', 'Ada', '{editor}', $1, now(), now())`,
    [accountId],
  );
  const made = await factorWith(secrets).make(accountId, 'Ada');
  if (!made.ok) throw new Error('no authenticator');
  return { marie, nameless, base32: made.value.secret.base32 };
}

async function opens(secrets: Secrets, { marie, nameless, base32 }: Filled): Promise<void> {
  const store = await storeWith(secrets);
  expect(await store.find('marie@exemple.fr')).toBe(marie);
  expect(await store.subjectOf('marie@exemple.fr')).toBe(marie);
  const values = async (id: typeof marie) =>
    (await store.read(id))?.data.map(({ value }) => value).toSorted();
  expect(await values(marie)).toEqual(['Marie', 'Marie@exemple.fr']);
  expect(await values(nameless)).toEqual(['Bonjour']);
  const totp = new TOTP({ secret: Secret.fromBase32(base32) });
  const code = totp.generate({ timestamp: clock.now().getTime() });
  await db.pool.query('UPDATE authenticator SET last_period = 0');
  expect((await factorWith(secrets).check(accountId, code, 'confirm')).ok).toBe(true);
}
type Filled = Awaited<ReturnType<typeof filled>>;

test('data sealed with an earlier secret can be unsealed while that secret is configured, and after resealing with the current one alone', async () => {
  const made = await filled(before);
  await opens(both, made);
  await expect(storeWith(after)).rejects.toThrow(WrongSecret);
  await expect(storeWith(before)).rejects.toThrow(WrongSecret);
  expect(await reseal(db.pool, both)).toMatchObject({ values: 3, addresses: 1, authenticators: 1 });
  await opens(after, made);
  await opens(both, made);
  await expect(storeWith(before)).rejects.toThrow(WrongSecret);
  expect(await reseal(db.pool, both)).toMatchObject({ values: 0, addresses: 0, authenticators: 0 });
});

test('new data uses the current secret even if an earlier one is configured', async () => {
  await filled(before);
  const made = await (await storeWith(both)).subjectOf('paul@exemple.fr');
  await reseal(db.pool, both);
  const store = await storeWith(after);
  expect(await store.find('paul@exemple.fr')).toBe(made);
  expect((await store.read(made))?.data).toMatchObject([{ value: 'paul@exemple.fr' }]);
});

test('killed at any statement and run again, it gives the same result', async () => {
  const made = await filled(before);
  let survived = 0;
  const dying = (statements: number): Queryable => {
    let left = statements;
    return {
      async query<Row extends QueryResultRow>(statement: Statement, values?: unknown[]) {
        left -= 1;
        if (left < 0) throw new Error('killed');
        return db.pool.query<Row>(statement, values);
      },
    };
  };
  for (let ended = false; !ended; survived += 1) {
    ended = await reseal(dying(survived), both).then(
      () => true,
      () => false,
    );
    await opens(both, made);
  }
  expect(survived).toBeGreaterThan(8);
  await opens(after, made);
});

test('an address that received a second subject meanwhile is counted, and the earlier secret is still required', async () => {
  const made = await filled(before);
  const current = await storeWith(both);
  await db.pool.query('UPDATE subject SET address_hash = $1 WHERE id = $2', [
    Buffer.alloc(32),
    made.marie,
  ]);
  const second = await current.subjectOf('marie@exemple.fr');
  expect(await reseal(db.pool, both)).toMatchObject({ doubled: 1 });
  await expect(storeWith(after)).rejects.toThrow(WrongSecret);
  await db.pool.query('DELETE FROM subject WHERE id = $1', [second]);
  expect(await reseal(db.pool, both)).toMatchObject({ addresses: 1, doubled: 0 });
  await opens(after, made);
});

test('a value that no secret opens stops it, and the earlier secret is still required', async () => {
  await filled(before);
  await storeWith(both);
  await db.pool.query(`UPDATE subject_datum SET sealed = $1 WHERE kind = 'name'`, [
    Buffer.alloc(40),
  ]);
  await expect(reseal(db.pool, both)).rejects.toThrow('the name of subject');
  await expect(storeWith(after)).rejects.toThrow(WrongSecret);
});

test('ethics reports from before the replacement are counted, later ones are not', async () => {
  await filled(before);
  await storeWith(both);
  await db.pool.query(
    `INSERT INTO ethics_report (id, receipt_hash, recipient, received_on)
     SELECT gen_random_uuid(), decode(md5(days::text), 'hex'), 'age', current_date + days
     FROM unnest(ARRAY[-30, 2]) AS days`,
  );
  expect(await reseal(db.pool, both)).toMatchObject({ earlierReports: 1 });
});
