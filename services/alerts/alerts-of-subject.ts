import type { KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import { listAlerts } from '@parvis/projections/alerts/list-alerts.ts';
import type { AlertPorts } from './alert-ports.ts';

/**
 * Returns the alerts of a subject as they are in the log, so that one that was just confirmed or
 * ended is not missed; the read model, which may lag, only contributes ids.
 * @throws LogUnavailable, ReadModelNotServed
 */
export async function alertsOfSubject(
  { db, links, writer }: Pick<AlertPorts, 'db' | 'links' | 'writer'>,
  subjectId: SubjectId,
): Promise<readonly KnownAlert[]> {
  const listed = (await listAlerts(db, subjectId)).map(({ id }) => id);
  const ids = [...new Set([...listed, ...(await links.alertsOf(subjectId))])];
  const loaded = await Promise.all(ids.map((id) => writer.load(id)));
  return loaded.filter((alert) => alert !== undefined);
}
