import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { advance } from '../engine/advance.ts';
import { Memories } from '../engine/memories.ts';
import { createLive, createNext } from '../engine/rebuild.ts';
import { readSlots, type SlotName } from '../engine/slots.ts';
import { workFromStart } from '../engine/testing/at-work.ts';
import { ContentHistory } from '../engine/testing/content-history.ts';
import { projectionWorld } from '../engine/testing/projection-world.ts';
import { isPublicAt } from '../public-media/is-public-at.ts';
import { mediaLibrary } from './media-library.ts';
import { readPublicAccess } from './read-public-access.ts';
import { readVisibility } from './read-visibility.ts';
import { Editing } from './testing/editing.ts';
import {
  added,
  allMedia,
  film,
  picture,
  playlistId,
  playlistModule,
  poster,
  report,
} from './testing/sample-media.ts';

async function take(
  client: PoolClient,
  slot: SlotName,
  events: readonly RecordedEvent[],
  memories = new Memories(),
) {
  const from = (await readSlots(client, [mediaLibrary.name])).find((one) => one.slot === slot);
  if (from === undefined) throw new Error(`there is no ${slot} slot`);
  const { slot: after } = await advance(
    workFromStart(client, mediaLibrary, memories),
    from,
    events,
  );
  expect(after.failure).toBe(null);
}

async function publicAt(client: PoolClient, at: Position | undefined) {
  const { rows } = await client.query<{ id: MediaId }>(
    `select id from unnest($2::text[]) with ordinality as requested (id, place)
     where ${isPublicAt('requested.id', at)} order by place`,
    [at ?? null, allMedia],
  );
  return rows.map(({ id }) => id);
}

async function rowsOf(client: PoolClient, table: string): Promise<unknown[]> {
  const { rows } = await client.query(`select to_jsonb(one) as row from ${table} one order by 1`);
  return rows;
}

test('whatever editors do, exactly the items that are released or shown by published content are public, then and now', async () => {
  const { db } = await projectionWorld();
  const client = await db.pool.connect();
  onTestFinished(() => client.release());
  const steps = fc.array(fc.tuple(fc.nat(6), fc.nat(11)), { minLength: 5, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 2, max: 9 }), async (done, batchSize) => {
      await client.query('delete from projection_state');
      for (const schema of ['media_library', 'media_library_next'])
        await client.query(`drop schema if exists ${schema} cascade`);
      await createLive(client, mediaLibrary);
      const editing = new Editing();
      const { log } = editing.history;
      const memories = new Memories();
      const then: (readonly [Position, readonly MediaId[]])[] = [];
      let taken = 0;
      for (const step of done) {
        editing.do(step);
        await take(client, 'live', log.events.slice(taken), memories);
        taken = log.events.length;
        const expected = editing.publicNow();
        expect(await publicAt(client, undefined)).toEqual(expected);
        const last = log.events.at(-1);
        if (last) then.push([last.position, expected]);
      }
      for (const [at, expected] of then) expect(await publicAt(client, at)).toEqual(expected);
      await createNext(client, mediaLibrary);
      for (let at = 0; at < log.events.length; at += batchSize)
        await take(client, 'next', log.events.slice(at, at + batchSize));
      for (const table of ['public_media', 'shower', 'item', 'module_names'])
        expect(await rowsOf(client, `media_library_next.${table}`)).toEqual(
          await rowsOf(client, `media_library.${table}`),
        );
    }),
    { seed: Number(process.env['SEED'] ?? 20_261_121), numRuns: Number(process.env['RUNS'] ?? 25) },
  );
});

test('editors see what makes an item public, also through playlists and videos', async () => {
  const { db } = await projectionWorld();
  const client = await db.pool.connect();
  onTestFinished(() => client.release());
  await createLive(client, mediaLibrary);
  const history = new ContentHistory();
  const { log } = history;
  for (const id of allMedia) {
    const add = added[id];
    if (add) log.append(`media-${id}`, add);
  }
  const playlist = { titles: { fr: 'Films', en: 'Films' }, videos: [film] };
  log.append('playlist-1', { type: 'PlaylistSaved', data: { playlistId, revision: 1, playlist } });
  const page = history.create('fr', { title: 'Nos films', slug: 'films' });
  const module = history.addModule(page);
  history.saveModule(page, module, playlistModule);
  history.activate(page, module);
  await take(client, 'live', log.events);
  const visibility = async (id: MediaId) => (await readVisibility(client, [id])).get(id);
  expect(await visibility(poster)).toEqual({ isPublic: false, shownBy: [] });
  const before = log.events.length;
  history.publish(page);
  const target = { status: 301, to: `/media/files/${report}/maree.mp4` };
  const redirect = { from: '/ancien', target };
  const redirected = { redirectId: 'redirect0001', revision: 1, redirect };
  log.append('redirect-1', { type: 'RedirectSaved', data: redirected });
  await take(client, 'live', log.events.slice(before));
  const about = { contentKind: 'page', locale: 'fr' };
  const shownByPage = { kind: 'content', id: page, title: 'Nos films', ...about };
  expect(await visibility(poster)).toEqual({ isPublic: true, shownBy: [shownByPage] });
  expect((await visibility(report))?.shownBy).toEqual([
    shownByPage,
    { kind: 'redirect', id: 'redirect0001', title: '/ancien' },
  ]);
  expect(await visibility(picture)).toEqual({ isPublic: false, shownBy: [] });
  const publicAccess = async (hash: string) =>
    (await readPublicAccess(client, { hash })).publicAccess;
  expect([await publicAccess('bb'.repeat(32)), await publicAccess('aa'.repeat(32))]).toEqual([
    'public',
    'never',
  ]);
  const count = log.events.length;
  history.onItem('ContentUnpublished', page);
  await take(client, 'live', log.events.slice(count));
  expect(await publicAccess('bb'.repeat(32))).toBe('withdrawn');
});
