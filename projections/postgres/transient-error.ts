import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { DatabaseError } from 'pg';

/** No connection to the database was available in time. */
export class NoConnection extends Error {
  override name = 'NoConnection';
}

/** The connection broke, so it is unknown whether the transaction was committed. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}

/** Another process moved the checkpoint; nothing was written. */
export class CheckpointMoved extends Error {
  override name = 'CheckpointMoved';
}

/**
 * SQLSTATE (PostgreSQL, appendix A) of transient errors: connection (08), resources (53), shutdown
 * (57P), serialization (40001), deadlock (40P01), lock (55P03), standby (25006).
 */
const transientStates = /^(?:08|53|57P|40001|40P01|55P03|25006)/;
/** The subset that means that the server is unavailable to everybody. */
const unavailableStates = /^(?:08|57P)/;
/** Node's error codes of sockets that could not be opened or were lost. */
const socketErrors = /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;
/** Messages of `pg` without a code for an ended connection, or a timeout of the pool. */
const connectionMessages =
  /^Connection terminated|timeout exceeded when trying to connect|^Cannot use a pool|is not queryable$/;

/**
 * Returns whether a retry may resolve an error of the database, of the log or of the connection to
 * them.
 */
export function isTransient(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if (isOurs(cause)) return true;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  if (transientStates.test(code)) return true;
  if (cause instanceof DatabaseError) return false;
  return socketErrors.test(code) || connectionMessages.test(cause.message);
}

/** Returns whether an error means that PostgreSQL cannot be reached. */
export function isServerUnavailable(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if (cause instanceof NoConnection || cause instanceof ConnectionLost) return true;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  if (cause instanceof DatabaseError) return unavailableStates.test(code);
  return socketErrors.test(code) || connectionMessages.test(cause.message);
}

function isOurs(cause: Error): boolean {
  return [LogUnavailable, NoConnection, ConnectionLost, CheckpointMoved].some(
    (kind) => cause instanceof kind,
  );
}
