import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { isFence } from '@parvis/contracts/log/fence.ts';

/** A stream may begin with a few fences before its first event. */
const eventsToLookAt = 10;

/** Returns whether a stream has an event that is not a fence. @throws LogUnavailable */
export async function hasBegun(
  log: Pick<EventLog, 'readStream'>,
  stream: string,
): Promise<boolean> {
  const events = await log.readStream(stream, { from: 0, limit: eventsToLookAt });
  return events.some((event) => !isFence(event));
}
