/** A media item, whoever shows it. */
export function mediaTag(id: string): string {
  return `media:${id}`;
}
