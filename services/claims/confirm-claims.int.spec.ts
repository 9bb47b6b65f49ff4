import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { InMemoryEventLog } from '@parvis/projections/engine/testing/in-memory-event-log.ts';
import knex from 'knex';
import { expect, onTestFinished, test } from 'vitest';
import { up as createClaims } from '../adapters/database/migrations/010-claims-and-locks.ts';
import { up as createCheckpoints } from '../adapters/database/migrations/050-subjects-and-outbox.ts';
import { confirmClaims } from './confirm-claims.ts';
import { PostgresClaims } from './postgres-claims.ts';

/** Streams whose last event names the one slug that they need. */
async function slugStreams() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const migrating = knex({ client: 'pg', connection: database.url, pool: { min: 0, max: 1 } });
  await createClaims(migrating);
  await createCheckpoints(migrating);
  await migrating.destroy();
  const log = new InMemoryEventLog();
  const claims = new PostgresClaims(database.pool, { now: () => new Date() });
  const needsOf = async (owner: string) => {
    const last = (await log.readStream(owner)).at(-1);
    const needed = last === undefined ? [] : [{ scope: 'slug', key: String(last.data) }];
    return { revision: last?.revision ?? -1, needed };
  };
  return {
    claims,
    named: (owner: string, slug: string) => log.append(owner, { type: 'Named', data: slug }),
    confirm: () =>
      confirmClaims(log, database.pool, {
        name: 'slugs',
        prefix: 'page-',
        handles: ['Named'],
        claims,
        settleByStream: (owner) => claims.settleByStream(owner, new Date(), () => needsOf(owner)),
      }),
  };
}

test('a slug that one page gave up and an earlier one took since belongs to the earlier one', async () => {
  const { claims, named, confirm } = await slugStreams();
  named('page-a', 'contact');
  await confirm();
  named('page-b', 'temporary');
  named('page-a', 'about');
  named('page-b', 'contact');
  await confirm();
  expect(await claims.heldIn('slug')).toEqual([
    { scope: 'slug', key: 'about', owner: 'page-a' },
    { scope: 'slug', key: 'contact', owner: 'page-b' },
  ]);
});

test('only streams of the prefix hold claims', async () => {
  const { claims, named, confirm } = await slugStreams();
  named('menu-a', 'contact');
  await confirm();
  expect(await claims.heldIn('slug')).toEqual([]);
});
