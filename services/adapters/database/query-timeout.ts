import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { NoConnection } from '@parvis/projections/postgres/transient-error.ts';
import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** `pg` supports it for single queries; its types do not know it. */
interface LimitedQuery extends QueryConfig {
  readonly query_timeout: number;
}

/**
 * Returns the same database with a limit on how long a statement may take. A server that is frozen,
 * or vanished without closing its connections, never responds: whoever waits would wait forever.
 * @throws NoConnection after the timeout; the connection is closed
 */
export function withQueryTimeout(pool: Pick<Pool, 'query'>, timeoutMs: number): Queryable {
  return {
    async query<Row extends QueryResultRow>(
      statement: Parameters<Queryable['query']>[0],
      values?: unknown[],
    ): Promise<QueryResult<Row>> {
      const named = typeof statement === 'string' ? { text: statement } : statement;
      // A shorter limit may be set already.
      const query: LimitedQuery = { query_timeout: timeoutMs, ...named, ...(values && { values }) };
      try {
        return await pool.query<Row>(query);
      } catch (cause) {
        throw isTimeout(cause) ? new NoConnection(tooLate(query), { cause }) : cause;
      }
    },
  };
}

function tooLate({ query_timeout: timeoutMs }: LimitedQuery): string {
  return `The database gave no response within ${timeoutMs / 1_000} s.`;
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && cause.message === 'Query read timeout';
}
