import type { Bus } from '@parvis/contracts/log/bus.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { throttled } from '@parvis/projections/follower/throttled.ts';

/**
 * The minimum interval between two hints, in milliseconds: each hint wakes every reader of the log.
 */
const hintEveryMs = 20;

/**
 * Wraps a log so that it announces new events on the bus and readers need not wait for their next
 * poll. An event that is appended shortly after others is announced together with those that follow
 * it.
 */
export function announcingEventLog(log: EventLog, bus: Bus): EventLog {
  const announce = throttled(hintEveryMs, (position: Position) =>
    bus.publish({ about: 'log', position }),
  );
  return {
    async append(stream, expected, events) {
      const result = await log.append(stream, expected, events);
      if (result.outcome === 'appended') announce(result.position);
      return result;
    },
    readStream: (stream, options) => log.readStream(stream, options),
    readAll: (after, limit) => log.readAll(after, limit),
    subscribe: (after, handlers) => log.subscribe(after, handlers),
    head: () => log.head(),
    close: () => log.close(),
  };
}
