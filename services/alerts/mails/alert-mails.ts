import { alertIdSchema, type KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import { alertEventSchemas } from '@parvis/contracts/alerts/events.ts';
import { defaultLocale, type Locale, localeSchema } from '@parvis/contracts/site/locale.ts';
import { linkMail } from '../../outbox/mail-layout/link-mail.ts';
import { mailWords } from '../../outbox/mail-layout/mail-words.ts';
import type { MailTemplate } from '../../outbox/template.ts';
import type { Reactor } from '../../reactors/reactor.ts';
import { addressOf } from '../../subjects/subject-store.ts';
import type { Suppressions } from '../../subjects/suppressions.ts';
import type { AlertWriter } from '../alert-writer.ts';
import type { AlertLinks } from '../links/links.ts';
import { alertMailWords } from './alert-words.ts';

export const confirmationName = 'alert-confirmation';
export const alertsLinkName = 'alerts-link';

/** The dependencies of the e-mails of alerts. */
export interface AlertMailDeps {
  readonly writer: Pick<AlertWriter, 'load'>;
  readonly links: AlertLinks;
  readonly suppressions: Pick<Suppressions, 'tokenOf'>;
  /** The name of the site. */
  readonly siteName: (locale: Locale) => Promise<string>;
  /** The address of its publisher; empty when there is none. */
  readonly postalAddress: (locale: Locale) => Promise<string>;
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

/**
 * Returns the e-mails with links. Somebody else may have typed the address: before it is confirmed,
 * an e-mail contains nothing else that was typed.
 *
 * The links confirm an alert, or open all alerts of its subject.
 */
export function alertMails(parts: AlertMailDeps): readonly MailTemplate[] {
  const { links, suppressions, siteName, postalAddress } = parts;
  return [
    {
      name: confirmationName,
      async render(subject, params) {
        const alert = await loadAlert(parts, params['alert']);
        if (alert?.state !== 'requested') return undefined;
        const { locale, type } = alert;
        const site = await siteName(locale);
        const kind = type === 'newsletter' ? 'newsletter' : 'alert';
        const words = alertMailWords(locale, kind, site);
        const address = addressOf(subject);
        if (address === undefined) return undefined;
        const url = await links.issue('activate', alert);
        const never = {
          label: mailWords(locale).formatMessage({ id: 'mail.never' }),
          url: links.neverAddress(alert, await suppressions.tokenOf(address)),
        };
        const common = { locale, site, postalAddress: await postalAddress(locale) };
        return linkMail({ to: { address }, ...common, words, url, links: [never] });
      },
    },
    {
      name: alertsLinkName,
      async render(subject, params) {
        const alert = await loadAlert(parts, params['alert']);
        if (!alert) return undefined;
        const locale = localeSchema.catch(defaultLocale).parse(params['locale']);
        const site = await siteName(locale);
        const address = addressOf(subject);
        if (address === undefined) return undefined;
        const url = await links.issue('manage', { ...alert, locale });
        const words = alertMailWords(locale, 'alerts', site);
        const common = { locale, site, postalAddress: await postalAddress(locale) };
        return linkMail({ to: { address }, ...common, words, url });
      },
    },
  ];
}

async function loadAlert(
  { writer }: AlertMailDeps,
  param: unknown,
): Promise<KnownAlert | undefined> {
  const id = alertIdSchema.safeParse(param);
  return id.success ? writer.load(id.data) : undefined;
}
