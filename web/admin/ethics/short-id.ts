/** Returns the first characters of a report’s id, by which officers refer to it. */
export function shortId(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
