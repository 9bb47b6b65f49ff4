import { randomUUID } from 'node:crypto';
import { contentEndpoints as pages } from '@parvis/contracts/content/endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { publicationEndpoints } from '@parvis/contracts/content/publication-endpoints.ts';
import { contentReceiptSchema, moduleViewSchema } from '@parvis/contracts/content/views.ts';
import { videoDetailsSchema } from '@parvis/contracts/media/details.ts';
import { mediaEventVersion } from '@parvis/contracts/media/read-event.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPicture } from '../testing/added-picture.ts';
import { type ServedContent, serveContent } from '../testing/served-content.ts';

let database: TestDatabase;
let served: ServedContent;
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveContent(database.url);
});
afterAll(async () => {
  await served.close();
  await database.drop();
});

const { publish, schedule } = kindEndpoints.page;

/** Returns a playlist with a video that has this poster. */
async function playlistWith(details: object) {
  count += 1;
  const videoId = `film${String(count).padStart(8, '0')}`;
  const playlistId = `playlist${String(count).padStart(4, '0')}`;
  const append = async (stream: string, type: string, data: object) => {
    const metadata = {
      commandId: randomUUID(),
      actor: 'system',
      occurredAt: new Date().toISOString(),
      version: mediaEventVersion,
    };
    await served.log.append(stream, 'no-stream', [{ id: randomUUID(), type, data, metadata }]);
  };
  await append(`media-${videoId}`, 'VideoRegistered', {
    mediaId: videoId,
    source: { provider: 'youtube', videoId: 'abc' },
    details: videoDetailsSchema.parse({ title: { fr: 'La marée' }, ...details }),
  });
  await append(`playlist-${playlistId}`, 'PlaylistSaved', {
    playlistId,
    revision: 1,
    playlist: { titles: { fr: 'Films', en: 'Films' }, videos: [videoId] },
  });
  return playlistId;
}

/** Returns a page with these header fields. */
async function pageHeaded(header: object) {
  count += 1;
  const body = { locale: 'fr', title: 'Le port', slug: `port-${count}`, ...header };
  return (await served.call(pages.createPage, { body })).as(contentReceiptSchema);
}

/** Returns a page that shows an image. */
async function pageWith(imageId: string, active = true, use: object = {}) {
  count += 1;
  const body = { locale: 'fr', title: 'Le port', slug: `port-${count}` };
  const { id } = (await served.call(pages.createPage, { body })).as(contentReceiptSchema);
  const added = await served.call(pages.createModule, {
    params: { contentId: id },
    body: { type: 'image', data: { imageId, ...use } },
  });
  const moduleId = added.as(moduleViewSchema).id;
  const params = { contentId: id, moduleId };
  if (active) await served.call(pages.activateModule, { params });
  return { id, params };
}

const publishing = (id: string) => served.call(publish, { params: { id } });

describe('An image that becomes visible to visitors', () => {
  test('requires a text in the language of the page, unless it is decorative', async () => {
    const { id: imageId, save } = await addPicture(served.log);
    const { id } = await pageWith(imageId);
    const refused = await publishing(id);
    expect([refused.status, refused.problem?.code, refused.problem?.detail]).toEqual([
      409,
      'alternative-text-missing',
      'The image “Le môle” has no alternative text in French: fill it in where the image is used or in the media library, or mark the image as decorative.',
    ]);
    expect(refused.problem?.errors[0]?.params).toMatchObject({ id: imageId });
    const rehearsed = await served.call(publicationEndpoints.rehearsePublication, {
      params: { id },
      query: { action: 'publish' },
    });
    expect([rehearsed.status, rehearsed.problem?.code]).toEqual([409, 'alternative-text-missing']);
    await save({ alternativeText: { en: 'A pier' } });
    expect((await publishing(id)).status).toBe(409);
    await save({ alternativeText: { fr: 'Un môle' } });
    expect((await publishing(id)).status).toBe(200);

    const plain = await addPicture(served.log);
    const other = await pageWith(plain.id);
    await plain.save({ decorative: true });
    expect((await publishing(other.id)).status).toBe(200);
  });

  test('requires a text when its module is published with a page, or planned to be', async () => {
    const { id: imageId, save } = await addPicture(served.log);
    const { id, params } = await pageWith(imageId, false);
    expect((await publishing(id)).status).toBe(200);
    expect((await served.call(pages.activateModule, { params })).status).toBe(200);
    const refused = await publishing(id);
    expect([refused.status, refused.problem?.code]).toEqual([409, 'alternative-text-missing']);
    const draft = await pageWith(imageId);
    const publishAt = new Date(served.clock.now().getTime() + 3_600_000).toISOString();
    const plan = () =>
      served.call(schedule, { params: { id: draft.id }, body: { publishAt, unpublishAt: null } });
    expect((await plan()).status).toBe(409);
    await save({ alternativeText: { fr: 'Un môle' } });
    expect((await plan()).status).toBe(200);
    expect((await publishing(id)).status).toBe(200);
  });

  test('needs no text where it was already visible, nor while it is invisible', async () => {
    const { id: imageId, save, remove } = await addPicture(served.log);
    await save({ alternativeText: { fr: 'Un môle' } });
    const { id } = await pageWith(imageId);
    await publishing(id);
    await save({});
    const body = { type: 'text', data: { html: '<p>Un</p>' } };
    const text = await served.call(pages.createModule, { params: { contentId: id }, body });
    const params = { contentId: id, moduleId: text.as(moduleViewSchema).id };
    expect((await served.call(pages.activateModule, { params })).status).toBe(200);
    const hidden = await pageWith(imageId, false);
    expect((await publishing(hidden.id)).status).toBe(200);
    const other = await pageWith(imageId);
    expect((await publishing(other.id)).status).toBe(409);
    await remove();
    expect((await publishing(other.id)).status).toBe(200);
  });

  test('may have another text where it is used, or be decorative there', async () => {
    const { id: imageId } = await addPicture(served.log);
    const own = await pageWith(imageId, true, { imageAlt: { kind: 'own', text: 'Le môle, vide' } });
    expect((await publishing(own.id)).status).toBe(200);
    const decorates = await pageWith(imageId, true, { imageAlt: { kind: 'decorative' } });
    expect((await publishing(decorates.id)).status).toBe(200);
    const silent = await pageWith(imageId);
    expect((await publishing(silent.id)).status).toBe(409);
  });

  test('requires a text in a header too, there or in the library', async () => {
    const { id: imageId, save } = await addPicture(served.log);
    const { id } = await pageHeaded({ imageId });
    const refused = await publishing(id);
    expect([refused.status, refused.problem?.code]).toEqual([409, 'alternative-text-missing']);
    const publishAt = new Date(served.clock.now().getTime() + 3_600_000).toISOString();
    const body = { publishAt, unpublishAt: null };
    expect((await served.call(schedule, { params: { id }, body })).status).toBe(409);
    const said = await pageHeaded({ imageId, imageAlt: { kind: 'own', text: 'Le môle, vide' } });
    expect((await publishing(said.id)).status).toBe(200);
    const decorated = await pageHeaded({ imageId, imageAlt: { kind: 'decorative' } });
    expect((await publishing(decorated.id)).status).toBe(200);
    await save({ alternativeText: { fr: 'Un môle' } });
    expect((await publishing(id)).status).toBe(200);
    await save({});
    const module = { type: 'text', data: { html: '<p>Un</p>' } };
    const text = await served.call(pages.createModule, { params: { contentId: id }, body: module });
    const params = { contentId: id, moduleId: text.as(moduleViewSchema).id };
    expect((await served.call(pages.activateModule, { params })).status).toBe(200);
  });

  test('requires a text as the poster of a video, from the video or the library', async () => {
    const { id: posterId, save } = await addPicture(served.log);
    const pageOf = async (playlistId: string) => {
      const { id } = await pageHeaded({});
      const body = { type: 'video', data: { title: 'Films', playlistId } };
      const added = await served.call(pages.createModule, { params: { contentId: id }, body });
      const params = { contentId: id, moduleId: added.as(moduleViewSchema).id };
      await served.call(pages.activateModule, { params });
      return id;
    };
    const silent = await pageOf(await playlistWith({ posterId }));
    const refused = await publishing(silent);
    expect([refused.status, refused.problem?.code]).toEqual([409, 'alternative-text-missing']);
    const english = { kind: 'own', texts: { en: 'An empty pier' } };
    const other = await pageOf(await playlistWith({ posterId, posterAlt: english }));
    expect((await publishing(other)).status).toBe(409);
    const french = { kind: 'own', texts: { fr: 'Un môle vide' } };
    const said = await pageOf(await playlistWith({ posterId, posterAlt: french }));
    expect((await publishing(said)).status).toBe(200);
    await save({ alternativeText: { fr: 'Un môle' } });
    expect((await publishing(silent)).status).toBe(200);
  });
});
