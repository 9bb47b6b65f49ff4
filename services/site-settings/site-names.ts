import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { type Locale, otherLocale } from '@parvis/contracts/site/locale.ts';
import type { SiteSettings } from '@parvis/contracts/site-settings/settings.ts';
import type { Clock } from '../adapters/clock.ts';
import type { MailTemplate } from '../outbox/template.ts';
import { loadSettings } from './settings-writer.ts';

type Names = SiteSettings['name'];

/** How long a name is cached: hundreds of e-mails are composed in a second. */
const freshForMs = 1_000;

/** The name of the site in its e-mails, cached for a second. */
export class SiteNames {
  readonly #log: EventLog;
  readonly #clock: Clock;
  #read: { readonly at: number; readonly names: Promise<Names | undefined> } | undefined;

  constructor(log: EventLog, clock: Clock) {
    this.#log = log;
    this.#clock = clock;
  }

  /**
   * Returns the name in a language, or else in the other; when there is none, that of the product.
   * @throws LogUnavailable
   */
  async nameIn(locale: Locale): Promise<string> {
    return (await this.#givenIn(locale)) ?? 'Parvis';
  }

  /**
   * Returns a template whose e-mails have the site's name as their sender, unless the configuration
   * names one.
   */
  signing({ name, render }: MailTemplate): MailTemplate {
    return {
      name,
      render: async (subject, params) => {
        const mail = await render(subject, params);
        if (mail === undefined) return undefined;
        const fromName = await this.#givenIn(mail.locale);
        return fromName === undefined ? mail : { ...mail, fromName };
      },
    };
  }

  async #givenIn(locale: Locale): Promise<string | undefined> {
    const now = this.#clock.now().getTime();
    if (this.#read === undefined || now - this.#read.at >= freshForMs)
      this.#read = { at: now, names: loadSettings(this.#log).then((settings) => settings?.name) };
    const read = this.#read;
    try {
      const names = await read.names;
      return names?.[locale] || names?.[otherLocale(locale)] || undefined;
    } catch (cause) {
      if (this.#read === read) this.#read = undefined;
      throw cause;
    }
  }
}
