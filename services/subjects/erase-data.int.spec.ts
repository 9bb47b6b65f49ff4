import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import { expect, test } from 'vitest';
import { type MailingWorld, mailingWorld } from '../outbox/testing/mailing-world.ts';
import { eraseData } from './erase-data.ts';

const at = new Date('2026-01-05T09:00:00Z');

/** Erases the data about a message, as `commandId`; returns the log position. */
async function erase(
  { log, db }: MailingWorld,
  subjectId: SubjectId,
  commandId: string,
  needed = false,
) {
  const scope = { subjectId, about: 'message-1', isNeeded: async () => needed };
  const erased = await eraseData(log, db.pool, scope, { commandId, actor: 'editor1', at });
  return erased.kind === 'erased' ? erased.position : undefined;
}

async function subjectWith({ subjects }: MailingWorld, ...items: readonly string[]) {
  const id = await subjects.subjectOf('marie@exemple.fr');
  for (const about of items) await subjects.keep(id, { kind: 'message', about, value: 'Bonjour' });
  return id;
}

async function eventsOf({ log }: MailingWorld, id: SubjectId) {
  const events = await log.readStream(`subject-${id}`);
  return events.map(({ type, position }) => [type, position]);
}

test('the data about one item are erased; the others remain', async () => {
  const world = await mailingWorld();
  const id = await subjectWith(world, 'message-1', 'message-2');
  const position = await erase(world, id, 'one');
  const left = (await world.subjects.read(id))?.data.map(({ kind, about }) => `${kind} ${about}`);
  expect(left?.toSorted()).toEqual(['email ', 'message message-2']);
  expect(await eventsOf(world, id)).toEqual([['SubjectDataErased', position]]);
});

test('a repeated erasure is recorded once, and has the same position', async () => {
  const world = await mailingWorld();
  const id = await subjectWith(world, 'message-1', 'message-2');
  const position = await erase(world, id, 'one');
  expect(await erase(world, id, 'two')).toBe(position);
  expect(await eventsOf(world, id)).toHaveLength(1);
});

test('a subject of whom only the address is left is erased, unless another feature needs it', async () => {
  const world = await mailingWorld();
  const id = await subjectWith(world, 'message-1');
  const first = await erase(world, id, 'one', true);
  expect((await world.subjects.read(id))?.data).toMatchObject([{ kind: 'email' }]);
  const last = await erase(world, id, 'two');
  expect(await world.subjects.read(id)).toBeUndefined();
  expect(await eventsOf(world, id)).toEqual([
    ['SubjectDataErased', first],
    ['SubjectErased', last],
  ]);
});

test('of a subject who is no longer stored, the erasure of the data alone is recorded', async () => {
  const world = await mailingWorld();
  const id = await subjectWith(world, 'message-1');
  await world.db.pool.query('delete from subject where id = $1', [id]);
  const position = await erase(world, id, 'one');
  expect(await eventsOf(world, id)).toEqual([['SubjectDataErased', position]]);
});
