import { createMigratedDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Secrets } from '../subjects/secret.ts';
import { SubjectStore } from '../subjects/subject-store.ts';
import { Suppressions } from '../subjects/suppressions.ts';
import { reseal } from './reseal.ts';

const [first, second, third] = ['first', 'second', 'third'].map(
  (name) => `the ${name} secret of this installation, long enough`,
);
if (!first || !second || !third) throw new Error('expected three secrets');
const clock = { now: () => new Date('2026-01-05T09:00:00Z') };
let db: TestDatabase;
beforeEach(async () => {
  db = await createMigratedDatabase();
});
afterEach(() => db.drop());

/** Returns the list as a process with these secrets opens it. */
async function listWith(...secrets: Secrets): Promise<Suppressions> {
  await SubjectStore.open(db.pool, secrets, clock);
  return new Suppressions(db.pool, secrets, clock);
}

test('a mailbox stays suppressed through two replacements of the secret, and its link keeps working', async () => {
  const list = await listWith(first);
  await list.add('Zoe+emploi@exemple.fr', 'refused');
  const token = await list.tokenOf('zoe@exemple.fr');
  for (const secrets of [
    [second, first],
    [third, second],
  ] as const) {
    const during = await listWith(...secrets);
    expect(await during.includes('zoe@exemple.fr')).toBe(true);
    await reseal(db.pool, secrets);
    const after = await listWith(secrets[0]);
    expect(await after.includes('ZOE@exemple.fr')).toBe(true);
    expect(await after.includes('yann@exemple.fr')).toBe(false);
    expect(await after.stateOf(token)).toBe('suppressed');
  }
  const last = await listWith(third);
  await last.removeByToken(token);
  expect(await last.includes('zoe@exemple.fr')).toBe(false);
});

test('only the token of a mailbox adds and removes it, and the stored hash is no token', async () => {
  const list = await listWith(first);
  const token = await list.tokenOf('zoe@exemple.fr');
  expect(await list.stateOf(token)).toBe('allowed');
  await list.addByToken(token);
  expect(await list.stateOf(token)).toBe('suppressed');
  const { rows } = await db.pool.query<{ hash: Buffer }>(
    'select mailbox_hash as hash from mail_suppression',
  );
  const stored = rows[0]?.hash.toString('base64url') ?? '';
  for (const forged of ['', 'x', 'a'.repeat(86), stored, stored + stored, token.slice(1)]) {
    expect([forged, await list.stateOf(forged)]).toEqual([forged, undefined]);
    await list.removeByToken(forged);
  }
  expect(await list.includes('zoe@exemple.fr')).toBe(true);
});

test('the erasure of a subject does not lift the refusal of their mailbox', async () => {
  const list = await listWith(first);
  const store = await SubjectStore.open(db.pool, [first], clock);
  const id = await store.subjectOf('zoe@exemple.fr');
  await list.add('zoe@exemple.fr', 'complained');
  await db.pool.query('delete from subject where id = $1', [id]);
  expect(await list.includes('zoe@exemple.fr')).toBe(true);
  expect(await list.remove('zoe@exemple.fr')).toBe(true);
  expect(await list.remove('zoe@exemple.fr')).toBe(false);
});
