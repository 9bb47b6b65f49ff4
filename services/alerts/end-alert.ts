import type { KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import type { AlertEnd } from '@parvis/contracts/alerts/events.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import { eraseData } from '../subjects/erase-data.ts';
import type { AlertPorts } from './alert-ports.ts';
import { alertsOfSubject } from './alerts-of-subject.ts';

/**
 * Ends an alert, and erases its typed input; a subject who has nothing but an address left is
 * erased, too.
 * @param commandId repeating it changes nothing
 * @throws LogUnavailable
 */
export async function endAlert(
  ports: Pick<AlertPorts, 'writer' | 'links' | 'log' | 'db' | 'clock'>,
  { id, subjectId }: Pick<KnownAlert, 'id' | 'subjectId'>,
  because: AlertEnd,
  commandId: string,
): Promise<Outcome<undefined>> {
  const { writer, links, log, db, clock } = ports;
  const ended = await writer.execute(id, { type: 'end-alert', because }, commandId);
  if (!ended.ok) return ended;
  await links.expireFor(id);
  const isNeeded = async () =>
    (await alertsOfSubject(ports, subjectId)).some((other) => other.id !== id);
  const erasure = { commandId, actor: 'anonymous', at: clock.now() };
  await eraseData(log, db, { subjectId, about: id, isNeeded }, erasure);
  // The position of its digests in the log is no longer needed.
  await db.query('delete from digest_cursor where alert_id = $1', [id]);
  return accept(undefined);
}
