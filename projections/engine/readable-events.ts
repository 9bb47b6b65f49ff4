import { findFamily, isForeign, reasonUnreadable } from '@parvis/contracts/log/event-families.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { isFence } from '@parvis/contracts/log/fence.ts';
import { isKnownEventType } from '../follower/event-catalogue.ts';

/**
 * Returns the events handled by a reader of the log, without those of other applications. An event
 * that this build cannot read stops only readers that would handle it, or that handle other types
 * of its stream when its type is unknown.
 * @param handles event types
 * @throws Error with the reason why an event cannot be read
 */
export function readableEvents(
  handles: readonly string[],
  events: readonly RecordedEvent[],
): readonly RecordedEvent[] {
  const types = new Set(handles);
  return events.filter((event) => {
    if (isForeign(event) || isFence(event)) return false;
    const isHandled = types.has(event.type);
    const concerns = isHandled || (!isKnownEventType(event.type) && handlesSome(types, event));
    const cause = concerns ? reasonUnreadable(event) : undefined;
    if (cause !== undefined) throw new Error(cause);
    return isHandled;
  });
}

function handlesSome(types: ReadonlySet<string>, { stream }: RecordedEvent): boolean {
  return Object.keys(findFamily(stream)?.schemas ?? {}).some((type) => types.has(type));
}
