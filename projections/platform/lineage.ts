import type { ReadableLog } from './readable-log.ts';
import type { Slot } from './slots.ts';

/**
 * True when the log holds, at the checkpoint's place, the very event that the checkpoint passed last.
 * Otherwise the rows are newer than the log, or were built from another one.
 * @throws LogUnavailable
 */
export async function descendsFrom(log: ReadableLog, slot: Slot): Promise<boolean> {
  if (slot.eventId === null || slot.eventStream === null || slot.eventRevision === null)
    return true;
  const [event] = await log.readStream(slot.eventStream, { from: slot.eventRevision, limit: 1 });
  return event?.id === slot.eventId && event.position === slot.position;
}
