import {
  type AlertId,
  type AlertType,
  alertIdSchema,
  type Frequency,
  type Wish,
} from '@parvis/contracts/alerts/alert.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import type { TypedCriteria } from '@parvis/projections/pages/read-wished-offers.ts';
import { mintId } from '../streams/mint-id.ts';
import type { AlertPorts } from './alert-ports.ts';
import { limitMails } from './limit-mails.ts';

/** A request for an alert. */
export interface AlertRequest {
  readonly commandId: string;
  /** Network address, for the limits alone. */
  readonly from: string;
  readonly email: string;
  readonly type: AlertType;
  readonly locale: Locale;
  readonly frequency: Frequency;
  readonly wish: Wish;
  /** The name of a job alert, and its typed criteria. */
  readonly typed?: (TypedCriteria & { readonly name: string }) | undefined;
}

/**
 * Requests an alert: typed input is stored with the subject, the rest in the log, and a mail with
 * the confirmation link is ordered. The outcome does not reveal whether the address is known.
 * @throws LogUnavailable
 */
export async function requestAlert(
  ports: AlertPorts,
  request: AlertRequest,
): Promise<Outcome<undefined>> {
  const { commandId, from, email, typed, ...alert } = request;
  const limited = await limitMails(ports, { from, email });
  if (!limited.ok) return limited;
  const { subjects, writer } = ports;
  const id = alertIdFrom(commandId);
  const subjectId = await subjects.subjectOf(email);
  if (typed) await keepTyped(ports, subjectId, id, typed);
  const requested = await writer.request({ id, subjectId, ...alert });
  return requested.ok ? accept(undefined) : requested;
}

/** Stores the typed input of an alert with its subject. */
export async function keepTyped(
  { subjects }: Pick<AlertPorts, 'subjects'>,
  subjectId: SubjectId,
  id: AlertId,
  { name, keywords, near }: TypedCriteria & { readonly name: string },
): Promise<void> {
  await subjects.keep(subjectId, { kind: 'alert-name', about: id, value: name });
  if (keywords !== '')
    await subjects.keep(subjectId, { kind: 'keywords', about: id, value: keywords });
  if (near) {
    const { latitude, longitude } = near;
    const value = { latitude, longitude };
    await subjects.keep(subjectId, { kind: 'coordinates', about: id, value });
  }
}

/** The id of the alert that a command requests: the same each time. */
function alertIdFrom(commandId: string): AlertId {
  return alertIdSchema.parse(mintId(`alert/${commandId}`, 16));
}
