import { destination, type Logger, type DestinationStream as LogLines, pino } from 'pino';
import type { LogLevel } from '../config/variables.ts';

export type { DestinationStream as LogLines, Logger } from 'pino';

const standardError = 2;

/**
 * Writes one JSON object per line, with `level`, `at` (ISO 8601, UTC), the caller's fields and
 * `message`. Visitors' data must not be logged: no bodies, queries, addresses or names.
 * @param to standard error by default; lines are written synchronously, so that the last one before
 * a crash is not lost
 */
export function createLogger(
  level: LogLevel,
  to: LogLines = destination({ fd: standardError, sync: true }),
): Logger {
  return pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: () => `,"at":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    to,
  );
}
