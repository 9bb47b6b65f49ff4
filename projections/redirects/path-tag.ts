/** Returns the tag of the response at a path, for pages and for “not found” alike. */
export function pathTag(path: string): string {
  return `path:${path}`;
}
