import { playlistEvents } from '@parvis/contracts/playlists/events.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';
import { revisionedProjection } from '../revisioned/revisioned-projection.ts';
import { playlistTag } from './playlist-tag.ts';

/** Playlists, now and at every past position. */
export const playlists = revisionedProjection({
  name: 'playlists',
  version: 1,
  events: playlistEvents,
  tagsOf: ({ id }) => [playlistTag(id)],
  wordsOf: ({ titles }) => locales.map((locale) => toSlug(titles[locale])).join(' '),
  lookups: [],
});
