import type { Pool, QueryResult, QueryResultRow } from 'pg';
import { awaitStatements } from './await-statements.ts';
import type { Queryable, Statement } from './queryable.ts';
import { transactionOn } from './transaction.ts';

/**
 * Returns the same database, each of whose statements runs in a transaction of its own with these
 * settings of PostgreSQL, by their names.
 */
export function withSettings(pool: Pool, settings: Readonly<Record<string, string>>): Queryable {
  const names = Object.keys(settings);
  const set = names.map((_, at) => `set_config($${at * 2 + 1}, $${at * 2 + 2}, true)`).join(', ');
  const given = Object.entries(settings).flat();
  return {
    query<Row extends QueryResultRow>(
      statement: Statement,
      values?: unknown[],
    ): Promise<QueryResult<Row>> {
      return transactionOn(pool, async (client) => {
        const [, result] = await awaitStatements([
          client.query(`select ${set}`, given),
          client.query<Row>(statement, values),
        ]);
        return result;
      });
    },
  };
}
