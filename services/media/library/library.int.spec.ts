import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bands } from '../testing/pictures.ts';
import { codeOf } from '../testing/responses.ts';
import { type ServedMedia, serveMedia, type TestResponse } from '../testing/served-media.ts';

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

const bodyOf = ({ bytes }: TestResponse) => JSON.parse(bytes.toString());

describe('The library for other programs', () => {
  const create = '/admin/library/video/youtube/create';

  test('states what each shelf accepts, and lists it', async () => {
    expect(bodyOf(await served.call('/admin/library/image/add'))).toMatchObject({
      type: 'image',
      accepts: expect.arrayContaining(['image/jpeg', 'image/avif']),
    });
    expect(bodyOf(await served.call('/admin/library/video/add'))).toMatchObject({
      accepts: ['youtube', 'vimeo', 'dailymotion'],
      maxBytes: null,
    });
    const bytes = await bands(1600, 1000).jpeg().toBuffer();
    const path = `/api/media/images?filename=a.jpg&title=${encodeURIComponent('Étagère')}`;
    const uploaded = await served.call(path, { bytes });
    const after = uploaded.headers.get('X-Log-Position');
    const listed = await served.call(`/admin/library/image/render?q=etagere&after=${after}`);
    expect(bodyOf(listed)).toMatchObject({ items: [{ id: bodyOf(uploaded).id, kind: 'image' }] });
  });

  test('adds a provider’s video by its id, or by its address, which is never fetched', async () => {
    const byId = await served.call(create, {
      method: 'POST',
      json: { videoId: 'dQw4w9WgXcQ', title: 'Phare' },
    });
    expect([byId.status, bodyOf(byId)]).toMatchObject([
      201,
      { source: { provider: 'youtube', videoId: 'dQw4w9WgXcQ' }, title: { fr: 'Phare' } },
    ]);
    const address = 'https://vimeo.com/720261001';
    const embed = await served.call(
      `/admin/social/inline/embed?address=${encodeURIComponent(address)}`,
    );
    expect(bodyOf(embed)).toEqual({
      provider: 'vimeo',
      videoId: '720261001',
      watch: address,
      player: 'https://player.vimeo.com/video/720261001?autoplay=1&dnt=1',
    });
    const generated = await served.call('/admin/social/inline/embed/generate', {
      method: 'POST',
      json: { address, title: 'Résultats' },
    });
    expect(bodyOf(generated)).toMatchObject({
      source: { provider: 'vimeo', videoId: '720261001' },
    });
    for (const other of ['https://evil.example/720261001', 'file:///etc/passwd', 'vimeo']) {
      const path = `/admin/social/inline/embed?address=${encodeURIComponent(other)}`;
      expect(codeOf(await served.call(path))).toEqual([422, 'embed-unknown']);
    }
  });

  test('adds to a shelf whatever the shelf’s own address accepts', async () => {
    const add = (type: string, json: object) =>
      served.call(`/admin/library/${type}/add`, { method: 'POST', json });
    const begun = await add('file', { filename: 'a.pdf', bytes: 10 });
    expect([begun.status, bodyOf(begun)]).toMatchObject([201, { received: 0, bytes: 10 }]);
    const video = { title: 'Quai', source: { provider: 'dailymotion', videoId: 'x8estu1' } };
    expect(bodyOf(await add('video', video))).toMatchObject({
      kind: 'video',
      title: { fr: 'Quai' },
    });
    expect(codeOf(await add('video', { ...video, colour: 'red' }))).toEqual([422, 'invalid']);
    expect(codeOf(await add('file', { filename: 'a.pdf' }))).toEqual([422, 'invalid']);
  });
});
