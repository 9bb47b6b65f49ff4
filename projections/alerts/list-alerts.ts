import type { AlertId, KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** Returns the existing alerts of a subject, oldest first. @throws ReadModelNotServed */
export async function listAlertsOf(
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

/** Returns confirmed alerts by id, one page after an id. @throws ReadModelNotServed */
export async function listActiveAlerts(
  db: Queryable,
  after: AlertId | undefined,
  limit: number,
): Promise<readonly KnownAlert[]> {
  const rows = await servedRows<{ alert: KnownAlert | null }>(
    db,
    `select read_position('alerts') as position, alert
     from alerts.alert where state = 'active' and id > $1 order by id limit $2`,
    [after ?? '', limit],
  );
  return rows.flatMap(({ alert }) => alert ?? []);
}
