import { ErrorType, isCommandError } from '@eventstore/db-client';
import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';

/** Errors about the request itself; a retry would not help. */
const faults: ReadonlySet<ErrorType> = new Set([
  ErrorType.ACCESS_DENIED,
  ErrorType.INVALID_ARGUMENT,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.STREAM_DELETED,
  ErrorType.UNSUPPORTED,
  ErrorType.WRONG_EXPECTED_VERSION,
]);

/** Distinguishes a server that is unavailable, or not the leader, from an invalid request. */
export function asLogError(cause: unknown): unknown {
  if (cause instanceof LogUnavailable) return cause;
  if (cause instanceof Error && isCommandError(cause) && faults.has(cause.type)) return cause;
  return new LogUnavailable('EventStoreDB cannot be reached', { cause });
}
