import { positionFrom } from '@parvis/contracts/log/position.ts';
import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  describeBusContract,
  listen,
  projectionHint,
  untilConnected,
  untilHeard,
  waitingHint,
} from './bus.contract.ts';
import { PostgresBus } from './postgres-bus.ts';

const waitOptions = { timeout: 30_000, interval: 10 };

async function startDatabase() {
  const { url, pool, drop } = await createTestDatabase();
  const buses: PostgresBus[] = [];
  return {
    pool,
    async open() {
      const bus = new PostgresBus({ url });
      buses.push(bus);
      await untilConnected([bus], true);
      return bus;
    },
    async dispose() {
      await Promise.all(buses.map((bus) => bus.close()));
      await drop();
    },
  };
}

describeBusContract('PostgreSQL', startDatabase);

it('carries hints again after the database ended its connections', async () => {
  const database = await startDatabase();
  onTestFinished(() => database.dispose());
  const [sender, receiver] = [await database.open(), await database.open()];
  const { heard } = listen(receiver);
  const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  const { rows: ended } = await database.pool.query(
    `select pid, pg_terminate_backend(pid) as is_ended ${others}`,
  );
  // A bus may be connected again before anybody sees that it was not.
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(`select pid ${others} and pid = any($1)`, [
      ended.map(({ pid }) => pid),
    ]);
    expect(rows).toEqual([]);
  }, 10_000);
  expect(ended.length).toBeGreaterThanOrEqual(2);
  await untilHeard(sender, heard);
  expect(heard).toContainEqual(projectionHint);
});

it('announces a change of more tags than a notification carries without them', async () => {
  const database = await startDatabase();
  onTestFinished(() => database.dispose());
  const [sender, receiver] = [await database.open(), await database.open()];
  const { heard } = listen(receiver);
  const tags = Array.from({ length: 500 }, (_, at) => `content:k3f9a0b1c2d3-${at}`);
  const large = { about: 'projection', projection: 'offers', position: positionFrom(9n) } as const;
  sender.publish({ ...large, tags });
  sender.publish(waitingHint);
  await vi.waitFor(() => expect(heard).toEqual([{ ...large, tags: [] }, waitingHint]), waitOptions);
});

it('keeps what a poll found in its process, because a notification costs as much as a poll', async () => {
  const database = await startDatabase();
  onTestFinished(() => database.dispose());
  const [sender, receiver] = [await database.open(), await database.open()];
  const [here, there] = [listen(sender), listen(receiver)];
  const polled = { about: 'polled', state: '7 1:1:' } as const;
  for (const hint of [polled, waitingHint]) sender.publish(hint);
  await vi.waitFor(() => expect(there.heard).toEqual([waitingHint]), waitOptions);
  expect(here.heard).toEqual([polled, waitingHint]);
});
