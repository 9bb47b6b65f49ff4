import type { QueryResult, QueryResultRow } from 'pg';

/** A statement; a named one is planned once per connection. */
export type Statement = string | { readonly name: string; readonly text: string };

/** The part of PostgreSQL's client that queries need: a pool, or a client inside a transaction. */
export interface Queryable {
  query<Row extends QueryResultRow>(
    statement: Statement,
    values?: unknown[],
  ): Promise<QueryResult<Row>>;
}
