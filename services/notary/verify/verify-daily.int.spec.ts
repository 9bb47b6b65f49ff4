import type { Finding } from '@parvis/contracts/notary/views.ts';
import { expect, test } from 'vitest';
import { systemClock } from '../../adapters/clock.ts';
import { appendSome, notaryWorld } from '../testing/notary-world.ts';
import { readLastVerification } from './last-verification.ts';
import { verifyDaily } from './verify-daily.ts';

const dayMs = 86_400_000;

test('the log is verified once a day, and what is found is kept and reported', async () => {
  const world = await notaryWorld();
  const { log, pool: db, table, tiles } = world;
  const reported: (readonly [number, number])[] = [];
  const ports = { log, db, table, tiles, clock: systemClock, isGapless: true };
  const job = verifyDaily(ports, ({ signed, findings }) => {
    reported.push([signed, findings.length]);
  });
  await job.run(systemClock.now());
  expect(reported).toEqual([]);
  await appendSome(log, 450);
  await world.sign();
  await job.run(systemClock.now());
  await world.rows.query(`update event set data = '{"number":0}' where position = 300`);
  await job.run(systemClock.now());
  expect(reported).toEqual([
    [451, 0],
    [451, 0],
  ]);
  await job.run(new Date(systemClock.now().getTime() + dayMs));
  expect(reported.at(-1)).toEqual([451, 1]);
  expect((await readLastVerification(db))?.findings).toMatchObject([
    { kind: 'edited', position: '00000000000000000300' },
  ]);
});

test('what is stored beside the log is compared once a week, and daily while it is wrong', async () => {
  const { log, pool: db, table, tiles, ...world } = await notaryWorld();
  let now = systemClock.now();
  const clock = { now: () => now };
  let compared = 0;
  let wrong: readonly Finding[] = [];
  const ports = { log, db, table, tiles, clock, isGapless: true };
  const findInServed = async () => {
    compared += 1;
    return wrong;
  };
  const job = verifyDaily({ ...ports, findInServed }, () => undefined);
  const afterDays = async (days: number) => {
    now = new Date(now.getTime() + days * dayMs);
    await job.run(now);
    return compared;
  };
  await appendSome(log, 10);
  await world.sign();
  expect([await afterDays(0), await afterDays(6), await afterDays(2)]).toEqual([0, 0, 1]);
  const servedAt = now.toISOString();
  expect([await afterDays(3), await afterDays(3)]).toEqual([1, 1]);
  expect(await readLastVerification(db)).toMatchObject({ servedAt, findings: [] });

  wrong = [{ kind: 'read-model', position: null, event: null, detail: 'offers.span' }];
  expect(await afterDays(1)).toBe(2);
  const failingSince = now.toISOString();
  expect(await afterDays(1)).toBe(3);
  expect(await readLastVerification(db)).toMatchObject({ failingSince, findings: wrong });

  wrong = [];
  expect([await afterDays(1), await afterDays(1)]).toEqual([4, 4]);
  expect((await readLastVerification(db))?.findings).toEqual([]);
});
