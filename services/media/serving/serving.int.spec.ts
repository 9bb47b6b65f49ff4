import { fileViewSchema, pendingRenditionListSchema } from '@parvis/contracts/media/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fileKey, imageKey } from '../item/original-key.ts';
import { bands } from '../testing/pictures.ts';
import { type ServedMedia, serveMedia } from '../testing/served-media.ts';
import { drawAll, released, upload } from '../testing/uploads.ts';

let database: TestDatabase;
let served: ServedMedia;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveMedia(database.url);
});
beforeEach(async () => {
  await drawAll(served);
});
afterAll(async () => {
  await served.close();
  await database.drop();
});

const anHour = 'public, max-age=3600, must-revalidate';

describe('A rendition', () => {
  test('is replaced by the safe JPEG, and by the next smaller rendition, until it is created', async () => {
    const { hash } = await released(served, 1300, 840);
    const path = `/media/renditions/${hash}/whole/1280.avif`;
    const early = await served.call(path, { as: 'nobody' });
    expect([
      early.status,
      early.headers.get('Content-Type'),
      early.headers.get('Cache-Control'),
    ]).toEqual([200, 'image/jpeg', 'public, no-cache']);
    await drawAll(served);
    const key = `renditions/${hash}/whole/1280.avif`;
    expect(await served.storage.head(key)).toBeUndefined();
    // A wide one is drawn once somebody has requested it, however often; meanwhile a narrower one is
    // served.
    for (const _again of [1, 2]) {
      const { status, bytes } = await served.call(path, { as: 'nobody' });
      expect([status, (await sharp(bytes).metadata()).width]).toEqual([200, 768]);
    }
    expect(await drawAll(served)).toBe(1);
    const made = await served.call(path, { as: 'nobody' });
    expect([made.headers.get('Content-Type'), made.headers.get('Cache-Control')]).toEqual([
      'image/avif',
      anHour,
    ]);
    expect(await sharp(made.bytes).metadata()).toMatchObject({ width: 1280, format: 'heif' });
    await served.storage.delete(key);
    const smaller = await served.call(path, { as: 'nobody' });
    expect(smaller.headers.get('Cache-Control')).toBe('public, no-cache');
    expect(await sharp(smaller.bytes).metadata()).toMatchObject({ width: 768, format: 'heif' });
  });

  test('is created in both formats and all widths without enlarging the image', async () => {
    const { hash } = await upload(served, 1000, 700);
    await drawAll(served);
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

  test('is not sent again to a browser that has it, and a response to HEAD has no body', async () => {
    const { url } = await released(served, 1200, 801);
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

  test('that cannot be created is retried later, then abandoned and shown to editors', async () => {
    const image = await upload(served, 1400, 802);
    await served.storage.delete(imageKey(image));
    const stateNow = async () => {
      const list = await served.call('/api/media/renditions?pageSize=100');
      const { items } = list.as(pendingRenditionListSchema);
      return items.filter(({ mediaId }) => mediaId === image.id);
    };
    await drawAll(served);
    const [first] = await stateNow();
    expect(first).toMatchObject({
      state: 'waiting',
      attempts: 1,
      trouble: 'the original is not in the storage',
    });
    for (let hour = 0; hour < 5; hour += 1) {
      served.clock.advance(60 * 60 * 1000);
      await drawAll(served);
    }
    const dead = await stateNow();
    expect(dead.every(({ state, attempts }) => state === 'dead' && attempts === 5)).toBe(true);
    expect(await drawAll(served)).toBe(0);
    const bytes = await bands(1400, 802).jpeg().toBuffer();
    await served.storage.put(imageKey(image), bytes);
    const retried = await served.call('/api/media/renditions/retry', { method: 'POST' });
    expect(JSON.parse(retried.bytes.toString())).toEqual({ retried: dead.length });
    await drawAll(served);
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

  test('is downloaded under its name, and is inert when opened', async () => {
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

  test('that has changed since is sent in full', async () => {
    const { url } = await send('si.txt');
    const headers = { Range: 'bytes=0-1', 'If-Range': '"another"' };
    expect((await served.call(url, { headers })).status).toBe(200);
  });

  test('is gone once it is deleted, and not found under another name', async () => {
    const { id, url } = await send('gone.txt');
    expect((await served.call(url.replace('gone', 'other'))).status).toBe(404);
    const deleted = await served.call(`/api/media/files/${id}`, { method: 'DELETE', ifMatch: 1 });
    await served.call(`/api/media/files?after=${deleted.headers.get('X-Log-Position') ?? ''}`);
    const came = await served.call(url, { as: 'nobody' });
    expect([came.status, came.problem?.code]).toEqual([410, 'media-withdrawn']);
    expect((await served.call(url, { as: 'auditor' })).bytes.toString()).toBe(text);
  });

  test('whose bytes the storage has lost returns 500, because that is our error', async () => {
    const file = await send('lost.txt', 'lost');
    await served.storage.delete(fileKey(file));
    expect((await served.call(file.url)).status).toBe(500);
    expect(served.faults.length).toBe(1);
  });
});
