import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { type Locale, otherLocale } from '@parvis/contracts/site/locale.ts';
import type { MailTemplate } from '../outbox/template.ts';
import { loadSettings } from './settings-writer.ts';

/** What the site is called in a language, or else in the other; while it has no name, as the product. @throws LogUnavailable */
export async function siteNameIn(log: EventLog, locale: Locale): Promise<string> {
  return (await givenName(log, locale)) ?? 'Parvis';
}

async function givenName(log: EventLog, locale: Locale): Promise<string | undefined> {
  const named = (await loadSettings(log))?.name;
  return named?.[locale] || named?.[otherLocale(locale)] || undefined;
}

/** A template whose mails name the site as their sender, where the configuration names nobody. */
export function signedBySite({ name, render }: MailTemplate, log: EventLog): MailTemplate {
  return {
    name,
    async render(subject, params) {
      const mail = await render(subject, params);
      if (mail === undefined) return undefined;
      const fromName = await givenName(log, mail.locale);
      return fromName === undefined ? mail : { ...mail, fromName };
    },
  };
}
