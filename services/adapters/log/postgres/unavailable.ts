import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { isTransient } from '@parvis/projections/postgres/transient-error.ts';
import { DatabaseError } from 'pg';

/**
 * Distinguishes an unreachable server from an invalid statement: an error about the statement is
 * returned unchanged; everything else (sockets, timeouts, shutdowns) becomes LogUnavailable.
 */
export function asLogError(cause: unknown): unknown {
  if (cause instanceof LogUnavailable) return cause;
  if (cause instanceof DatabaseError && !isTransient(cause)) return cause;
  return new LogUnavailable('PostgreSQL cannot be reached', { cause });
}
