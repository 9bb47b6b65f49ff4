import { randomUUID } from 'node:crypto';
import { noFacets } from '@parvis/contracts/content/details.ts';
import { contentEventVersion } from '@parvis/contracts/content/read-event.ts';
import type { ExpectedRevision } from '@parvis/contracts/log/event-log.ts';
import { positionSchema } from '@parvis/contracts/log/position.ts';
import { fileViewSchema, imageViewSchema } from '@parvis/contracts/media/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { createProjectionEngine } from '@parvis/projections/engine/engine.ts';
import { mediaLibrary } from '@parvis/projections/media-library/media-library.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InProcessBus } from '../../adapters/bus/in-process-bus.ts';
import { trustingAuthenticator } from '../../http/testing/actors.ts';
import { serve } from '../../http/testing/serve.ts';
import { releaseDueMedia } from '../release/release-due-media.ts';
import { openMediaWorld } from '../testing/media-world.ts';
import { type ServedMedia, serveMedia } from '../testing/served-media.ts';
import { drawAll, released, upload } from '../testing/uploads.ts';
import { createServingRouter } from './serving-router.ts';

let database: TestDatabase;
let served: ServedMedia;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveMedia(database.url);
});
afterAll(async () => {
  await served.close();
  await database.drop();
});

const anHour = 'public, max-age=3600, must-revalidate';

/**
 * Creates a published page with that image in its header; returns functions that change its
 * publication.
 */
async function pageWith(imageId: string) {
  const contentId = `page1${imageId.slice(0, 7)}`;
  let revision: ExpectedRevision = 'no-stream';
  const append = async (type: string, data: object) => {
    const metadata = {
      commandId: 'c',
      actor: 'a',
      occurredAt: '2026-01-01T00:00:00.000Z',
      version: contentEventVersion,
    };
    const event = { id: randomUUID(), type, data: { contentId, ...data }, metadata };
    const result = await served.log.append(`content-${contentId}`, revision, [event]);
    if (result.outcome === 'conflict') throw new Error('the page has moved on');
    revision = result.revision;
    return result.position;
  };
  const header = { kind: 'page', title: 'Une page', slug: 'une-page', imageId, ...noFacets };
  await append('ContentCreated', { locale: 'fr', translationGroup: contentId, header });
  return {
    publish: () => append('ContentPublished', { header: 1, modules: [] }),
    unpublish: () => append('ContentUnpublished', {}),
  };
}

describe('Media that visitors cannot reach', () => {
  test('is readable with the right to read content, is never cached, and is a 404 for everybody else', async () => {
    const { hash, url, id } = await upload(served, 1210, 807);
    const file = (
      await served.call('/api/media/files?filename=secret.txt', { bytes: 'Résultats' })
    ).as(fileViewSchema);
    await drawAll(served);
    for (const path of [url, `/media/renditions/${hash}/whole/480.avif`, file.url]) {
      const stranger = await served.call(path, { as: 'nobody' });
      expect([stranger.status, stranger.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
      for (const as of ['editor', 'auditor'] as const) {
        const came = await served.call(path, { as });
        expect([came.status, came.headers.get('Cache-Control')]).toEqual([
          200,
          'private, no-store',
        ]);
      }
    }
    await served.call(`/api/media/images/${id}`, { method: 'DELETE', ifMatch: 1 });
    expect((await served.call(url, { as: 'nobody' })).status).toBe(404);
  });

  test('is public as soon as a page that shows it is published, and gone as soon as it is withdrawn', async () => {
    const { id, url } = await upload(served, 1220, 808);
    const page = await pageWith(id);
    await served.call(`/api/media/images?after=${await served.log.head()}`);
    expect((await served.call(url, { as: 'nobody' })).status).toBe(404);
    // Without waiting for the read model: a visitor's request may follow immediately.
    await page.publish();
    const came = await served.call(url, { as: 'nobody' });
    expect([came.status, came.headers.get('Cache-Control')]).toEqual([200, anHour]);
    const etag = came.headers.get('ETag') ?? '';
    await served.call(`/api/media/images?after=${await page.unpublish()}`);
    const gone = await served.call(url, { as: 'nobody', headers: { 'If-None-Match': etag } });
    expect([gone.status, gone.problem?.code]).toEqual([410, 'media-withdrawn']);
    expect((await served.call(url, { as: 'auditor' })).status).toBe(200);
  });

  test('becomes public, and is gone, immediately in another process too, which only serves files', async () => {
    const other = openMediaWorld(database.url, served.folder);
    const { log, pool, clock, media } = other;
    const projections = [mediaLibrary];
    // Not started: another process maintains the read model.
    const engine = createProjectionEngine({
      log,
      pool,
      clock,
      projections,
      bus: new InProcessBus(),
    });
    const waitUntil = (at: string) =>
      engine.waitUntil([mediaLibrary.name], positionSchema.parse(at), 10_000);
    const ports = { authenticator: trustingAuthenticator, readGate: { waitUntil } };
    const elsewhere = await serve((app) => app.use(createServingRouter(media, ports)));
    const { id, url } = await upload(served, 1250, 811);
    const status = async () => (await fetch(elsewhere.origin + url)).status;
    const page = await pageWith(id);
    expect(await status()).toBe(404);
    await page.publish();
    expect(await status()).toBe(200);
    await served.call(`/api/media/images?after=${await page.unpublish()}`);
    expect(await status()).toBe(410);
    await elsewhere.close();
    await other.close();
  });

  test('is shown by a link to a draft that shows it, is never cached, and nothing else is', async () => {
    const { id, hash, url } = await upload(served, 1260, 812);
    const hidden = await upload(served, 1270, 813);
    const { media, close } = openMediaWorld(database.url, served.folder);
    const shared = new Set([id, hash]);
    const isShared = async (token: unknown, medium: string) =>
      token === 'right' && shared.has(medium);
    const readGate = { waitUntil: () => Promise.resolve(true) };
    const ports = { authenticator: trustingAuthenticator, readGate, isShared };
    const linked = await serve((app) => app.use(createServingRouter(media, ports)));
    const opened = await fetch(`${linked.origin}${url}?preview=right`);
    expect([opened.status, opened.headers.get('Cache-Control')]).toEqual([
      200,
      'private, no-store',
    ]);
    for (const path of [url, `${url}?preview=wrong`, `${hidden.url}?preview=right`])
      expect((await fetch(linked.origin + path)).status).toBe(404);
    await linked.close();
    await close();
  });

  test('stays public as long as another public item has the same bytes', async () => {
    const [one, other] = [await released(served, 1230, 809), await released(served, 1230, 809)];
    expect(one.url).toBe(other.url);
    for (const [{ id }, status] of [
      [one, 200],
      [other, 410],
    ] as const) {
      const removed = await served.call(`/api/media/images/${id}`, {
        method: 'DELETE',
        ifMatch: 1,
      });
      await served.call(`/api/media/images?after=${removed.headers.get('X-Log-Position') ?? ''}`);
      expect((await served.call(one.url, { as: 'nobody' })).status).toBe(status);
    }
  });
});

test('can have a release that is planned, takes effect when due, and is withdrawn', async () => {
  const { id, url } = await upload(served, 1240, 810);
  const send = async (step: string, json: object = {}) => {
    const came = await served.call(`/api/media/images/${id}/${step}`, { json });
    const position = came.headers.get('X-Log-Position') ?? '';
    const read = await served.call(`/api/media/images/${id}?after=${position}`);
    const { release, visibility } = read.as(imageViewSchema);
    return [release?.state, visibility?.isPublic];
  };
  const from = new Date(served.clock.now().getTime() + 60_000).toISOString();
  expect(await send('release', { from })).toEqual(['planned', false]);
  const job = releaseDueMedia(served.pool, served.media.writer);
  await job.run(served.clock.now());
  expect((await served.call(url, { as: 'nobody' })).status).toBe(404);
  await job.run(new Date(from));
  expect((await served.call(url, { as: 'nobody' })).status).toBe(200);
  expect(await send('withdraw')).toEqual([undefined, false]);
  await job.run(new Date(Date.parse(from) + 60_000));
  expect((await served.call(url, { as: 'nobody' })).status).toBe(410);
});
