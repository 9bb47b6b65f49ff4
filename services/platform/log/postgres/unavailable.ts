import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { DatabaseError } from 'pg';

/** SQLSTATE classes and codes of a server that is starting, stopping, full or elsewhere (appendix A). */
const passing = [/^08/, /^57P/, /^53/, /^40001$/, /^40P01$/, /^25006$/];

/**
 * Tells a server that is away from a statement that is wrong: what the server said about the
 * statement stays as it is; everything else (sockets, time-outs, shutdowns) becomes LogUnavailable.
 */
export function unavailableOrFault(cause: unknown): unknown {
  if (cause instanceof LogUnavailable) return cause;
  if (cause instanceof DatabaseError && !passing.some((code) => code.test(cause.code ?? '')))
    return cause;
  return new LogUnavailable('PostgreSQL cannot be reached', { cause });
}
