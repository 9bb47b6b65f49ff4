/** The cache tag of a media item. */
export function mediaTag(id: string): string {
  return `media:${id}`;
}

/** What the library holds, and what it says of it. */
export const libraryTag = 'library';
