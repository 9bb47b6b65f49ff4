import type { KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import type { AlertEnd } from '@parvis/contracts/alerts/events.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import { listAlertsOf } from '@parvis/projections/alerts/list-alerts.ts';
import { eraseData } from '../subjects/erase-data.ts';
import type { AlertPorts } from './alert-ports.ts';

/**
 * Ends an alert, and erases its typed input; a subject who has nothing but an address left is
 * erased, too.
 * @param commandId repeating it changes nothing
 * @throws LogUnavailable
 */
export async function endAlert(
  { writer, log, db, clock }: Pick<AlertPorts, 'writer' | 'log' | 'db' | 'clock'>,
  { id, subjectId }: Pick<KnownAlert, 'id' | 'subjectId'>,
  because: AlertEnd,
  commandId: string,
): Promise<Outcome<undefined>> {
  const ended = await writer.execute(id, { type: 'end-alert', because }, commandId);
  if (!ended.ok) return ended;
  const isNeeded = async () => (await listAlertsOf(db, subjectId)).some((other) => other.id !== id);
  const erasure = { commandId, actor: 'anonymous', at: clock.now() };
  await eraseData(log, db, { subjectId, about: id, isNeeded }, erasure);
  // The position of its digests in the log is no longer needed.
  await db.query('delete from digest_cursor where alert_id = $1', [id]);
  return accept(undefined);
}
