import type { Queryable } from '@parvis/projections/postgres/queryable.ts';

const maxCauseLength = 300;

/** Returns why the process that writes offers to Typesense fails to; undefined while it does not. */
export async function readIndexingFailure(db: Queryable): Promise<string | undefined> {
  const { rows } = await db.query<{ cause: string }>('select cause from offer_indexing_failure');
  return rows[0]?.cause;
}

/** Stores why offers are not written, for every process; `undefined` once they are. */
export async function storeIndexingFailure(
  db: Queryable,
  cause: string | undefined,
): Promise<void> {
  if (cause === undefined) {
    await db.query('delete from offer_indexing_failure');
    return;
  }
  await db.query(
    `insert into offer_indexing_failure (cause) values ($1)
     on conflict (is_only) do update set cause = excluded.cause`,
    [cause.slice(0, maxCauseLength)],
  );
}
