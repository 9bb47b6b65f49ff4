import { positionFrom } from '@parvis/contracts/log/position.ts';
import type { Finding } from '@parvis/contracts/notary/views.ts';
import { subjectIdSchema } from '@parvis/contracts/subjects/subject-id.ts';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { systemClock } from '../../adapters/clock.ts';
import { appendSome, notaryWorld } from '../testing/notary-world.ts';
import { alarmMail, orderAlarmMails } from './alarm-mail.ts';
import { verifyDaily } from './verify-daily.ts';

const dayMs = 86_400_000;
const subjectId = subjectIdSchema.parse('abcdefghijk1');

async function openAccount(pool: Pool, id: string, role: string): Promise<void> {
  await pool.query(
    `insert into account (id, email, name, roles, command_id, claimed_at, opened_at)
     values ($1, $2, $1, array[$3], gen_random_uuid(), now(), now())`,
    [id, `${id}@example.org`, role],
  );
}

/** A log, its daily verification, and the e-mails that it ordered. */
async function alarmedWorld(findInServed?: () => Promise<readonly Finding[]>) {
  const world = await notaryWorld();
  const { log, pool: db, table, tiles, rows } = world;
  await openAccount(db, 'ada', 'administrator');
  await openAccount(db, 'eve', 'editor');
  await appendSome(log, 40);
  await world.sign();
  let days = 0;
  const clock = { now: () => new Date(systemClock.now().getTime() + days * dayMs) };
  const ports = { log, db, table, tiles, clock, isGapless: true };
  const job = verifyDaily({ ...ports, ...(findInServed && { findInServed }) }, (outcome) =>
    orderAlarmMails({ db, subjectOf: async () => subjectId }, outcome, systemClock.now()),
  );
  return {
    ...world,
    /** Edits an event, or restores it. */
    edit: (position: number, title: string) =>
      rows.query(
        `update event set data = json_build_object('number', $1::int - 1, 'title', $2::text)
         where position = $1::int`,
        [position, title],
      ),
    async nextDay(later = 1) {
      days += later;
      await job.run(clock.now());
    },
    async orders() {
      const { rows: mails } = await db.query<{ params: object }>(
        `select params from outbox where template = 'log-not-as-signed' order by ordered_at`,
      );
      return mails.map(({ params }) => params);
    },
  };
}

test('administrators get one e-mail for what is found day after day, and another when more is', async () => {
  const { nextDay, edit, orders } = await alarmedWorld();
  await nextDay();
  expect(await orders()).toEqual([]);
  await edit(30, 'Another');
  await nextDay();
  await nextDay();
  expect(await orders()).toEqual([{ account: 'ada' }]);
  await edit(20, 'Another');
  await nextDay();
  await nextDay();
  expect(await orders()).toHaveLength(2);
});

test('a log that was as signed again alarms again', async () => {
  const { nextDay, edit, orders } = await alarmedWorld();
  for (const title of ['Another', 'Title 29', 'Another']) {
    await edit(30, title);
    await nextDay();
  }
  expect(await orders()).toHaveLength(2);
});

test('the e-mail names what is wrong in every language, and is not sent once nothing is', async () => {
  const { nextDay, edit, pool } = await alarmedWorld();
  const template = alarmMail(pool, 'https://example.org');
  const render = () =>
    template.render({ id: subjectId, createdAt: new Date(), data: [] }, { account: 'ada' });
  await edit(30, 'Another');
  await nextDay();
  expect(await render()).toMatchObject({
    to: { address: 'ada@example.org' },
    subject: 'Le journal n’est pas tel qu’il a été signé – The log is not as it was signed',
    text: expect.stringContaining('- edited, 30'),
  });
  await edit(30, 'Title 29');
  await nextDay();
  expect(await render()).toBeUndefined();
});

test('what is stored beside the log is named, unless the log itself is not as signed', async () => {
  const file = { kind: 'file-edited', position: positionFrom(7n), event: null } as const;
  const found = [{ ...file, detail: 'originals/ab/abcd.jpg' }];
  const { nextDay, edit, pool } = await alarmedWorld(async () => found);
  const template = alarmMail(pool, 'https://example.org');
  const render = () =>
    template.render({ id: subjectId, createdAt: new Date(), data: [] }, { account: 'ada' });
  await nextDay(8);
  expect(await render()).toMatchObject({
    subject: expect.stringContaining('Pages or files are not as the log has them'),
    text: expect.stringContaining('- file-edited, originals/ab/abcd.jpg'),
  });
  await edit(30, 'Another');
  await nextDay();
  expect(await render()).toMatchObject({
    subject: expect.stringContaining('The log is not as it was signed'),
    text: expect.not.stringContaining('file-edited'),
  });
});
