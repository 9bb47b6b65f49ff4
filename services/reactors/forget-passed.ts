import { positionAt } from '@parvis/projections/log-instants/find-instants.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { deleteInBatches } from '../adapters/database/delete-in-batches.ts';

/**
 * Forgets which events before an instant were acted on: all were, whatever backup of the log is
 * restored. A reactor that has not read that far yet keeps its rows.
 * @throws ReadModelNotServed
 */
export async function forgetPassed(db: Queryable, before: Date): Promise<void> {
  const last = await positionAt(db, before);
  if (last === undefined) return;
  await db.query(
    `update reactor_checkpoint set forgotten_before = greatest(forgotten_before, $1)
     where place->>'position' >= $2`,
    [before, last],
  );
  await deleteInBatches(db, {
    table: 'reactor_passed',
    condition: `passed_at < $1
      and name in (select name from reactor_checkpoint where forgotten_before >= $1)`,
    by: 'passed_at',
    values: [before],
  });
}
