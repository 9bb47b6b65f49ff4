import { playlistEvents } from '@parvis/contracts/playlists/events.ts';
import { evolvePlaylist } from '@parvis/contracts/playlists/evolve-playlist.ts';
import type { PlaylistContent } from '@parvis/contracts/playlists/playlist.ts';
import { slugOf } from '@parvis/contracts/site/slug.ts';
import { contentEventTypes } from '../content-state/content-event.ts';
import { eventTypesExceptContent } from '../engine/event-catalogue.ts';
import { createFolding, revisionedProjection } from '../revisioned/revisioned-projection.ts';
import { playlistTag } from './playlist-tag.ts';

/** Playlists, now and at every past position. */
export const playlists = revisionedProjection<PlaylistContent>({
  name: 'playlists',
  version: 1,
  handles: playlistEvents.types,
  ignores: [
    ...contentEventTypes,
    ...eventTypesExceptContent.filter((type) => !playlistEvents.has(type)),
    'MergeProposed',
    'MergeAccepted',
    'MergeDeclined',
  ],
  ...createFolding(playlistEvents.read, ({ data }) => data.playlistId, evolvePlaylist),
  tagsOf: ({ id }) => [playlistTag(id)],
  wordsOf: ({ titles }) => `${slugOf(titles.fr)} ${slugOf(titles.en)}`,
  lookups: [],
});
