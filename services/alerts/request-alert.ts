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
import type { ToldOfAlert } from '@parvis/projections/pages/read-wished-offers.ts';
import { mintId } from '../streams/mint-id.ts';
import type { AlertPorts } from './alert-ports.ts';
import { limitMails } from './limit-mails.ts';

/** What somebody asks to be told of. */
export interface AlertRequest {
  readonly commandId: string;
  /** Network address, for the limits alone. */
  readonly from: string;
  readonly email: string;
  readonly type: AlertType;
  readonly locale: Locale;
  readonly frequency: Frequency;
  readonly wish: Wish;
  /** The name of a job alert, and what was typed of its criteria. */
  readonly told?: (ToldOfAlert & { readonly name: string }) | undefined;
}

/**
 * Asks for an alert: what was typed is kept with the subject, the rest goes into the log, and a mail with
 * the link that confirms it follows. Whether the address is known cannot be told from the outcome.
 * @throws LogUnavailable
 */
export async function requestAlert(
  ports: AlertPorts,
  request: AlertRequest,
): Promise<Outcome<undefined>> {
  const { commandId, from, email, told, ...alert } = request;
  const limited = await limitMails(ports, { from, email });
  if (!limited.ok) return limited;
  const { subjects, writer } = ports;
  const id = alertIdFrom(commandId);
  const subjectId = await subjects.subjectOf(email);
  if (told) await keepTold(ports, subjectId, id, told);
  const requested = await writer.request({ id, subjectId, ...alert });
  return requested.ok ? accept(undefined) : requested;
}

/** Keeps what was typed of an alert with its subject. */
export async function keepTold(
  { subjects }: Pick<AlertPorts, 'subjects'>,
  subjectId: SubjectId,
  id: AlertId,
  { name, keywords, near }: ToldOfAlert & { readonly name: string },
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

/** The id of the alert that a command asks for: the same each time. */
function alertIdFrom(commandId: string): AlertId {
  return alertIdSchema.parse(mintId(`alert/${commandId}`, 16));
}
