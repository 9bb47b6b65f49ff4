import { bundledProgram } from '@parvis/ops/testing/bundled-program.ts';
import { runToEnd } from '@parvis/ops/testing/run-to-end.ts';
import { expect, onTestFinished, test } from 'vitest';
import { SmtpMailer } from '../../adapters/mail/smtp-mailer.ts';
import { startSmtpServer } from '../../adapters/mail/testing/smtp-server.ts';
import { drain } from '../../outbox/testing/mailing-world.ts';
import { dayMs, digestWorld, hourMs } from '../testing/digest-world.ts';

const source = new URL('../testing/digesting-process.ts', import.meta.url);

test('a process that is killed repeatedly while digests are composed loses none, and repeats one only as the same message', async () => {
  const [program, world] = [await bundledProgram(source), await digestWorld()];
  const server = await startSmtpServer();
  onTestFinished(() => server.close());
  const count = 24;
  for (let number = 1; number <= count; number += 1) await world.subscribe(number, {});
  await world.things.offer(1, 'Une');
  await world.things.offer(2, 'Deux');
  world.clock.advance(dayMs - 2 * hourMs);
  const kills = [
    ...[3, 9, 15, 19, 23, 27, 31, 36, 44, 55, 70].map((line) => [String(line), '']),
    // Between the mail server's reply and our commit.
    ...[1, 2, 3].map((mail) => ['', String(mail)]),
  ];
  for (const kill of kills) {
    const time = world.clock.now().toISOString();
    await runToEnd(program, [world.db.url, world.logDb.url, server.url, time, ...kill]);
    // Enough for claims to expire, but on the same day.
    world.clock.advance(hourMs / 2);
  }
  const { rows } = await world.db.pool.query(
    `select count(*) filter (where state = 'sent')::int as sent, count(*)::int as ordered from outbox`,
  );
  expect(rows[0].ordered).toBe(count);
  expect(rows[0].sent).toBeLessThan(count);
  const arrivedBefore = await server.arrived();

  const { clock, templates, db } = world;
  const mailer = new SmtpMailer({
    url: server.url,
    from: { address: 'a@estuaire.example' },
    clock,
  });
  onTestFinished(() => mailer.close());
  await world.plan();
  await drain(world.worker({ mailer, templates }));
  const arrived = [...arrivedBefore, ...(await server.arrived())];
  const ids = new Map<string, Set<string>>();
  for (const { headers } of arrived) {
    const to = headers.get('to') ?? '';
    ids.set(to, (ids.get(to) ?? new Set()).add(headers.get('message-id') ?? ''));
  }
  expect(ids.size).toBe(count);
  expect([...ids.values()].filter(({ size }) => size !== 1)).toEqual([]);
  // At most the e-mails in progress at a kill, which are the ones sent concurrently.
  expect(arrived.length - count).toBeLessThanOrEqual(4 * kills.length);
  expect(arrived.length).toBeGreaterThanOrEqual(count + 3);
  expect(arrived.map(({ text }) => text).filter((text) => !/Une[^]*Deux/.test(text ?? ''))).toEqual(
    [],
  );
  const ledger = await db.pool.query(
    'select count(*)::int as mails, sum(jsonb_array_length(entries))::int as entries from digest',
  );
  expect(ledger.rows).toEqual([{ mails: count, entries: 2 * count }]);
});
