import type { AlertId, KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/**
 * Returns the existing alerts of a subject, oldest first, also those that can still be resubscribed.
 * @throws ReadModelNotServed
 */
export async function listAlerts(
  db: Queryable,
  subjectId: SubjectId,
): Promise<readonly KnownAlert[]> {
  const rows = await servedRows<{ alert: KnownAlert | null }>(
    db,
    `select read_position('alerts') as position, alert
     from alerts.alert where subject_id = $1 order by requested_at, id`,
    [subjectId],
  );
  return rows.flatMap(({ alert }) => alert ?? []);
}

/** A confirmed alert, and the position of its confirmation in the log. */
export interface ActiveAlert {
  readonly alert: KnownAlert;
  readonly confirmed: Position;
}

/** Returns confirmed alerts by id, one page after an id. @throws ReadModelNotServed */
export async function listActiveAlerts(
  db: Queryable,
  after: AlertId | undefined,
  limit: number,
): Promise<readonly ActiveAlert[]> {
  return servedRows<ActiveAlert>(
    db,
    `select alert, confirmed from alerts.alert
     where state = 'active' and id > $1 and (select read_position('alerts') is not null)
     order by id limit $2`,
    [after ?? '', limit],
  );
}
