/** A media item, whoever shows it. */
export function mediaTag(id: string): string {
  return `media:${id}`;
}

/** What the library holds, and what it says of it. */
export const libraryTag = 'library';
