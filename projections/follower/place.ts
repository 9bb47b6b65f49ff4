import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { positionSchema, startOfLog } from '@parvis/contracts/log/position.ts';
import { z } from 'zod';
import type { ReadableLog } from './readable-log.ts';

/** A place in the log: a position, and the event at it unless it is before all events. */
export const placeSchema = z.object({
  position: positionSchema,
  event: z
    .object({ id: z.string(), stream: z.string(), revision: z.number().int().min(0) })
    .nullable(),
});
export type Place = z.infer<typeof placeSchema>;

/** Before every event. */
export const beforeAllEvents: Place = { position: startOfLog, event: null };

/** Returns the place of an event. */
export function placeOf({ id, stream, revision, position }: RecordedEvent): Place {
  return { position, event: { id, stream, revision } };
}

/** Returns the place of the last event in the log. @throws LogUnavailable */
export async function readEnd(log: ReadableLog): Promise<Place> {
  const last = await log.last();
  return last === undefined ? beforeAllEvents : placeOf(last);
}

/**
 * Returns whether the log contains the place: the same event at that position or, for a place of an
 * earlier release without an event, a log at least as long. False after the log, but not the database, was restored
 * from a backup.
 * @throws LogUnavailable
 */
export async function containsPlace(
  log: ReadableLog,
  { position, event }: Place,
): Promise<boolean> {
  if (event === null) return (await log.head()) >= position;
  const [found] = await log.readStream(event.stream, { from: event.revision, limit: 1 });
  return found?.id === event.id && found.position === position;
}
