import { NoConnection } from '@parvis/projections/postgres/transient-error.ts';
import { withTimeout } from '@parvis/projections/postgres/with-timeout.ts';

/** Waits for a step of a request while the request may still wait. @throws NoConnection */
export type InTime = <T>(step: Promise<T>) => Promise<T>;

/**
 * Limits the steps of one request together: on a frozen database each would wait for its own limit,
 * one after the other. A step that was given up continues, and frees what it holds when it ends.
 */
export function allWithin(patienceMs: number): InTime {
  const deadline = performance.now() + patienceMs;
  const tooLate = () => new NoConnection(`There was no page within ${patienceMs / 1_000} s.`);
  return (step) => withTimeout(Math.max(0, deadline - performance.now()), step, tooLate);
}
