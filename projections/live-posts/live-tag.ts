/** The feed of a live focus, whoever shows it. */
export function liveTag(focusId: string): string {
  return `live:${focusId}`;
}
