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
