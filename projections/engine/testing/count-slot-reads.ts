import pg from 'pg';
import { onTestFinished, vi } from 'vitest';
import { until } from './projection-world.ts';

/**
 * Counts from now on how often engines read their slots.
 * @returns a function that waits while an engine looks several times for changes of states, and
 * returns the number so far
 */
export function countSlotReads(): () => Promise<number> {
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => queries.mockRestore());
  const count = (text: string) =>
    queries.mock.calls.filter(([query]) => JSON.stringify(query).includes(text)).length;
  return async () => {
    const looks = count('string_agg');
    await until(() => count('string_agg') > looks + 3);
    return count('event_stream as');
  };
}
