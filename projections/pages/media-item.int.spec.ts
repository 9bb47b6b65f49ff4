import {
  fileDetailsSchema,
  imageDetailsSchema,
  videoDetailsSchema,
} from '@parvis/contracts/media/details.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { expect, test } from 'vitest';
import type { GivenEvent } from '../engine/testing/in-memory-event-log.ts';
import { released } from '../engine/testing/released.ts';
import { compositionWorld } from './testing/composition-world.ts';

const harbour = mediaIdSchema.parse('image0000001');
const report = mediaIdSchema.parse('file00000001');
const film = mediaIdSchema.parse('video0000001');

const events: readonly (readonly [string, GivenEvent])[] = [
  [
    harbour,
    {
      type: 'ImageUploaded',
      data: {
        mediaId: harbour,
        original: { hash: 'ab'.repeat(32), format: 'jpeg', bytes: 9, width: 1600, height: 1000 },
        details: imageDetailsSchema.parse({
          title: { fr: 'L’entrée du port', en: 'The harbour mouth' },
          credit: 'Anne',
        }),
      },
    },
  ],
  [
    report,
    {
      type: 'FileUploaded',
      data: {
        mediaId: report,
        original: {
          hash: 'cd'.repeat(32),
          format: 'pdf',
          bytes: 2_500_000,
          filename: 'rapport.pdf',
          cover: { width: 768, height: 1086 },
        },
        details: fileDetailsSchema.parse({ title: '2025' }),
      },
    },
  ],
  [
    film,
    {
      type: 'VideoRegistered',
      data: {
        mediaId: film,
        source: { provider: 'youtube', videoId: 'abc_123' },
        details: {
          title: { fr: 'La marée', en: '' },
          credit: '',
          alternativeText: { fr: '', en: '' },
          posterId: harbour,
        },
      },
    },
  ],
];

async function library() {
  const given = await compositionWorld();
  for (const [id, event] of events) given.log.append(`media-${id}`, event);
  for (const id of [harbour, report, film]) given.log.append(`media-${id}`, released(id));
  return given;
}

test('an item of every kind of media has its own page in every language, under one slug only', async () => {
  const { compose } = await library();
  const words = `/mediaroom/mediatheque/image/${harbour}-l-entree-du-port`;
  expect(await compose(words)).toMatchObject({
    kind: 'screen',
    screen: {
      screen: 'media-item',
      frame: {
        locale: 'fr',
        translations: [
          {
            locale: 'en',
            path: `/en/mediaroom/library/image/${harbour}-the-harbour-mouth`,
            isTranslation: true,
          },
        ],
      },
      item: { id: harbour, title: { fr: 'L’entrée du port', en: 'The harbour mouth' } },
      image: { hash: 'ab'.repeat(32) },
    },
    tags: expect.arrayContaining([`media:${harbour}`, 'menu:main:fr']),
  });
  expect(await compose(`/mediaroom/mediatheque/image/${harbour}-autre`)).toMatchObject({
    kind: 'moved',
    to: words,
    status: 308,
  });
  const english = `/en/mediaroom/library/image/${harbour}-the-harbour-mouth`;
  expect(await compose(english)).toMatchObject({
    screen: { path: english, frame: { translations: [{ path: words }] } },
  });
  expect(await compose(`/en/mediaroom/library/image/${harbour}-l-entree-du-port`)).toMatchObject({
    kind: 'moved',
    to: english,
    status: 308,
  });
  expect(await compose(`/en/mediaroom/library/file/${report}-file-2025`)).toMatchObject({
    screen: {
      item: { title: { fr: '2025' } },
      address: expect.stringContaining('rapport.pdf'),
      image: { hash: 'cd'.repeat(32), width: 768, height: 1086, decorative: true },
    },
  });
  expect(await compose(`/mediaroom/mediatheque/video/${film}-la-maree`)).toMatchObject({
    screen: {
      address: 'https://www.youtube.com/watch?v=abc_123',
      image: { hash: 'ab'.repeat(32) },
    },
  });
});

test('a video that we host also depends on its file, and has no address without it', async () => {
  const { log, compose } = await library();
  const own = mediaIdSchema.parse('video0000002');
  const details = videoDetailsSchema.parse({ title: 'La crue', posterId: null });
  log.append(`media-${own}`, {
    type: 'VideoRegistered',
    data: { mediaId: own, source: { fileId: report }, details },
  });
  log.append(`media-${own}`, released(own));
  const path = `/mediaroom/mediatheque/video/${own}-la-crue`;
  const tags = expect.arrayContaining([`media:${own}`, `media:${report}`]);
  const address = `/media/files/${report}/rapport.pdf`;
  expect(await compose(path)).toMatchObject({ screen: { address }, tags });
  log.append(`media-${report}`, { type: 'MediaDeleted', data: { mediaId: report } });
  expect(await compose(path)).toMatchObject({ screen: { address: undefined }, tags });
});

test('a list shows an image itself, a video by its poster, a document by its first page', async () => {
  const { compose } = await library();
  const pictures = { [harbour]: 'ab', [film]: 'ab', [report]: 'cd' };
  expect(await compose('/mediaroom/mediatheque')).toMatchObject({
    screen: {
      list: {
        entries: expect.arrayContaining(
          Object.entries(pictures).map(([id, hex]) =>
            expect.objectContaining({
              media: expect.objectContaining({ id }),
              image: expect.objectContaining({ hash: hex.repeat(32) }),
            }),
          ),
        ),
      },
    },
  });
});

test('an item under another type, unknown or deleted is not found', async () => {
  const { log, compose } = await library();
  const missing = { kind: 'screen', screen: { screen: 'not-found' } };
  expect(await compose(`/mediaroom/mediatheque/file/${harbour}-l-entree-du-port`)).toMatchObject(
    missing,
  );
  expect(await compose('/mediaroom/mediatheque/image/image0000099-x')).toMatchObject(missing);
  log.append(`media-${harbour}`, { type: 'MediaDeleted', data: { mediaId: harbour } });
  expect(await compose(`/mediaroom/mediatheque/image/${harbour}-l-entree-du-port`)).toMatchObject({
    ...missing,
    tags: expect.arrayContaining([`media:${harbour}`]),
  });
});

test('the sitemap names every item in every language, until it is deleted', async () => {
  const { log, compose } = await library();
  const map = async () => {
    const composed = await compose('/sitemap-media/1.xml');
    if (composed.kind !== 'screen' || composed.screen.screen !== 'site-map-part')
      throw new Error('there is no map');
    return { pages: composed.screen.pages, tags: composed.tags };
  };
  const { pages, tags } = await map();
  expect(tags).toContain('library');
  expect(pages).toContainEqual({
    locale: 'en',
    path: '/en/mediaroom/library/image/image0000001-the-harbour-mouth',
    translations: [
      { locale: 'fr', path: '/mediaroom/mediatheque/image/image0000001-l-entree-du-port' },
    ],
    changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  expect(pages).toHaveLength(6);
  log.append(`media-${harbour}`, { type: 'MediaDeleted', data: { mediaId: harbour } });
  expect((await map()).pages).toHaveLength(4);
});

test('an unreleased item has no page, and is in no sitemap, list or search', async () => {
  const { log, compose } = await compositionWorld();
  for (const [id, event] of events) log.append(`media-${id}`, event);
  const own = `/mediaroom/mediatheque/image/${harbour}-l-entree-du-port`;
  const everywhere = async () => {
    const found = [];
    for (const path of [own, '/mediaroom/mediatheque', '/search/do', '/sitemap-media/1.xml']) {
      const composed = await compose(path, path === '/search/do' ? 'search=port' : '');
      found.push(JSON.stringify(composed).includes('l-entree-du-port'));
    }
    return found;
  };
  expect(await compose(own)).toMatchObject({ screen: { screen: 'not-found' } });
  expect((await everywhere()).slice(1)).toEqual([false, false, false]);
  log.append(`media-${harbour}`, released(harbour));
  expect(await compose(own)).toMatchObject({ screen: { screen: 'media-item' } });
  expect(await everywhere()).toEqual([true, true, true, true]);
  log.append(`media-${harbour}`, { type: 'MediaReleaseWithdrawn', data: { mediaId: harbour } });
  expect(await compose(own)).toMatchObject({ screen: { screen: 'not-found' } });
  expect((await everywhere()).slice(1)).toEqual([false, false, false]);
});
