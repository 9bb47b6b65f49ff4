import type { KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import type { AlertEnd } from '@parvis/contracts/alerts/events.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import { listAlertsOf } from '@parvis/projections/alerts/list-alerts.ts';
import { eraseSubject } from '../subjects/erase-subject.ts';
import type { AlertPorts } from './alert-ports.ts';

/**
 * Ends an alert, and forgets what was typed of it; whom we then know nothing of but the address is erased.
 * @param commandId repeating it changes nothing
 * @throws LogUnavailable
 */
export async function endAlert(
  ports: Pick<AlertPorts, 'writer' | 'subjects' | 'log' | 'db' | 'clock'>,
  { id, subjectId }: Pick<KnownAlert, 'id' | 'subjectId'>,
  because: AlertEnd,
  commandId: string,
): Promise<Outcome<undefined>> {
  const { writer, subjects, log, db, clock } = ports;
  const ended = await writer.execute(id, { type: 'end-alert', because }, commandId);
  if (!ended.ok) return ended;
  await subjects.forgetAbout(subjectId, id);
  const others = (await listAlertsOf(db, subjectId)).filter((alert) => alert.id !== id);
  const known = await subjects.read(subjectId);
  const isKnownElsewhere = known?.data.some(({ kind }) => kind !== 'email') ?? false;
  if (others.length === 0 && !isKnownElsewhere)
    await eraseSubject(log, db, subjectId, { commandId, actor: 'anonymous', at: clock.now() });
  return accept(undefined);
}
