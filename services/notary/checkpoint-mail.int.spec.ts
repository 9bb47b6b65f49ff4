import { subjectIdSchema } from '@parvis/contracts/subjects/subject-id.ts';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { systemClock } from '../adapters/clock.ts';
import { checkpointMail, mailCheckpoints } from './checkpoint-mail.ts';
import { checkpointNoteIn } from './notes/checkpoint.ts';
import { appendSome, notaryWorld } from './testing/notary-world.ts';
import { verify } from './verify/verify.ts';

const subjectId = subjectIdSchema.parse('abcdefghijk1');

async function openAccount(pool: Pool, id: string, role: string): Promise<void> {
  await pool.query(
    `insert into account (id, email, name, roles, command_id, claimed_at, opened_at)
     values ($1, $2, $1, array[$3], gen_random_uuid(), now(), now())`,
    [id, `${id}@example.org`, role],
  );
}

async function mailingWorld() {
  const world = await notaryWorld();
  const { pool: db } = world;
  await openAccount(db, 'eve', 'editor');
  await openAccount(db, 'abe', 'auditor');
  const job = mailCheckpoints({ db, subjectOf: async () => subjectId });
  const template = checkpointMail(db);
  return {
    ...world,
    async orderedUntil(...times: string[]) {
      for (const time of times) await job.run(new Date(time));
      const { rows } = await db.query<{ account: string }>(
        `select params->>'account' as account from outbox where template = 'log-checkpoint'`,
      );
      return rows.map(({ account }) => account);
    },
    render: (account: string) =>
      template.render({ id: subjectId, createdAt: new Date(), data: [] }, { account }),
  };
}

test('each auditor gets one e-mail a week, once something is signed', async () => {
  const { log, sign, orderedUntil } = await mailingWorld();
  expect(await orderedUntil('2026-03-01T22:00Z')).toEqual([]);
  await appendSome(log, 3);
  await sign();
  expect(await orderedUntil('2026-03-01T23:00Z')).toEqual(['abe']);
  expect(await orderedUntil('2026-03-02T00:00Z')).toEqual(['abe', 'abe']);
  expect(await orderedUntil('2026-03-05T00:00Z', '2026-03-08T23:59Z')).toEqual(['abe', 'abe']);
  expect(await orderedUntil('2026-03-09T00:00Z')).toHaveLength(3);
});

test('the saved e-mail proves the log as a checkpoint kept elsewhere, and shows a log that was rewritten and signed anew', async () => {
  const world = await mailingWorld();
  const { log, pool: db, table, tiles, rows } = world;
  await appendSome(log, 30);
  await world.sign();
  const mail = await world.render('abe');
  expect(mail).toMatchObject({
    to: { address: 'abe@example.org' },
    subject: expect.stringMatching(/^Point de contrôle du journal, .* – Checkpoint of the log, /),
  });
  const saved = `From: site\r\n\r\n${mail?.text.replaceAll('\n', '\r\n')}\r\n`;
  const elsewhere = [{ name: 'mail.txt', note: checkpointNoteIn(saved) }];
  const signed = await log.head();
  await appendSome(log, 10);
  await world.sign();
  const ports = { log, db, table, tiles, clock: systemClock, isGapless: true };
  const found = await verify(ports, elsewhere);
  expect(found).toMatchObject({ findings: [], provedFromElsewhere: Number(signed) });
  await rows.query(
    `update event set data = '{"number": 1, "title": "Rewritten"}' where position = 2`,
  );
  expect((await verify(ports, elsewhere)).findings[0]).toMatchObject({
    position: expect.anything(),
  });
});

test('nobody but an auditor gets it, and nobody while the notary signs no more', async () => {
  const { log, pool, sign, render } = await mailingWorld();
  expect(await render('abe')).toBeUndefined();
  await appendSome(log, 3);
  await sign();
  expect(await render('eve')).toBeUndefined();
  expect(await render('abe')).toBeDefined();
  await pool.query(`update notary set stopped = 'log-replaced'`);
  expect(await render('abe')).toBeUndefined();
});

test.each([
  ['a note as it was saved', ''],
  ['an e-mail', 'Bonjour,\n\n'],
])('a checkpoint is found in %s', (_, before) => {
  const note = `site/tree\n12\n${'A'.repeat(43)}=\n\n— site/tree abc\n— witness def\n`;
  expect(checkpointNoteIn(`${before}${note}`)).toBe(note);
  expect(checkpointNoteIn('nothing')).toBe('nothing');
});
