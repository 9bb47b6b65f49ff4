/** The beginning of a report’s id, by which officers name it. */
export function shortId(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
