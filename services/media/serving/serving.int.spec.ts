import { randomUUID } from 'node:crypto';
import { contentEventVersion } from '@parvis/contracts/content/read-event.ts';
import type { ExpectedRevision } from '@parvis/contracts/log/event-log.ts';
import {
  fileViewSchema,
  imageViewSchema,
  pendingRenditionListSchema,
} from '@parvis/contracts/media/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fileKey, imageKey } from '../item/original-key.ts';
import { releaseDueMedia } from '../release/release-due-media.ts';
import { bands } from '../testing/pictures.ts';
import { type ServedMedia, serveMedia } from '../testing/served-media.ts';

let database: TestDatabase;
let served: ServedMedia;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveMedia(database.url);
});
beforeEach(async () => {
  await drawAll();
});
afterAll(async () => {
  await served.close();
  await database.drop();
});

async function drawAll(): Promise<number> {
  let drawn = 0;
  while (await served.media.worker.makeNext()) drawn += 1;
  return drawn;
}

/** Each picture has a size of its own, and so a hash of its own. */
async function upload(width: number, height: number) {
  const bytes = await bands(width, height).jpeg().toBuffer();
  const came = await served.call('/api/media/images?filename=a.jpg', { bytes });
  return came.as(imageViewSchema);
}

async function released(width: number, height: number) {
  const image = await upload(width, height);
  const path = `/api/media/images/${image.id}/release`;
  expect((await served.call(path, { json: {} })).status).toBe(200);
  return image;
}

const anHour = 'public, max-age=3600, must-revalidate';

describe('A rendition', () => {
  test('is stood in for by the safe JPEG until it is made, and by the next smaller one', async () => {
    const { hash } = await released(1300, 840);
    const path = `/media/renditions/${hash}/whole/1280.avif`;
    const early = await served.call(path, { as: 'nobody' });
    expect([
      early.status,
      early.headers.get('Content-Type'),
      early.headers.get('Cache-Control'),
    ]).toEqual([200, 'image/jpeg', 'public, no-cache']);
    expect(await drawAll()).toBeGreaterThan(8);
    const made = await served.call(path, { as: 'nobody' });
    expect([made.headers.get('Content-Type'), made.headers.get('Cache-Control')]).toEqual([
      'image/avif',
      anHour,
    ]);
    expect(await sharp(made.bytes).metadata()).toMatchObject({ width: 1280, format: 'heif' });
    await served.storage.delete(`renditions/${hash}/whole/1280.avif`);
    const smaller = await served.call(path, { as: 'nobody' });
    expect(smaller.headers.get('Cache-Control')).toBe('public, no-cache');
    expect(await sharp(smaller.bytes).metadata()).toMatchObject({ width: 1024, format: 'heif' });
  });

  test('is made in both formats and all widths that enlarge nothing', async () => {
    const { hash } = await upload(1000, 700);
    await drawAll();
    for (const [width, format] of [
      [768, 'avif'],
      [480, 'avif'],
      [768, 'webp'],
      [480, 'webp'],
      [768, 'jpg'],
    ] as const)
      expect(
        await served.storage.head(`renditions/${hash}/whole/${width}.${format}`),
      ).toBeDefined();
    expect(await served.storage.head(`renditions/${hash}/whole/1280.webp`)).toBeUndefined();
  });

  test('is not sent again to a browser that has it, and answers HEAD without a body', async () => {
    const { url } = await released(1200, 801);
    const first = await served.call(url, { as: 'nobody' });
    const etag = first.headers.get('ETag') ?? '';
    const known = await served.call(url, {
      as: 'nobody',
      headers: { 'If-None-Match': `W/${etag}` },
    });
    expect([known.status, known.bytes.length, known.headers.get('ETag')]).toEqual([304, 0, etag]);
    const head = await served.call(url, { method: 'HEAD' });
    expect([head.headers.get('Content-Length'), head.bytes.length]).toEqual([
      String(first.bytes.length),
      0,
    ]);
  });

  test.each([
    '/media/renditions/..%2f..%2fetc/whole/1280.avif',
    `/media/renditions/${'ab'.repeat(32)}/whole/1280.avif`,
    `/media/renditions/${'ab'.repeat(32)}/whole/999.avif`,
    `/media/renditions/${'ab'.repeat(32)}/whole/1280.svg`,
    `/media/renditions/${'ab'.repeat(32)}/0-0-1/1280.avif`,
    `/media/originals/ab/${'ab'.repeat(32)}.jpg`,
    '/media/files/k3f9a1b2c3d4/a.pdf',
    '/media/',
  ])('is not at %s', async (path) => {
    const came = await served.call(path, { as: 'nobody' });
    expect([came.status, came.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  });

  test('that cannot be made is tried again later, then given up where editors see it', async () => {
    const image = await upload(1400, 802);
    await served.storage.delete(imageKey(image));
    const stateNow = async () => {
      const list = await served.call('/api/media/renditions?pageSize=100');
      const { items } = list.as(pendingRenditionListSchema);
      return items.filter(({ mediaId }) => mediaId === image.id);
    };
    await drawAll();
    const [first] = await stateNow();
    expect(first).toMatchObject({
      state: 'waiting',
      attempts: 1,
      trouble: 'the original is not in the storage',
    });
    for (let hour = 0; hour < 5; hour += 1) {
      served.clock.advance(60 * 60 * 1000);
      await drawAll();
    }
    const dead = await stateNow();
    expect(dead.every(({ state, attempts }) => state === 'dead' && attempts === 5)).toBe(true);
    expect(await drawAll()).toBe(0);
    const bytes = await bands(1400, 802).jpeg().toBuffer();
    await served.storage.put(imageKey(image), bytes);
    const retried = await served.call('/api/media/renditions/retry', { method: 'POST' });
    expect(JSON.parse(retried.bytes.toString())).toEqual({ retried: dead.length });
    await drawAll();
    expect(await stateNow()).toEqual([]);
  });
});

describe('A file', () => {
  const text = 'La marée monte, la marée descend.';
  const send = async (filename: string, content = text) => {
    const path = `/api/media/files?filename=${encodeURIComponent(filename)}`;
    const came = await served.call(path, { bytes: content });
    const file = came.as(fileViewSchema);
    await served.call(`/api/media/files/${file.id}/release`, { json: {} });
    await served.call(`/api/media/files?after=${came.headers.get('X-Log-Position') ?? ''}`);
    return file;
  };

  test('is downloaded under its name, and does nothing where it is opened', async () => {
    const { url } = await send('marées d’été.txt');
    const { headers, bytes } = await served.call(url, { as: 'nobody' });
    expect(bytes.toString()).toBe(text);
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; .*filename\*=UTF-8''mar%C3%A9es%20d%E2%80%99%C3%A9t%C3%A9\.txt$/,
    );
    expect(headers.get('Content-Type')).toBe('text/plain');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
  });

  const size = Buffer.byteLength(text);
  test.each<[string, number, string, string | null]>([
    ['bytes=0-1', 206, 'La', `bytes 0-1/${size}`],
    ['bytes=-10', 206, 'e descend.', `bytes ${size - 10}-${size - 1}/${size}`],
    ['bytes=9999-', 416, '', `bytes */${size}`],
    ['bytes=0-0,5-5', 200, text, null],
    ['pages=1-2', 200, text, null],
  ])('is sent in part when %s is requested', async (range, status, expected, contentRange) => {
    const { url } = await send('plage.txt');
    const came = await served.call(url, { headers: { Range: range } });
    expect([came.status, came.bytes.toString(), came.headers.get('Content-Range')]).toEqual([
      status,
      expected,
      contentRange?.replace(/\d+$/, String(size)).replace('25-34', `${size - 10}-${size - 1}`) ??
        null,
    ]);
  });

  test('that changed since is sent whole', async () => {
    const { url } = await send('si.txt');
    const headers = { Range: 'bytes=0-1', 'If-Range': '"another"' };
    expect((await served.call(url, { headers })).status).toBe(200);
  });

  test('is gone once it is deleted, and not under another name', async () => {
    const { id, url } = await send('gone.txt');
    expect((await served.call(url.replace('gone', 'other'))).status).toBe(404);
    const deleted = await served.call(`/api/media/files/${id}`, { method: 'DELETE' });
    await served.call(`/api/media/files?after=${deleted.headers.get('X-Log-Position') ?? ''}`);
    const came = await served.call(url, { as: 'nobody' });
    expect([came.status, came.problem?.code]).toEqual([410, 'media-withdrawn']);
    expect((await served.call(url, { as: 'auditor' })).bytes.toString()).toBe(text);
  });

  test('that the storage lost is our fault, and answers 500', async () => {
    const file = await send('lost.txt', 'lost');
    await served.storage.delete(fileKey(file));
    expect((await served.call(file.url)).status).toBe(500);
    expect(served.faults.length).toBe(1);
  });
});

/** A published page with that picture at its head; gives what changes its publication. */
async function pageWith(imageId: string) {
  const contentId = `page${imageId.slice(0, 8)}`;
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
  const header = { kind: 'page', title: 'Une page', slug: 'une-page', imageId };
  await append('ContentCreated', { locale: 'fr', translationGroup: contentId, header });
  return {
    publish: () => append('ContentPublished', { header: 1, modules: [] }),
    unpublish: () => append('ContentUnpublished', {}),
  };
}

describe('What visitors do not reach', () => {
  test('is read by those who read content, is kept by no cache, and never was for anybody else', async () => {
    const { hash, url, id } = await upload(1210, 807);
    const file = (
      await served.call('/api/media/files?filename=secret.txt', { bytes: 'Résultats' })
    ).as(fileViewSchema);
    await drawAll();
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
    await served.call(`/api/media/images/${id}`, { method: 'DELETE' });
    expect((await served.call(url, { as: 'nobody' })).status).toBe(404);
  });

  test('is public as soon as a page that shows it is published, and gone as soon as it is withdrawn', async () => {
    const { id, url } = await upload(1220, 808);
    const page = await pageWith(id);
    await served.call(`/api/media/images?after=${await served.log.head()}`);
    expect((await served.call(url, { as: 'nobody' })).status).toBe(404);
    // Nobody waits for the read model: a visitor's request may come right after.
    await page.publish();
    const came = await served.call(url, { as: 'nobody' });
    expect([came.status, came.headers.get('Cache-Control')]).toEqual([200, anHour]);
    const etag = came.headers.get('ETag') ?? '';
    await served.call(`/api/media/images?after=${await page.unpublish()}`);
    const gone = await served.call(url, { as: 'nobody', headers: { 'If-None-Match': etag } });
    expect([gone.status, gone.problem?.code]).toEqual([410, 'media-withdrawn']);
    expect((await served.call(url, { as: 'auditor' })).status).toBe(200);
  });

  test('stays public for as long as another public item has the same bytes', async () => {
    const [one, other] = [await released(1230, 809), await released(1230, 809)];
    expect(one.url).toBe(other.url);
    for (const [{ id }, status] of [
      [one, 200],
      [other, 410],
    ] as const) {
      const removed = await served.call(`/api/media/images/${id}`, { method: 'DELETE' });
      await served.call(`/api/media/images?after=${removed.headers.get('X-Log-Position') ?? ''}`);
      expect((await served.call(one.url, { as: 'nobody' })).status).toBe(status);
    }
  });
});

test('a release is planned, comes when it is due, and is withdrawn', async () => {
  const { id, url } = await upload(1240, 810);
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
