import type { Queryable } from '@parvis/projections/postgres/queryable.ts';

/** The number of rows deleted in one transaction, which takes some milliseconds. */
const batchSize = 500;

/** The rows to delete, as SQL. */
export interface OldRows {
  readonly table: string;
  /** `$1` and so on are the values. */
  readonly condition: string;
  /** The column with an index by which they are found, oldest first. */
  readonly by: string;
  readonly values: unknown[];
}

/** Deletes rows that nothing needs, however many: others never wait for more than one batch. */
export async function deleteInBatches(
  db: Queryable,
  { table, condition, by, values }: OldRows,
): Promise<void> {
  for (;;) {
    const { rowCount } = await db.query(
      `delete from ${table} where ctid = any (array(
         select ctid from ${table} where ${condition} order by ${by} limit ${batchSize}))`,
      values,
    );
    if ((rowCount ?? 0) < batchSize) return;
  }
}
