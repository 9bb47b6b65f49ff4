/** A playlist, whoever shows it. */
export function playlistTag(id: string): string {
  return `playlist:${id}`;
}
