import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { isTransient } from '@parvis/projections/postgres/transient-error.ts';
import { DatabaseError } from 'pg';

/**
 * Tells a server that cannot be reached from a statement that is wrong: an error about the statement
 * is returned as it is; everything else (sockets, time-outs, shutdowns) becomes LogUnavailable.
 */
export function asLogError(cause: unknown): unknown {
  if (cause instanceof LogUnavailable) return cause;
  if (cause instanceof DatabaseError && !isTransient(cause)) return cause;
  return new LogUnavailable('PostgreSQL cannot be reached', { cause });
}
