import { untilWoken } from '@parvis/projections/follower/follower.ts';
import { SharedPages } from '@parvis/projections/follower/shared-pages.ts';
import { expect, test } from 'vitest';
import { mailingWorld, welcomed } from '../outbox/testing/mailing-world.ts';
import { Reacting } from './reacting.ts';

test('a reactor sleeps until its turn when events were appended during its batch', async () => {
  const world = await mailingWorld();
  const { log, db, clock } = world;
  await world.welcome('one@exemple.fr');
  const pages = new SharedPages(log, 100);
  pages.endIs(await log.head());
  const seen: string[] = [];
  const reacting = new Reacting(
    {
      name: 'watcher',
      begins: 'with-the-log',
      handles: [welcomed],
      async react({ id }) {
        if (seen.length === 0) await world.welcome('two@exemple.fr');
        pages.expectMore(await log.head());
        seen.push(id);
        return { mails: [] };
      },
    },
    {
      log,
      pages,
      pool: db.pool,
      now: () => clock.now(),
      readableEvents: (handles, events) => events.filter(({ type }) => handles.includes(type)),
      batchSize: 10,
      onOrders: () => undefined,
    },
  );
  await reacting.begin();
  expect([await reacting.handleBatch(), seen.length]).toEqual([untilWoken, 1]);
  expect([await reacting.handleBatch(), seen.length]).toEqual([untilWoken, 2]);
});
