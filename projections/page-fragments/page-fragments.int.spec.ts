import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { advance } from '../engine/advance.ts';
import { Memories } from '../engine/memories.ts';
import { createLive, createNext } from '../engine/rebuild.ts';
import { readSlots, type SlotName } from '../engine/slots.ts';
import { workFromStart } from '../engine/testing/at-work.ts';
import { projectionWorld } from '../engine/testing/projection-world.ts';
import { randomHistory } from '../engine/testing/random-edits.ts';
import { type Composition, composeContentScreen } from './compose-content-screen.ts';
import { pageFragments } from './page-fragments.ts';

const seed = 20_260_105;
const tables = ['item', 'module_revision', 'module_link', 'content_fragment', 'changed_tag'];

async function take(
  client: PoolClient,
  slot: SlotName,
  events: readonly RecordedEvent[],
  memories = new Memories(),
): Promise<readonly string[]> {
  const slots = await readSlots(client, [pageFragments.name]);
  const from = slots.find((one) => one.slot === slot);
  if (from === undefined) throw new Error(`there is no ${slot} slot`);
  const { slot: after, tags } = await advance(
    workFromStart(client, pageFragments, memories),
    from,
    events,
  );
  expect(after.failure).toBe(null);
  return tags;
}

/** Returns a composition without the position at which it was read. */
function content(composition: Composition): unknown {
  const { position: _, ...rest } = composition;
  return rest;
}

test('whatever editors do, tags cover every page that changes, the past stays readable, and folding batches equals folding single events', async () => {
  const { db } = await projectionWorld();
  const client = await db.pool.connect();
  onTestFinished(() => client.release());
  const compose = (path: string, at?: Position) => composeContentScreen(db.pool, path, at);
  const composeAll = async (paths: readonly string[], at?: Position) =>
    new Map(await Promise.all(paths.map(async (path) => [path, await compose(path, at)] as const)));

  await fc.assert(
    fc.asyncProperty(randomHistory, fc.integer({ min: 2, max: 9 }), async ({ log }, batchSize) => {
      await client.query(`delete from projection_state`);
      await client.query(`drop schema if exists page_fragments cascade`);
      await createLive(client, pageFragments);
      // Rows of single events are written from memory; those of batches are read each time.
      const memories = new Memories();
      const changed: (readonly string[])[] = [];
      const seenThen: Map<string, Composition>[] = [];
      for (const event of log.events) {
        changed.push(await take(client, 'live', [event], memories));
        seenThen.push(await composeAll(await pathsSoFar(client)));
      }
      const paths = await pathsSoFar(client);
      let before = await composeAll(paths, startOfLog);
      for (const [index, event] of log.events.entries()) {
        const after = await composeAll(paths, event.position);
        for (const path of paths) {
          const [was, is] = [before.get(path), after.get(path)];
          if (was === undefined || is === undefined)
            throw new Error('expected every path to be composed');
          // An address that was not in use yet was not composed at the time.
          expect(is).toEqual(seenThen[index]?.get(path) ?? is);
          if (JSON.stringify(content(was)) === JSON.stringify(content(is))) continue;
          const covering = was.tags.filter((tag) => changed[index]?.includes(tag));
          expect(covering, `${event.type} changed ${path}`).not.toEqual([]);
        }
        before = after;
      }
      await createNext(client, pageFragments);
      for (let at = 0; at < log.events.length; at += batchSize)
        await take(client, 'next', log.events.slice(at, at + batchSize));
      for (const table of tables)
        expect(await rowsOf(client, `page_fragments_next.${table}`)).toEqual(
          await rowsOf(client, `page_fragments.${table}`),
        );
    }),
    { seed, numRuns: 25 },
  );
});

async function pathsSoFar(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ path: string }>(
    'select distinct path from page_fragments.content_fragment',
  );
  return ['/', '/en/', '/never', ...rows.map(({ path }) => path)].filter(
    (path, index, all) => all.indexOf(path) === index,
  );
}

async function rowsOf(client: PoolClient, table: string): Promise<unknown[]> {
  const { rows } = await client.query(`select to_jsonb(one) as row from ${table} one order by 1`);
  return rows;
}
