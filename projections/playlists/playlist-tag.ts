/** Returns the cache tag of a playlist. */
export function playlistTag(id: string): string {
  return `playlist:${id}`;
}
