import { DatabaseError, type QueryResultRow } from 'pg';
import type { Queryable, Statement } from './queryable.ts';

/** The read model has no rows yet, or was built from another log: it must not be served. */
export class ReadModelNotServed extends Error {
  override name = 'ReadModelNotServed';
}

const notServed = 'PV001';
const noSuchSchema = '3F000';
const noSuchTable = '42P01';
/** Rows of an earlier version, which are read while those of this build are being built. */
const noSuchColumn = '42703';

/**
 * Runs a query that calls `read_position`, so that position and rows are from one snapshot.
 * @throws ReadModelNotServed
 */
export async function servedRows<Row extends QueryResultRow>(
  db: Queryable,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  try {
    return (await db.query<Row>(statement, values)).rows;
  } catch (cause) {
    if (cause instanceof DatabaseError && isNotServed(cause.code))
      throw new ReadModelNotServed(cause.message, { cause });
    throw cause;
  }
}

function isNotServed(code: string | undefined): boolean {
  return [notServed, noSuchSchema, noSuchTable, noSuchColumn].some((one) => one === code);
}
