import { startOfLog } from '@parvis/contracts/log/position.ts';
import { sentMailsEventSchemas } from '@parvis/contracts/mail/events.ts';
import { subjectIdSchema } from '@parvis/contracts/subjects/subject-id.ts';
import { expect, test } from 'vitest';
import { findMail } from './find-mail.ts';
import { computeMailId } from './mail-id.ts';
import { type MailLog, recordSent } from './record-sent.ts';
import { insertOrders } from './statements.ts';
import { type MailingWorld, mailingWorld } from './testing/mailing-world.ts';

const dayMs = 86_400_000;
const subjectId = subjectIdSchema.parse('s0000000000a');

/** Puts e-mails into the outbox that were sent now. */
async function send({ db, clock }: MailingWorld, ...causes: readonly string[]): Promise<void> {
  const now = clock.now();
  const orders = causes.map((cause) => ({ cause, subjectId, template: 'greeting', params: {} }));
  await insertOrders(db.pool, orders, now);
  await db.pool.query(`update outbox set state = 'sent', settled_at = $1 where state = 'due'`, [
    now,
  ]);
}

/** Returns the stream of each event, and the causes of its e-mails. */
async function recordedIn({ log }: MailingWorld) {
  const events = await log.readAll(startOfLog, 1000);
  return events.map(({ stream, data }) => [
    stream,
    ...sentMailsEventSchemas.MailsSent.parse(data)
      .mails.map(({ cause }) => cause)
      .toSorted(),
  ]);
}

/** The log of a process that is killed after it appended. */
const fatal = ({ log }: MailingWorld): MailLog => ({
  readStream: (...read) => log.readStream(...read),
  async append(...appended) {
    await log.append(...appended);
    throw new Error('killed');
  },
});

test('the e-mails of a day are recorded in its stream, many in one event', async () => {
  const world = await mailingWorld();
  await send(world, 'a', 'b', 'c');
  world.clock.advance(dayMs);
  await send(world, 'd');
  for (let recorded = 1; recorded > 0; ) recorded = await recordSent(world.log, world.db.pool);
  await send(world, 'e', 'f');
  expect(await recordSent(world.log, world.db.pool)).toBe(2);
  expect(await recordedIn(world)).toEqual([
    ['mails-2026-01-05', 'a', 'b', 'c'],
    ['mails-2026-01-06', 'd'],
    ['mails-2026-01-06', 'e', 'f'],
  ]);
});

test('a thousand e-mails are recorded in one event, and the others in more', async () => {
  const world = await mailingWorld();
  await send(world, ...Array.from({ length: 2_100 }, (_, n) => `${n}`));
  expect(await recordSent(world.log, world.db.pool)).toBe(2_100);
  const sizes = (await recordedIn(world)).map((event) => event.length - 1);
  expect(sizes).toEqual([1_000, 1_000, 100]);
});

test.each([
  ['on the same day', 0],
  ['on the next day', dayMs],
])(
  'a process that is killed between appending and marking records no e-mail twice: another goes on %s',
  async (_, laterMs) => {
    const world = await mailingWorld();
    await send(world, 'a', 'b');
    await expect(recordSent(fatal(world), world.db.pool)).rejects.toThrow('killed');
    world.clock.advance(laterMs);
    await send(world, 'c');
    await expect(recordSent(fatal(world), world.db.pool)).rejects.toThrow('killed');
    await send(world, 'd');
    for (let recorded = 1; recorded > 0; ) recorded = await recordSent(world.log, world.db.pool);
    const causes = (await recordedIn(world)).flatMap(([, ...mails]) => mails);
    expect(causes).toEqual(['a', 'b', 'c', 'd']);
  },
);

test('processes that record at the same time record each e-mail once', async () => {
  const world = await mailingWorld();
  for (let round = 0; round < 10; round += 1) {
    await send(world, ...Array.from({ length: 5 }, (_, n) => `${round}-${n}`));
    await Promise.all([1, 2, 3].map(() => recordSent(world.log, world.db.pool)));
  }
  const causes = (await recordedIn(world)).flatMap(([, ...mails]) => mails);
  expect(new Set(causes).size).toBe(50);
  expect(causes).toHaveLength(50);
});

test('an e-mail of the outbox is found by its id', async () => {
  const world = await mailingWorld();
  await send(world, 'a', 'b');
  const key = { cause: 'b', subjectId, template: 'greeting' };
  expect(await findMail(world.db.pool, computeMailId(key))).toEqual(key);
  expect(await findMail(world.db.pool, '0'.repeat(40))).toBe(undefined);
});
