import { type AlertId, alertIdSchema } from '@parvis/contracts/alerts/alert.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import { mintId } from '../streams/mint-id.ts';
import type { NewDatum } from '../subjects/subject-store.ts';
import type { AlertPorts } from './alert-ports.ts';
import type { AlertRequest, TypedAlert } from './alert-request.ts';
import { limitMails, limitRequests } from './limit-mails.ts';
import { remindOfSame } from './remind-of-same.ts';

/**
 * Requests an alert: typed input is stored with the subject, the rest in the log, and an e-mail
 * with the confirmation link is ordered. If the same alert already waits to be confirmed, its link
 * is mailed again instead. The outcome does not reveal whether the address is known.
 * @throws LogUnavailable
 */
export async function requestAlert(
  ports: AlertPorts,
  request: AlertRequest,
): Promise<Outcome<undefined>> {
  const { commandId, from, email, typed, ...alert } = request;
  const limited = await limitRequests(ports, { from, email });
  if (!limited.ok) return limited;
  const { subjects, suppressions, writer } = ports;
  // Its owner refused all e-mails, so nothing is stored either.
  if (await suppressions.includes(email)) return accept(undefined);
  const id = alertIdFrom(commandId);
  if (await remindOfSame(ports, id, request)) return accept(undefined);
  const mailed = await limitMails(ports, { from, email }, 'confirmation');
  if (!mailed.ok) return mailed;
  const subjectId = await subjects.keepFor(email, typed ? typedData(id, typed) : []);
  await writer.request({ id, subjectId, ...alert });
  return accept(undefined);
}

/** Stores the typed input of an alert with its subject. */
export async function storeTypedInput(
  { subjects }: Pick<AlertPorts, 'subjects'>,
  subjectId: SubjectId,
  id: AlertId,
  typed: TypedAlert,
): Promise<void> {
  for (const datum of typedData(id, typed)) await subjects.keep(subjectId, datum);
}

function typedData(about: AlertId, { name, keywords, near }: TypedAlert): readonly NewDatum[] {
  const data: NewDatum[] = [{ kind: 'alert-name', about, value: name }];
  if (keywords !== '') data.push({ kind: 'keywords', about, value: keywords });
  if (near) {
    const { latitude, longitude } = near;
    data.push({ kind: 'coordinates', about, value: { latitude, longitude } });
  }
  return data;
}

/** Returns the id of the alert that a command requests: the same each time. */
function alertIdFrom(commandId: string): AlertId {
  return alertIdSchema.parse(mintId(`alert/${commandId}`, 16));
}
