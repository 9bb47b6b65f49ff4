import pg from 'pg';
import { onTestFinished, vi } from 'vitest';
import { until } from './projection-world.ts';

/**
 * Counts from now on how often engines read their slots.
 * @returns a function that waits while a reader polls several times, and
 * returns the number so far
 */
export function countSlotReads(): () => Promise<number> {
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => queries.mockRestore());
  const count = (text: string) =>
    queries.mock.calls.filter(([query]) => JSON.stringify(query).includes(text)).length;
  return async () => {
    const polls = count('pg_current_snapshot');
    await until(() => count('pg_current_snapshot') > polls + 3);
    return count('event_stream as');
  };
}
