import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { computeMailId } from '../../outbox/mail-id.ts';
import { upsertSent } from '../../outbox/statements.ts';
import { dayMs, digestWorld } from '../testing/digest-world.ts';
import { processMailReports } from './process-reports.ts';
import { bounce, complaint } from './testing/sample-reports.ts';

test('a bounce or a complaint about an e-mail ends the alerts of its subject only', async () => {
  const world = await digestWorld();
  const maildir = await mkdtemp(join(tmpdir(), 'parvis-reports-'));
  onTestFinished(() => rm(maildir, { recursive: true, force: true }));
  const { subjectId } = await world.subscribe(1, {});
  await world.subscribe(2, {});
  const third = await world.subscribe(3, {});
  await world.things.offer(1, 'Une');
  world.clock.advance(dayMs);
  await world.plan();
  await world.send();
  const mailTo = (address: string) =>
    world.mailer.sent.find(({ mail }) => mail.to.address === address)?.id ?? '';
  const ended: string[] = [];
  const job = processMailReports(
    {
      db: world.db.pool,
      subjects: world.subjects,
      suppressions: world.suppressions,
      end: async (alert, because, commandId) => {
        ended.push(`${alert.subjectId === subjectId ? 'first' : 'other'} ${because}`);
        expect(commandId).toMatch(/^(bounced|complained)\/[0-9a-f]{40}\/alert\d+$/);
      },
    },
    maildir,
  );
  await job.run(world.clock.now());
  expect((await readdir(maildir)).toSorted((one, other) => one.localeCompare(other))).toEqual([
    'cur',
    'new',
  ]);
  const arrive = (name: string, raw: Buffer) => writeFile(join(maildir, 'new', name), raw);
  await arrive('1', bounce({ mailId: mailTo('p1@exemple.fr') }));
  await arrive('2', complaint(mailTo('p2@exemple.fr')));
  await arrive('3', bounce({ mailId: 'f'.repeat(40) }));
  await arrive('4', Buffer.from('hello'));
  // A visitor's message, in the third person's name, bounces at our own mailbox.
  const key = { cause: 'c', subjectId: third.subjectId, template: 'contact-message' };
  await upsertSent(world.db.pool, [key], world.clock.now());
  await arrive('6', bounce({ mailId: computeMailId(key) }));
  await arrive('7', complaint(computeMailId(key)));
  await mkdir(join(maildir, 'new', '5'));
  await job.run(world.clock.now());
  expect(ended).toEqual(['first bounced', 'other complained']);
  const isSuppressed = (number: number) => world.suppressions.includes(`p${number}@exemple.fr`);
  // A full mailbox is no refusal.
  expect([await isSuppressed(1), await isSuppressed(2), await isSuppressed(3)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(await readdir(join(maildir, 'new'))).toEqual([]);
  await job.run(world.clock.now());
  expect(ended).toHaveLength(2);
});
