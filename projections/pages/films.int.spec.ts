import { headerOfKind } from '@parvis/contracts/content/header.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import {
  imageDetailsSchema,
  type VideoDetails,
  videoDetailsSchema,
} from '@parvis/contracts/media/details.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { playlistIdSchema } from '@parvis/contracts/playlists/ids.ts';
import { expect, test } from 'vitest';
import { contentId, moduleId } from '../engine/testing/content-history.ts';
import type { GivenEvent } from '../engine/testing/in-memory-event-log.ts';
import { listChangedPages } from './list-changed-pages.ts';
import { type CompositionWorld, compositionWorld } from './testing/composition-world.ts';

const page = contentId(0);
const playlistId = playlistIdSchema.parse('playlist0001');
const [own, elsewhere, fileless] = ['video0000001', 'video0000002', 'video0000003'] as const;
const file = mediaIdSchema.parse('file00000001');
const poster = mediaIdSchema.parse('image0000001');
const hash = 'ab'.repeat(32);

const on = { contentId: page, moduleId: moduleId(page, 0) };
const written: readonly GivenEvent[] = [
  {
    type: 'ContentCreated',
    data: {
      contentId: page,
      locale: 'fr',
      translationGroup: page,
      header: headerOfKind('page', { title: 'Films', slug: 'films' }),
    },
  },
  { type: 'ModuleAdded', data: { ...on, type: 'video' } },
  {
    type: 'ModuleSaved',
    data: {
      ...on,
      revision: 1,
      content: { type: 'video', data: { title: 'Films', playlistId, start: 'pressed' } },
    },
  },
  { type: 'ModuleActivated', data: on },
  {
    type: 'ContentPublished',
    data: { contentId: page, header: 1, modules: [{ moduleId: on.moduleId, revision: 1 }] },
  },
];

function registered(
  mediaId: string,
  source: unknown,
  more: Partial<VideoDetails> = {},
): GivenEvent {
  const details = videoDetailsSchema.parse({ title: mediaId, ...more });
  return { type: 'VideoRegistered', data: { mediaId, source, details } };
}

function listing(revision: number, ...videos: string[]): GivenEvent {
  const playlist = { titles: { fr: 'Le fleuve', en: 'The river' }, videos };
  return { type: 'PlaylistSaved', data: { playlistId, revision, playlist } };
}

/** A page whose module names a playlist of three videos, one of which lost its file. */
async function filmed() {
  const given = await compositionWorld();
  const { log } = given;
  const original = { hash, format: 'mp4', bytes: 9, filename: 'marée 1.mp4', seconds: 12 };
  log.append(`media-${file}`, {
    type: 'FileUploaded',
    data: { mediaId: file, original, details: { title: 'Marée', credit: '' } },
  });
  log.append(`media-${poster}`, {
    type: 'ImageUploaded',
    data: {
      mediaId: poster,
      original: { hash, format: 'jpeg', bytes: 9, width: 1600, height: 1000 },
      details: imageDetailsSchema.parse({ title: 'Affiche' }),
    },
  });
  log.append(`media-${own}`, registered(own, { fileId: file }, { posterId: poster, seconds: 9 }));
  const hosted = { provider: 'vimeo', videoId: 'x' };
  log.append(`media-${elsewhere}`, registered(elsewhere, hosted, { seconds: 125 }));
  log.append(`media-${fileless}`, registered(fileless, { fileId: 'file00000009' }));
  log.append(`playlist-${playlistId}`, listing(1, elsewhere, own, fileless));
  log.append(`content-${page}`, ...written);
  await given.caughtUp();
  return given;
}

async function shown({ pageAt }: CompositionWorld, at?: Position) {
  const { page: films, ...composed } = await pageAt('/films', at);
  return { ...composed, images: films.images, playlist: films.playlists?.get(playlistId) };
}

test('a page has its playlists with the playable videos, in order, and posters', async () => {
  const { playlist, images, tags } = await shown(await filmed());
  expect(playlist?.videos.map(({ id, source }) => [id, source])).toEqual([
    [elsewhere, { kind: 'provider', provider: 'vimeo', videoId: 'x' }],
    [own, { kind: 'own', href: `/media/files/${file}/mar%C3%A9e%201.mp4` }],
  ]);
  expect([...(images?.keys() ?? [])]).toEqual([poster]);
  const named = [own, elsewhere, fileless, file, poster].map((id) => `media:${id}`);
  expect(tags).toEqual(expect.arrayContaining([`playlist:${playlistId}`, ...named]));
});

test('a video of ours is as long as its file, a provider’s as long as was entered', async () => {
  const { playlist } = await shown(await filmed());
  expect(playlist?.videos.map(({ id, seconds }) => [id, seconds])).toEqual([
    [elsewhere, 125],
    [own, 12],
  ]);
});

test('a past page shows the playlist as it was, and the change feed names it', async () => {
  const world = await filmed();
  const { log, caughtUp } = world;
  const before = await log.head();
  log.append(`playlist-${playlistId}`, listing(2, own));
  await caughtUp();
  expect((await shown(world)).playlist?.videos.map(({ id }) => id)).toEqual([own]);
  expect((await shown(world, before)).playlist?.videos).toHaveLength(2);
  const { tags } = await listChangedPages(world.pool, before);
  expect(tags.map(({ tag }) => tag)).toContain(`playlist:${playlistId}`);
});

test('a page whose playlist is deleted has none', async () => {
  const world = await filmed();
  const { log, caughtUp } = world;
  log.append(`playlist-${playlistId}`, { type: 'PlaylistDeleted', data: { playlistId } });
  await caughtUp();
  expect((await shown(world)).playlist).toBeUndefined();
});
