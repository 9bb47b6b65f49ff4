import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import { type PlaylistId, playlistIdSchema } from '@parvis/contracts/playlists/ids.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { mintContentId } from '@parvis/services/content/item/mint-id.ts';
import { mintMediaId } from '@parvis/services/media/item/mint-media-id.ts';
import { mintId } from '@parvis/services/streams/mint-id.ts';

/**
 * Returns the id of the commands on a content item of the demonstration, the same in every first
 * start. That of a page does not name its folder, `pages`.
 */
export function commandOf(key: string): string {
  return `demo/${key.replace(/^pages\//, '')}`;
}

/** Returns the id of a content item of the demonstration, whether or not it exists yet. */
export function demoContentId(key: string, locale: Locale): ContentId {
  return mintContentId(`${commandOf(key)}/${locale}`);
}

/** Returns the id of an upload of the demonstration: the same when it is repeated. */
export function uploadOf(key: string): string {
  return `demo/media/${key}`;
}

/**
 * Returns the id of one of the demonstration's images, files or videos, whether or not it exists
 * yet.
 */
export function demoMediaId(key: string): MediaId {
  return mintMediaId(uploadOf(key));
}

/** Returns the id of one of the demonstration's playlists. */
export function demoPlaylistId(key: string): PlaylistId {
  return playlistIdSchema.parse(mintId(`playlist/demo/${key}`));
}
