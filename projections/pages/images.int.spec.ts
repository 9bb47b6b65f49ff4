import { unavailableOfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import { headerOfKind } from '@parvis/contracts/content/header.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { imageDetailsSchema } from '@parvis/contracts/media/details.ts';
import { type MediaId, mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import { expect, test } from 'vitest';
import { contentId, moduleId } from '../engine/testing/content-history.ts';
import type { GivenEvent } from '../engine/testing/in-memory-event-log.ts';
import { composePagePreview } from './compose-page-preview.ts';
import { listChangedPages } from './list-changed-pages.ts';
import { type CompositionWorld, compositionWorld } from './testing/composition-world.ts';

const portrait = mediaIdSchema.parse('image0000001');
const harbour = mediaIdSchema.parse('image0000002');
const unknown = mediaIdSchema.parse('image0000003');
const original = { hash: 'ab'.repeat(32), format: 'jpeg', bytes: 9, width: 1600, height: 1000 };
const details = imageDetailsSchema.parse({ title: 'Le port', credit: 'Anne' });
const page = contentId(0);

const caption = 'La digue nord';

/** The history of a page whose header names one image, and whose modules name two others. */
const written: readonly GivenEvent[] = [
  {
    type: 'ContentCreated',
    data: {
      contentId: page,
      locale: 'fr',
      translationGroup: page,
      header: headerOfKind('page', { title: 'Le port', slug: 'le-port', imageId: portrait }),
    },
  },
  ...[harbour, unknown].flatMap((imageId, index): GivenEvent[] => {
    const on = { contentId: page, moduleId: moduleId(page, index) };
    const content = { type: 'image', data: { imageId, caption, size: 'wide' } };
    return [
      { type: 'ModuleAdded', data: { ...on, type: 'image' } },
      { type: 'ModuleSaved', data: { ...on, revision: 1, content } },
      { type: 'ModuleActivated', data: on },
    ];
  }),
  {
    type: 'ContentPublished',
    data: {
      contentId: page,
      header: 1,
      modules: [0, 1].map((index) => ({ moduleId: moduleId(page, index), revision: 1 })),
    },
  },
];

const uploaded = (mediaId: MediaId): GivenEvent => {
  return { type: 'ImageUploaded', data: { mediaId, original, details } };
};

/** The page and its two existing images, composed from every read model that pages depend on. */
async function illustrated() {
  const given = await compositionWorld();
  const { log } = given;
  for (const mediaId of [portrait, harbour]) log.append(`media-${mediaId}`, uploaded(mediaId));
  log.append(`content-${page}`, ...written);
  await given.caughtUp();
  return given;
}

async function shown({ pageAt }: CompositionWorld, at?: Position) {
  const { page: pictured, ...composed } = await pageAt('/le-port', at);
  return { ...composed, images: pictured.images ?? new Map<MediaId, ShownImage>() };
}

test('a page has the existing images of its header and its modules', async () => {
  const world = await illustrated();
  const { images, tags, position } = await shown(world);
  expect([...images.keys()].toSorted()).toEqual([portrait, harbour]);
  expect(images.get(harbour)).toEqual({
    hash: original.hash,
    width: 1600,
    height: 1000,
    focalPoint: { x: 0.5, y: 0.5 },
    crops: [],
    alternativeText: { fr: '', en: '' },
    decorative: false,
    credit: 'Anne',
  });
  expect(tags).toEqual(
    expect.arrayContaining([portrait, harbour, unknown].map((id) => `media:${id}`)),
  );
  expect(position).toBe(await world.log.head());
});

test('a past page shows its images as they were, and deleted ones disappear from the present', async () => {
  const world = await illustrated();
  const { log, caughtUp } = world;
  const before = await log.head();
  const saved = { ...details, credit: 'Paul' };
  log.append(`media-${harbour}`, {
    type: 'ImageSaved',
    data: { mediaId: harbour, revision: 2, details: saved },
  });
  const between = await caughtUp();
  log.append(`media-${harbour}`, { type: 'MediaDeleted', data: { mediaId: harbour } });
  await caughtUp();
  expect((await shown(world)).images.has(harbour)).toBe(false);
  expect((await shown(world, between)).images.get(harbour)?.credit).toBe('Paul');
  expect((await shown(world, before)).images.get(harbour)?.credit).toBe('Anne');
  expect((await shown(world, before)).position).toBe(before);
});

test('a page is as old as its images, and the change feed names changed images', async () => {
  const world = await illustrated();
  const { pool, log, caughtUp } = world;
  const { position } = await shown(world);
  log.append(`media-${harbour}`, {
    type: 'ImageSaved',
    data: { mediaId: harbour, revision: 2, details: { ...details, credit: 'Paul' } },
  });
  const head = await caughtUp();
  expect(await listChangedPages(pool, position)).toMatchObject({
    position: head,
    tags: expect.arrayContaining([
      { tag: 'library', position: head },
      { tag: `media:${harbour}`, position: head },
    ]),
  });
  await pool.query(
    `update projection_state set "position" = $1 where name = 'media-library' and slot = 'live'`,
    [position],
  );
  expect((await shown(world)).position).toBe(position);
});

test('the home page has the pictures of its child pages, and follows their changes', async () => {
  const { log, caughtUp, pool, history, ...world } = await compositionWorld();
  log.append(`media-${portrait}`, uploaded(portrait));
  log.append(`media-${harbour}`, uploaded(harbour));
  const home = history.create('fr', { title: 'Accueil', slug: '' });
  const named = { title: 'Le port', slug: 'le-port', parentId: home };
  const child = history.create('fr', { ...named, imageId: portrait });
  const below = history.create('fr', {
    title: 'Quai',
    slug: 'quai',
    parentId: child,
    imageId: harbour,
  });
  for (const id of [home, child, below]) history.publish(id);
  const before = await caughtUp();
  const children = [{ title: 'Le port', path: '/le-port', summary: undefined, imageId: portrait }];
  const { page: shownHome } = await world.pageAt('/');
  expect(shownHome.children).toEqual(children);
  expect([...(shownHome.images?.keys() ?? [])]).toEqual([portrait]);
  const { page: shownChild } = await world.pageAt('/le-port');
  expect([...(shownChild.images?.keys() ?? [])]).toEqual([portrait]);
  history.saveHeader(child, { ...named, imageId: harbour }, { draft: false });
  const head = await caughtUp();
  expect([...((await world.pageAt('/')).page.images?.keys() ?? [])]).toEqual([harbour]);
  expect(await listChangedPages(pool, before)).toMatchObject({
    tags: expect.arrayContaining([{ tag: `children:${home}`, position: head }]),
  });
});

test('the preview of a page shows its images, under the menu of the site', async () => {
  const { pool, log, caughtUp } = await illustrated();
  const entries = [{ label: 'Le port', link: { kind: 'path', path: '/le-port' }, children: [] }];
  log.append('menu-menu00000001', {
    type: 'MenuSaved',
    data: { menuId: 'menu00000001', revision: 1, menu: { name: 'main', locale: 'fr', entries } },
  });
  await caughtUp();
  const screen = (await composePagePreview(pool, unavailableOfferIndex, page))?.composed.screen;
  expect(screen?.page.images?.get(harbour)?.credit).toBe('Anne');
  expect(screen?.frame.menu).toEqual([{ title: 'Le port', path: '/le-port', children: [] }]);
});
