/** Returns the cache tag of a media item. */
export function mediaTag(id: string): string {
  return `media:${id}`;
}

/** The tag of the library: its items and their texts. */
export const libraryTag = 'library';
