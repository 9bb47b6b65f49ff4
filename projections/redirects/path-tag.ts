/** The tag of the response at a path: the same for pages found there, and for not found. */
export function pathTag(path: string): string {
  return `path:${path}`;
}
