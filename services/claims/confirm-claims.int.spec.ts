import { InMemoryEventLog } from '@parvis/projections/engine/testing/in-memory-event-log.ts';
import { expect, onTestFinished, test } from 'vitest';
import { Claims } from './claims.ts';
import { confirmClaims } from './confirm-claims.ts';
import { createClaimsDatabase } from './testing/claims-database.ts';

/** Streams whose last event names the only slug that they need. */
async function slugStreams() {
  const database = await createClaimsDatabase();
  onTestFinished(() => database.drop());
  const log = new InMemoryEventLog();
  const claims = new Claims(database.pool);
  const needsOf = async (owner: string) => {
    const last = (await log.readStream(owner)).at(-1);
    const needed = last === undefined ? [] : [{ scope: 'slug', key: String(last.data) }];
    return { revision: last?.revision ?? -1, needed };
  };
  const settled: string[] = [];
  return {
    claims,
    /** The streams that were settled, each time that they were. */
    settled,
    named: (owner: string, slug: string) => log.append(owner, { type: 'Named', data: slug }),
    confirm: () =>
      confirmClaims(log, database.pool, {
        name: 'slugs',
        prefix: 'content-',
        handles: ['Named'],
        claims,
        readNeeds: needsOf,
        settleByStream(owner) {
          settled.push(owner);
          return claims.settleByStream(owner, 0, {
            read: () => needsOf(owner),
            fence: async () => true,
          });
        },
      }),
  };
}

test('a slug that one page released and an earlier page then took belongs to the earlier page', async () => {
  const { claims, named, confirm } = await slugStreams();
  named('content-a', 'contact');
  await confirm();
  named('content-b', 'temporary');
  named('content-a', 'about');
  named('content-b', 'contact');
  await confirm();
  expect(await claims.heldIn('slug')).toEqual([
    { scope: 'slug', key: 'about', owner: 'content-a' },
    { scope: 'slug', key: 'contact', owner: 'content-b' },
  ]);
});

test('streams whose claims their commands settled are left alone', async () => {
  const { claims, named, settled, confirm } = await slugStreams();
  const slug = (key: string) => [{ scope: 'slug', key }];
  for (const owner of ['content-a', 'content-b', 'content-c', 'content-d', 'content-e']) {
    named(owner, owner);
    await claims.take(slug(owner), owner, 'naming');
    await claims.settle(owner, 'naming', 0, slug(owner));
  }
  named('content-a', 'content-a');
  named('content-b', 'renamed');
  await claims.take(slug('interrupted'), 'content-c', 'renaming');
  await claims.settle('content-d', 'a lost event', 1, slug('content-d'));
  await claims.take(slug('content-e'), 'content-e', 'saving');
  await confirm();
  expect(new Set(settled)).toEqual(new Set(['content-b', 'content-c', 'content-d', 'content-e']));
  expect(await claims.heldIn('slug')).toEqual([
    { scope: 'slug', key: 'content-a', owner: 'content-a' },
    { scope: 'slug', key: 'content-c', owner: 'content-c' },
    { scope: 'slug', key: 'content-d', owner: 'content-d' },
    { scope: 'slug', key: 'content-e', owner: 'content-e' },
    { scope: 'slug', key: 'renamed', owner: 'content-b' },
  ]);
});

test('only streams with the prefix hold claims', async () => {
  const { claims, named, confirm } = await slugStreams();
  named('menu-a', 'contact');
  await confirm();
  expect(await claims.heldIn('slug')).toEqual([]);
});
