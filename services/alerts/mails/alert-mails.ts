import { alertIdSchema, type KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import { alertEventSchemas } from '@parvis/contracts/alerts/events.ts';
import type { Mail } from '@parvis/contracts/mail/mail.ts';
import { defaultLocale, type Locale, localeSchema } from '@parvis/contracts/site/locale.ts';
import type { Clock } from '../../adapters/clock.ts';
import { type LinkMail, linkMail } from '../../outbox/mail-layout/link-mail.ts';
import type { MailTemplate } from '../../outbox/template.ts';
import type { Reactor } from '../../reactors/reactor.ts';
import { addressOf, type Subject } from '../../subjects/subject-store.ts';
import type { AlertWriter } from '../alert-writer.ts';
import type { AlertLinks } from '../links/links.ts';
import { typedOf } from '../read-alert.ts';
import { alertMailWords } from './alert-words.ts';

const confirmationName = 'alert-confirmation';
export const alertsLinkName = 'alerts-link';

/** The dependencies of the e-mails of alerts. */
export interface AlertMailDeps {
  readonly writer: Pick<AlertWriter, 'load'>;
  readonly links: AlertLinks;
  readonly clock: Clock;
  /** The name of the site. */
  readonly siteName: (locale: Locale) => Promise<string>;
}

/** Orders the e-mail by which an alert is confirmed. */
export const confirmationReactor: Reactor = {
  name: 'alert-confirmations',
  begins: 'with-the-log',
  handles: ['AlertRequested'],
  react({ data }) {
    const { id: alert, subjectId } = alertEventSchemas.AlertRequested.parse(data);
    return Promise.resolve({
      mails: [{ subjectId, template: confirmationName, params: { alert } }],
    });
  },
};

/** Returns the e-mails with links: to confirm an alert, and to manage all alerts of its subject. */
export function alertMails(parts: AlertMailDeps): readonly MailTemplate[] {
  const { links, clock, siteName } = parts;
  return [
    {
      name: confirmationName,
      async render(subject, params) {
        const alert = await alertOf(parts, params['alert']);
        if (alert?.state !== 'requested') return undefined;
        const { locale, type } = alert;
        const site = await siteName(locale);
        const { name } = typedOf(subject, alert);
        const kind = type === 'newsletter' ? 'newsletter' : 'alert';
        const words = alertMailWords(locale, kind, { name, site });
        const url = links.address('activate', alert, clock.now());
        return mailTo(subject, { locale, site, words, url });
      },
    },
    {
      name: alertsLinkName,
      async render(subject, params) {
        const alert = await alertOf(parts, params['alert']);
        if (!alert) return undefined;
        const locale = localeSchema.catch(defaultLocale).parse(params['locale']);
        const site = await siteName(locale);
        const url = links.address('manage', { ...alert, locale }, clock.now());
        const words = alertMailWords(locale, 'alerts', { site });
        return mailTo(subject, { locale, site, words, url });
      },
    },
  ];
}

async function alertOf({ writer }: AlertMailDeps, param: unknown): Promise<KnownAlert | undefined> {
  const id = alertIdSchema.safeParse(param);
  return id.success ? writer.load(id.data) : undefined;
}

/** Returns an e-mail to its subject; none when the address is no longer known. */
function mailTo(reader: Subject, mail: Omit<LinkMail, 'to'>): Mail | undefined {
  const address = addressOf(reader);
  return address === undefined ? undefined : linkMail({ to: { address }, ...mail });
}
