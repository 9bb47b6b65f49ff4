import { imageListSchema, imageViewSchema } from '@parvis/contracts/media/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bands } from './testing/pictures.ts';
import { codeOf, positionOf } from './testing/responses.ts';
import { type ServedMedia, serveMedia, type TestRequest } from './testing/served-media.ts';
import { sentDetails, uploadTitled } from './testing/uploads.ts';

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

/** Waits until a condition is true; fails after the test's own timeout. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('A picture', () => {
  test('is uploaded, found, saved, deleted and undeleted', async () => {
    const came = await served.call('/api/media/images?filename=Estran%20%C3%A0%20Sein.jpg', {
      bytes: jpeg,
    });
    const image = came.as(imageViewSchema);
    expect([came.status, came.headers.get('ETag'), came.headers.get('Location')]).toEqual([
      201,
      '"1"',
      `/api/media/images/${image.id}`,
    ]);
    const title = { fr: 'Estran à Sein', en: '' };
    expect(image).toMatchObject({ title, width: 1600, height: 1000, crops: [] });
    const path = `/api/media/images/${image.id}`;
    const list = await served.call(`/api/media/images?q=ESTRAN%20a&after=${positionOf(came)}`);
    expect(list.as(imageListSchema)).toMatchObject({ total: 1, items: [{ id: image.id }] });

    const details = { ...sentDetails, alternativeText: { fr: 'La grève', en: 'The strand' } };
    const saved = await served.call(path, { method: 'PUT', json: details, ifMatch: 1 });
    expect(saved.as(imageViewSchema)).toMatchObject({ ...details, revision: 2 });
    const stale = await served.call(path, { method: 'PUT', json: details, ifMatch: 1 });
    expect(codeOf(stale)).toEqual([412, 'stale-revision']);
    expect(stale.problem?.errors[0]?.params).toMatchObject({
      by: 'Name of editor000000',
      revision: 2,
    });
    expect(codeOf(await served.call(path, { method: 'PUT', json: details }))).toEqual([
      428,
      'precondition-required',
    ]);
    const found = await served.call(`/api/media/images?q=STRAND&after=${positionOf(saved)}`);
    expect(found.as(imageListSchema).total).toBe(1);

    const gone = await served.call(path, { method: 'DELETE', ifMatch: 2 });
    expect(gone.status).toBe(204);
    const read = await served.call(`${path}?after=${positionOf(gone)}`);
    expect(codeOf(read)).toEqual([410, 'media-deleted']);
    const back = await served.call(`${path}/undelete`, { method: 'POST' });
    expect(back.as(imageViewSchema)).toMatchObject({ ...details, revision: 2, deleted: false });
    expect((await served.call(`${path}?after=${positionOf(back)}`)).status).toBe(200);
  });

  test('that is uploaded again under the same key is the same image', async () => {
    const send = () =>
      served.call('/api/media/images?filename=a.jpg', { bytes: jpeg, key: 'once' });
    const [first, again] = [await send(), await send()];
    expect(again.as(imageViewSchema)).toEqual(first.as(imageViewSchema));
    expect(positionOf(again)).toBe(positionOf(first));
  });

  test.each<[string, TestRequest, number, string]>([
    ['nobody', { as: 'nobody' }, 401, 'sign-in-required'],
    ['an auditor', { as: 'auditor' }, 403, 'forbidden'],
    [
      'an editor whom another site made send it',
      { as: 'nobody', headers: { Cookie: 'editor', Origin: 'https://elsewhere.example' } },
      403,
      'cross-origin',
    ],
  ])('is not accepted from %s', async (_who, sent, status, code) => {
    const came = await served.call('/api/media/images?filename=a.jpg', { bytes: jpeg, ...sent });
    expect(codeOf(came)).toEqual([status, code]);
  });

  test.each(['\u200b\u2060', 'a\u202eb', 'Un\ntitre'])(
    'cannot have the title %j',
    async (title) => {
      const { id, revision } = await uploadTitled(served, jpeg, 'Image');
      const sent = { json: { ...sentDetails, title }, method: 'PUT', ifMatch: revision } as const;
      const came = await served.call(`/api/media/images/${id}`, sent);
      expect(codeOf(came)).toEqual([422, 'invalid']);
    },
  );

  test('has one title for all languages, or at least one', async () => {
    const { id } = await uploadTitled(served, jpeg, 'Image');
    const send = (title: unknown, ifMatch: number) =>
      served.call(`/api/media/images/${id}`, {
        json: { ...sentDetails, title },
        method: 'PUT',
        ifMatch,
      });
    const plain = await send('Étale', 1);
    expect(plain.as(imageViewSchema).title).toEqual({ fr: 'Étale', en: '' });
    const english = await send({ en: 'Slack water' }, 2);
    expect(english.as(imageViewSchema).title).toEqual({ fr: '', en: 'Slack water' });
    const neither = await send({ fr: '', en: ' ' }, 3);
    expect(codeOf(neither)).toEqual([422, 'invalid']);
    expect(neither.problem?.errors).toMatchObject([{ pointer: '/title' }]);
  });

  test('whose upload is aborted leaves nothing behind, and is not a server error', async () => {
    const going = new AbortController();
    const bytes = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Uint8Array.from(jpeg.subarray(0, 1000))),
    });
    const send = served.call('/api/media/images?filename=a.jpg', { bytes, signal: going.signal });
    await until(async () => (await served.uploads()).length === 1);
    going.abort();
    await expect(send).rejects.toThrow('aborted');
    await until(async () => (await served.uploads()).length === 0);
  });

  test('is not a file', async () => {
    const { id, at } = await uploadTitled(served, jpeg, 'Image');
    const read = await served.call(`/api/media/files/${id}?after=${at}`);
    expect(codeOf(read)).toEqual([404, 'media-not-found']);
    const removed = await served.call(`/api/media/videos/${id}`, { method: 'DELETE', ifMatch: 1 });
    expect(codeOf(removed)).toEqual([404, 'media-not-found']);
  });
});
