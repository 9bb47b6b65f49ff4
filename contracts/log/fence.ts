/**
 * Type of the event that changes nothing but the revision of its stream: a command that had read
 * the stream before, and was believed dead, can no longer append. Readers of streams skip it.
 */
export const fenceEventType = 'StreamFenced';

/** Returns whether an event only fences its stream. */
export function isFence({ type }: { readonly type: string }): boolean {
  return type === fenceEventType;
}
