import type { EventLog } from '@parvis/contracts/log/event-log.ts';

/** The process ends: nothing after this point was run. */
export class CutOff extends Error {
  override name = 'CutOff';
}

/** The log of a process that is killed right before, or right after, it appends an event of this type. */
export function cutOff(log: EventLog, when: 'before' | 'after', type: string): EventLog {
  return {
    append: async (stream, expected, events) => {
      const isTheOne = events.some((event) => event.type === type);
      if (isTheOne && when === 'before') throw new CutOff(`before ${type}`);
      const result = await log.append(stream, expected, events);
      if (isTheOne) throw new CutOff(`after ${type}`);
      return result;
    },
    readStream: (...asked) => log.readStream(...asked),
    readAll: (...asked) => log.readAll(...asked),
    head: () => log.head(),
    subscribe: (...asked) => log.subscribe(...asked),
    close: () => log.close(),
  };
}
