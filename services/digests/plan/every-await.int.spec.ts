import type { Pool, PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { digestWorld, hourMs } from '../testing/digest-world.ts';
import { planDigests } from './plan-digests.ts';

/**
 * Returns a pool that fails at a query, before or after the database has run it, and permanently
 * from then on.
 */
function dyingPool(pool: Pool, query: number, when: 'before' | 'after') {
  let queries = 0;
  const isDead = () => queries > query || (queries === query && when === 'before');
  const counted = (target: Pool | PoolClient) =>
    new Proxy(target.query, {
      async apply(ask, _, given: readonly unknown[]) {
        queries += 1;
        if (isDead()) throw new Error('killed');
        const response: unknown = await Reflect.apply(ask, target, given);
        if (queries === query) throw new Error('killed');
        return response;
      },
    });
  const dying = (client: PoolClient) =>
    new Proxy(client, {
      get(target, name) {
        if (name === 'query') return counted(target);
        // A connection of a killed process is closed, whatever its state.
        if (name === 'release') return () => target.release(queries >= query);
        return Reflect.get(target, name);
      },
    });
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'query') return counted(target);
      if (name === 'connect') return async () => dying(await target.connect());
      return Reflect.get(target, name);
    },
  });
}

test.each(['before', 'after'] as const)(
  'planning that is killed %s any of its queries neither loses nor duplicates when it is run again',
  async (when) => {
    const world = await digestWorld();
    for (const number of [1, 2, 3]) await world.subscribe(number, { frequency: 'at-once' });
    let wasKilled = true;
    let query = 0;
    while (wasKilled) {
      query += 1;
      await world.things.offer(query, `Offre ${query}`);
      const pool = dyingPool(world.db.pool, query, when);
      const { subjects, things } = world;
      const log = things.history.log;
      const killed = planDigests({ pool, subjects, log }).run(world.clock.now());
      wasKilled = await killed.then(
        () => false,
        () => true,
      );
      const mails = await world.mails();
      expect(mails.map(({ to }) => to.address).toSorted((a, b) => a.localeCompare(b))).toEqual([
        'p1@exemple.fr',
        'p2@exemple.fr',
        'p3@exemple.fr',
      ]);
      expect(mails.filter(({ text }) => !text.includes(`* Offre ${query}\n`))).toEqual([]);
      expect(mails.filter(({ text }) => text.match(/^\* /gm)?.length !== 1)).toEqual([]);
      world.clock.advance(hourMs);
    }
    expect(query).toBeGreaterThan(12);
  },
);
