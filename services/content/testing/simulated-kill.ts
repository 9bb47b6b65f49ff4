import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { appendOneByOne } from '../../adapters/log/append-one-by-one.ts';

/** Ends the simulated process: nothing after this point runs. */
export class SimulatedKill extends Error {
  override name = 'SimulatedKill';
}

/**
 * Returns the log of a process that is killed right before or right after it appends an event of
 * this type. From then on the log is unavailable to the rest of the process.
 */
export function logKilledAt(log: EventLog, when: 'before' | 'after', type: string): EventLog {
  let isKilled = false;
  const die = (): never => {
    isKilled = true;
    throw new SimulatedKill(`${when} ${type}`);
  };
  const alive = () => (isKilled ? die() : log);
  const append: EventLog['append'] = async (stream, expected, events) => {
    const isTheOne = events.some((event) => event.type === type);
    if (isTheOne && when === 'before') die();
    const result = await alive().append(stream, expected, events);
    return isTheOne ? die() : result;
  };
  return {
    append,
    appendInOrder: (appends) => appendOneByOne({ append }, appends),
    readStream: async (...args) => alive().readStream(...args),
    readAll: async (...args) => alive().readAll(...args),
    head: async () => alive().head(),
    watch: (...args) => alive().watch(...args),
    last: async () => alive().last(),
    close: () => log.close(),
  };
}
