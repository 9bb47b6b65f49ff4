import { startOfLog } from '@parvis/contracts/log/position.ts';
import { expect, test } from 'vitest';
import { dayMs, digestWorld } from '../digests/testing/digest-world.ts';
import { deleteOldRows, ledgerDays, outboxDays } from '../retention/delete-old-rows.ts';

test('a year of weekly alerts has an event a week, and no more rows than those of its periods', async () => {
  const world = await digestWorld();
  const { log, db, clock } = world;
  const count = async (table: string) => {
    const { rows } = await db.pool.query(`select count(*)::int as count from ${table}`);
    return rows[0].count;
  };
  const [alerts, weeks] = [3, 60];
  for (let number = 1; number <= alerts; number += 1)
    await world.subscribe(number, { frequency: 'weekly' });
  for (let week = 1; week <= weeks; week += 1) {
    await world.things.offer(week, `Semaine ${week}`);
    clock.advance(7 * dayMs);
    const mails = await world.mails();
    expect(mails.map(({ text }) => text.includes(`Semaine ${week}`))).toEqual([true, true, true]);
    await deleteOldRows(log, db.pool, clock).run(clock.now());
  }
  expect([await count('outbox'), await count('digest')]).toEqual([
    alerts * Math.ceil(outboxDays / 7),
    alerts * Math.ceil(ledgerDays / 7),
  ]);
  const events = await log.readAll(startOfLog, 1_000);
  expect(events).toHaveLength(weeks);
  expect(new Set(events.map(({ stream }) => stream)).size).toBe(weeks);
  expect(events.every(({ type }) => type === 'MailsSent')).toBe(true);
});
