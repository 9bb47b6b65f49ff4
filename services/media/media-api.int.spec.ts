import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { byAddressEndpoints } from '@parvis/contracts/media/by-address-endpoints.ts';
import { cropEndpoints } from '@parvis/contracts/media/crop-endpoints.ts';
import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import { libraryEndpoints } from '@parvis/contracts/media/library-endpoints.ts';
import { replacementEndpoints } from '@parvis/contracts/media/replacement-endpoints.ts';
import { resumableEndpoints } from '@parvis/contracts/media/resumable-endpoints.ts';
import { uploadEndpoints } from '@parvis/contracts/media/upload-endpoints.ts';
import {
  cropFormSchema,
  fileViewSchema,
  imageListSchema,
  imageViewSchema,
  videoViewSchema,
} from '@parvis/contracts/media/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mediaRoutes } from './media-routes.ts';
import { bands } from './testing/pictures.ts';
import { codeOf, positionOf } from './testing/responses.ts';
import { type ServedMedia, serveMedia } from './testing/served-media.ts';
import { sentDetails, uploadTitled } from './testing/uploads.ts';
import { uploadRoutes } from './upload/routes.ts';

let database: TestDatabase;
let served: ServedMedia;
let jpeg: Buffer;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveMedia(database.url);
  jpeg = await bands(1600, 1000).jpeg().toBuffer();
});
afterAll(async () => {
  await served.close();
  await database.drop();
});
/** No request causes a server error. */
afterEach(() => expect(served.faults).toEqual([]));

test('every media endpoint of the contracts has one route', () => {
  const bound = [...mediaRoutes(served.media), ...uploadRoutes(served.media)];
  const groups: Readonly<Record<string, Endpoint>>[] = [
    mediaEndpoints,
    cropEndpoints,
    uploadEndpoints,
    replacementEndpoints,
    resumableEndpoints,
    libraryEndpoints,
    byAddressEndpoints,
  ];
  const declared = groups.flatMap((endpoints) => Object.values(endpoints).map(({ id }) => id));
  expect(bound.map(({ endpoint }) => endpoint.id).toSorted()).toEqual(declared.toSorted());
});

describe('The crop tool', () => {
  const area = { x: 10, y: 20, width: 600, height: 400 };

  test('opens with areas around the focal point and saves a chosen one', async () => {
    const { id } = await uploadTitled(served, jpeg, 'Recadrage');
    const path = `/admin/media/inline/crop/${id}`;
    const before = (await served.call(path)).as(cropFormSchema);
    expect(before.uses.map(({ use, chosen }) => [use, chosen])).toEqual([
      ['header', false],
      ['card', false],
      ['portrait', false],
    ]);
    const saved = await served.call(path, { json: { use: 'card', area }, ifMatch: 1 });
    expect(saved.headers.get('ETag')).toBe('"2"');
    const card = saved.as(cropFormSchema).uses.find(({ use }) => use === 'card');
    expect(card).toMatchObject({ area, chosen: true });
    const api = await served.call(`/api/media/images/${id}/crop`);
    expect(api.as(cropFormSchema)).toEqual(saved.as(cropFormSchema));
  });

  test('states in the words of the specification why an area is too small', async () => {
    const { id } = await uploadTitled(served, jpeg, 'Trop petit');
    const saying = async (width: number, height: number) => {
      const came = await served.call(`/api/media/images/${id}/crop`, {
        method: 'PUT',
        json: { use: 'card', area: { x: 0, y: 0, width, height } },
        ifMatch: 1,
        headers: { 'Accept-Language': 'en' },
      });
      return came.problem?.detail;
    };
    expect(await saying(479, 400)).toBe('The selected area width must be at least 480px');
    expect(await saying(600, 319)).toBe('The selected area height must be at least 320px');
    expect(await saying(100, 90)).toBe(
      'The selected area must be at least 480x320 pixels (currently 100x90px).',
    );
  });

  test('saves an area for one content item alone', async () => {
    const { id } = await uploadTitled(served, jpeg, 'Pour une page');
    const contentId = 'page00000001';
    const path = `/admin/media/inline/crop/${contentId}/${id}`;
    expect(codeOf(await served.call(path))).toEqual([404, 'content-not-found']);
    await contentExists(contentId);
    const saved = await served.call(path, { json: { use: 'card', area }, ifMatch: 1 });
    expect(saved.as(cropFormSchema)).toMatchObject({
      contentId,
      image: { crops: [{ use: 'card', contentId, area }] },
    });
    const elsewhere = (await served.call(`/admin/media/inline/crop/${id}`)).as(cropFormSchema);
    expect(elsewhere.uses.every(({ chosen }) => !chosen)).toBe(true);
  });

  async function contentExists(contentId: string): Promise<void> {
    const header = { title: 'Une page', slug: 'une-page' };
    const data = { contentId, kind: 'page', locale: 'fr', translationGroup: contentId, header };
    const metadata = {
      commandId: 'c',
      actor: 'a',
      occurredAt: '2026-01-01T00:00:00.000Z',
      version: 1,
    };
    const id = '6f1c7c1e-52f3-4a52-9d3c-0a8f5d1c2b3a';
    const event = { id, type: 'ContentCreated', data, metadata };
    const { position } = await served.log
      .append(`content-${contentId}`, 'no-stream', [event])
      .then((result) => {
        if (result.outcome === 'conflict') throw new Error('the page already exists');
        return result;
      });
    await served.call(`/api/media/images?after=${position}`);
  }
});

describe('A video', () => {
  test('is a provider’s, YouTube’s by default', async () => {
    const came = await served.call('/api/media/videos', {
      json: { title: 'Entretien', source: { videoId: 'dQw4w9WgXcQ' } },
    });
    expect(came.as(videoViewSchema).source).toEqual({
      provider: 'youtube',
      videoId: 'dQw4w9WgXcQ',
    });
  });

  test('that we host is an MP4 file of the library, with an image of the library', async () => {
    const mp4 = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');
    const send = async (filename: string, bytes: Buffer) =>
      (await served.call(`/api/media/files?filename=${filename}`, { bytes })).as(fileViewSchema);
    const [film, text] = [await send('film.mp4', mp4), await send('note.txt', Buffer.from('a'))];
    const { id: posterId } = await uploadTitled(served, jpeg, 'Affiche');
    const register = (fileId: string, poster: string) =>
      served.call('/api/media/videos', {
        json: { title: 'Film', source: { fileId }, posterId: poster },
      });
    const video = (await register(film.id, posterId)).as(videoViewSchema);
    expect(video).toMatchObject({ source: { fileId: film.id }, posterId });
    expect(codeOf(await register(text.id, posterId))).toEqual([415, 'media-type-refused']);
    expect(codeOf(await register(film.id, film.id))).toEqual([404, 'media-not-found']);
  });
});

test('the list is filtered by visibility, missing data and hash, and sorted', async () => {
  const send = async (size: number, title: string) => {
    const bytes = await bands(600 + size, 400)
      .jpeg()
      .toBuffer();
    const path = `/api/media/images?filename=a.jpg&title=${encodeURIComponent(title)}`;
    return (await served.call(path, { bytes })).as(imageViewSchema);
  };
  const [first, second] = [await send(300, 'Vive-eau zénith'), await send(10, 'Vive-eau Éole')];
  const third = await send(20, 'Vive-eau aube');
  await served.call(`/api/media/images/${first.id}/release`, { json: {} });
  const put = { method: 'PUT', json: sentDetails, ifMatch: 1 } as const;
  const title = { fr: 'Vive-eau Éole', en: '' };
  await served.call(`/api/media/images/${second.id}`, { ...put, json: { ...sentDetails, title } });
  const deletion = await served.call(`/api/media/images/${third.id}`, {
    method: 'DELETE',
    ifMatch: 1,
  });
  const idsOf = async (query: string) => {
    const path = `/api/media/images?q=vive-eau&${query}&after=${positionOf(deletion)}`;
    const { items, total } = (await served.call(path)).as(imageListSchema);
    expect(total).toBe(items.length);
    return items.map(({ id }) => id);
  };
  expect(await idsOf('state=public')).toEqual([first.id]);
  expect(await idsOf('state=editors')).toEqual([second.id]);
  expect(await idsOf('state=deleted')).toEqual([third.id]);
  expect(await idsOf('state=planned')).toEqual([]);
  expect(await idsOf('lacks=en')).toEqual([first.id]);
  expect(await idsOf(`hash=${second.hash}`)).toEqual([second.id]);
  expect(await idsOf('sort=titleFr')).toEqual([second.id, first.id]);
  expect(await idsOf('sort=-bytes')).toEqual([first.id, second.id]);
  expect(await idsOf('sort=-addedAt')).toEqual([second.id, first.id]);
  expect(await idsOf('sort=-updatedAt')).toEqual([second.id, first.id]);
});
