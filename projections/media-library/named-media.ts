import { namedIdsIn } from '@parvis/contracts/content/modules/named-ids.ts';

const showing: ReadonlySet<string> = new Set(['imageId', 'fileId', 'videoId', 'playlistId']);

/** The address of a file, or of an item's page in the library, as links use it. */
const ofMedia = /\/(?:media\/files|image|video|file)\/([a-z0-9]{12})[/-]/g;

/**
 * Returns the media and playlists that content, a menu or a redirect shows or links to, without
 * duplicates.
 */
export function namesIn(data: unknown): readonly string[] {
  const shown = namedIdsIn(data).flatMap(({ field, id }) => (showing.has(field) ? [id] : []));
  return [...new Set([...shown, ...linkedFrom(data)])];
}

function* linkedFrom(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    for (const [, id] of value.matchAll(ofMedia)) if (id !== undefined) yield id;
  } else if (typeof value === 'object' && value !== null) {
    for (const held of Object.values(value)) yield* linkedFrom(held);
  }
}
