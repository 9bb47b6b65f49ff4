import type { Bus } from '@parvis/contracts/log/bus.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';

/**
 * The same log, which announces new events on the bus, so that readers need not wait for their next
 * poll.
 */
export function announcing(log: EventLog, bus: Bus): EventLog {
  return {
    async append(stream, expected, events) {
      const result = await log.append(stream, expected, events);
      if (result.outcome === 'appended') bus.publish({ about: 'log', position: result.position });
      return result;
    },
    readStream: (stream, options) => log.readStream(stream, options),
    readAll: (after, limit) => log.readAll(after, limit),
    subscribe: (after, handlers) => log.subscribe(after, handlers),
    head: () => log.head(),
    close: () => log.close(),
  };
}
