import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { otherLocale } from '@parvis/contracts/site/locale.ts';
import type { MailTemplate } from '../outbox/template.ts';
import { loadSettings } from './settings-writer.ts';

/** A template whose mails name the site as their sender, where the configuration names nobody. */
export function signedBySite({ name, render }: MailTemplate, log: EventLog): MailTemplate {
  return {
    name,
    async render(subject, params) {
      const mail = await render(subject, params);
      if (mail === undefined) return undefined;
      const named = (await loadSettings(log))?.name;
      const fromName = named?.[mail.locale] || named?.[otherLocale(mail.locale)];
      return fromName ? { ...mail, fromName } : mail;
    },
  };
}
