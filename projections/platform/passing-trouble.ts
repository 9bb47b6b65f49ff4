import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { DatabaseError } from 'pg';

/** SQLSTATE of trouble that passes: connection, shutdown, resources, serialization, deadlock, lock. */
const passingStates = /^(?:08|57P|53|40001|40P01|55P03|25006)/;

/** True for what repeating may cure, as told by PostgreSQL or the log; a fold that throws is no such thing. */
export function isPassing(cause: unknown): boolean {
  if (cause instanceof DatabaseError) return passingStates.test(cause.code ?? '');
  return cause instanceof LogUnavailable;
}

const firstPauseMs = 50;
const longestPauseMs = 2_000;

/** Milliseconds to wait after so many failures in a row (at least 1): doubling, with a ceiling. */
export function pauseAfter(failures: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1));
}
