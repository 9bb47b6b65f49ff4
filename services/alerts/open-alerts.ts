import type { AlertId, KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { AlertPorts } from './alert-ports.ts';
import type { FoundLink } from './links/links.ts';
import type { OpenedAlerts } from './sessions/sessions.ts';

/** A session that a link opened. */
interface OpenedSession {
  readonly session: OpenedAlerts;
  /** `Set-Cookie` */
  readonly cookie: string;
}

/**
 * Opens alerts in one browser by the secret of a link: all alerts of a subject, once, if they
 * requested it; the alert that an e-mail is about, as often as they follow its link.
 * @throws LogUnavailable
 */
export async function openAlerts(
  ports: AlertPorts,
  id: AlertId,
  secret: string,
  commandId: string,
): Promise<Outcome<OpenedSession>> {
  const link = await ports.links.find(id, secret);
  const alert = await ports.writer.load(id);
  const opened = link && (await openBy(ports, link, secret, alert));
  if (!opened) return refuse('alert-link-over');
  // Following the link renews the alert that the e-mail was about.
  if (alert && alert.warnedAt !== null)
    await ports.writer.execute(id, { type: 'renew-alert' }, commandId);
  return accept(opened);
}

async function openBy(
  { links, sessions }: AlertPorts,
  { purpose, subjectId }: FoundLink,
  secret: string,
  alert: KnownAlert | undefined,
): Promise<OpenedSession | undefined> {
  if (purpose === 'manage' && subjectId !== undefined) {
    const session = { subjectId };
    const cookie = (await links.use(secret)) ? await sessions.open(session) : undefined;
    return cookie === undefined ? undefined : { session, cookie };
  }
  if (alert === undefined || (purpose !== 'manage' && purpose !== 'subscription')) return undefined;
  const all = { subjectId: alert.subjectId };
  // Earlier versions mailed one link for both purposes: it opens all alerts once.
  const once = purpose === 'manage' ? await sessions.open(all, secret) : undefined;
  if (once !== undefined) return { session: all, cookie: once };
  if (alert.state === 'unsubscribed') return undefined;
  const session = { ...all, alertId: alert.id };
  const cookie = await sessions.open(session);
  return cookie === undefined ? undefined : { session, cookie };
}
