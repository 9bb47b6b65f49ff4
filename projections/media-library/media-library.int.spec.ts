import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import { imageDetailsSchema } from '@parvis/contracts/media/details.ts';
import type { MediaEvent } from '@parvis/contracts/media/events.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { advance } from '../engine/advance.ts';
import { listChangedTags } from '../engine/changed-tags.ts';
import { createLive, createNext } from '../engine/rebuild.ts';
import { readSlots, type SlotName } from '../engine/slots.ts';
import { workFromStart } from '../engine/testing/at-work.ts';
import { InMemoryEventLog } from '../engine/testing/in-memory-event-log.ts';
import { projectionWorld, waitForState } from '../engine/testing/projection-world.ts';
import { released } from '../engine/testing/released.ts';
import { listMedia } from './list-media.ts';
import { mediaLibrary } from './media-library.ts';
import { queryLibrary } from './query-library.ts';
import { readMedia } from './read-media.ts';

const seed = 20_260_105;
const ids = ['image0000001', 'image0000002', 'image0000003'].map((id) => mediaIdSchema.parse(id));
const details = imageDetailsSchema.parse({ title: 'Œuvre : l’Été', credit: 'Anne' });
const original = {
  hash: 'ab'.repeat(32),
  format: 'jpeg',
  bytes: 9,
  width: 1600,
  height: 1000,
} as const;

/**
 * Returns a history of images: each number is a change to one of them, among those that are
 * possible then.
 */
function historyOf(changes: readonly (readonly [number, number])[]): InMemoryEventLog {
  const log = new InMemoryEventLog();
  const known = new Map<string, { revision: number; deleted: boolean }>();
  for (const [which, change] of changes) {
    const mediaId = ids[which] ?? mediaIdSchema.parse('image0000009');
    const image = known.get(mediaId);
    const event = eventOf(mediaId, image, change);
    known.set(mediaId, {
      revision: 'revision' in event.data ? event.data.revision : (image?.revision ?? 1),
      deleted: event.type === 'MediaDeleted',
    });
    log.append(`media-${mediaId}`, event);
  }
  return log;
}

function eventOf(
  mediaId: (typeof ids)[number],
  image: { revision: number; deleted: boolean } | undefined,
  change: number,
): MediaEvent {
  if (image === undefined) return { type: 'ImageUploaded', data: { mediaId, original, details } };
  if (image.deleted) return { type: 'MediaUndeleted', data: { mediaId } };
  const revision = image.revision + 1;
  if (change === 0) return { type: 'MediaDeleted', data: { mediaId } };
  if (change === 1) {
    const area = { x: revision, y: 0, width: 480, height: 320 };
    return {
      type: 'ImageCropped',
      data: { mediaId, revision, use: 'card', contentId: null, area },
    };
  }
  const title = { fr: `Titre ${revision}`, en: `Title ${revision}` };
  return { type: 'ImageSaved', data: { mediaId, revision, details: { ...details, title } } };
}

async function take(client: PoolClient, slot: SlotName, events: readonly RecordedEvent[]) {
  const slots = await readSlots(client, [mediaLibrary.name]);
  const from = slots.find((one) => one.slot === slot);
  if (from === undefined) throw new Error(`there is no ${slot} slot`);
  const { slot: after } = await advance(workFromStart(client, mediaLibrary), from, events);
  expect(after.failure).toBe(null);
}

test('whatever changes, the past stays as visitors saw it, and folding batches equals folding single events', async () => {
  const { db } = await projectionWorld();
  const client = await db.pool.connect();
  onTestFinished(() => client.release());
  const changes = fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { minLength: 1, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(changes, fc.integer({ min: 2, max: 9 }), async (history, batchSize) => {
      const { events } = historyOf(history);
      await client.query(`delete from projection_state`);
      await client.query(`drop schema if exists media_library cascade`);
      await client.query(`drop schema if exists media_library_next cascade`);
      await createLive(client, mediaLibrary);
      const seen: (readonly [Position, unknown])[] = [];
      for (const event of events) {
        await take(client, 'live', [event]);
        seen.push([event.position, await readMedia(client, ids)]);
      }
      for (const [at, then] of seen) expect(await readMedia(client, ids, at)).toEqual(then);
      expect((await readMedia(client, ids, startOfLog)).size).toBe(0);
      await createNext(client, mediaLibrary);
      for (let at = 0; at < events.length; at += batchSize)
        await take(client, 'next', events.slice(at, at + batchSize));
      for (const table of ['media', 'changed_tag'])
        expect(await rowsOf(client, `media_library_next.${table}`)).toEqual(
          await rowsOf(client, `media_library.${table}`),
        );
    }),
    { seed: Number(process.env['SEED'] ?? seed), numRuns: Number(process.env['RUNS'] ?? 12) },
  );
});

test('lists items by kind and words, newest change first, except deleted ones', async () => {
  const { db, start, log } = await projectionWorld();
  const deletion = [2, 0] as const;
  for (const { stream, type, data } of historyOf([[0, 2], [1, 2], [2, 2], [0, 2], deletion]).events)
    log.append(stream, { type, data });
  for (const id of ids.slice(0, 2)) log.append(`media-${id}`, released(id));
  await waitForState(start([mediaLibrary]), 'media-library', 'live');
  const list = (q?: string, page = 1) =>
    listMedia(db.pool, { kind: 'image', q, page, pageSize: 1 });
  expect(await list()).toMatchObject({ total: 2, items: [{ id: ids[1] }] });
  expect(await list(undefined, 2)).toMatchObject({
    items: [{ id: ids[0], title: { fr: 'Titre 2', en: 'Title 2' } }],
  });
  expect(await list('OEUVRE : l’ete')).toMatchObject({ total: 1, items: [{ id: ids[1] }] });
  expect(await list('TITLE')).toMatchObject({ total: 1, items: [{ id: ids[0] }] });
  expect((await list('nulle part')).total).toBe(0);
  const visitors = async (locale: Locale, keywords: string) => {
    const state = { facets: {}, keywords, page: 1 };
    return (await queryLibrary(db.pool, locale, { state, named: [], pageSize: 9 })).total;
  };
  expect([await visitors('fr', 'titre'), await visitors('en', 'titre')]).toEqual([1, 0]);
  expect([await visitors('fr', 'title'), await visitors('en', 'title')]).toEqual([0, 1]);
  expect([await visitors('fr', 'ete'), await visitors('en', 'ete')]).toEqual([1, 1]);
  expect((await listMedia(db.pool, { kind: 'file', page: 1, pageSize: 9 })).total).toBe(0);
  const changed = await listChangedTags(
    db.pool,
    'media-library',
    log.events[2]?.position ?? startOfLog,
  );
  expect(changed).toMatchObject({
    position: log.events.at(-1)?.position,
    tags: expect.arrayContaining([expect.objectContaining({ tag: `media:${ids[2]}` })]),
  });
});

async function rowsOf(client: PoolClient, table: string): Promise<unknown[]> {
  const { rows } = await client.query(`select to_jsonb(one) as row from ${table} one order by 1`);
  return rows;
}
