/** Returns the cache tag of a live focus's feed. */
export function liveTag(focusId: string): string {
  return `live:${focusId}`;
}
