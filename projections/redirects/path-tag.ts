/** What answers at an address: the same tag as that of the pages found there, or not found. */
export function pathTag(path: string): string {
  return `path:${path}`;
}
