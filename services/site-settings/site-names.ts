import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { type Locale, textIn } from '@parvis/contracts/site/locale.ts';
import { siteSettingsEvents, siteSettingsKey } from '@parvis/contracts/site-settings/events.ts';
import type { SiteSettings } from '@parvis/contracts/site-settings/settings.ts';
import type { Clock } from '../adapters/clock.ts';
import { recolourMail } from '../outbox/mail-layout/recolour-mail.ts';
import type { MailTemplate } from '../outbox/template.ts';
import { loadStream } from '../streams/stream-family.ts';

/** The settings that e-mails contain. */
type Identity = Pick<SiteSettings, 'name' | 'postalAddress' | 'brand'>;

/** How long a name is cached: hundreds of e-mails are composed in a second. */
const freshForMs = 1_000;

/** The name and colours of the site in its e-mails and the address of its publisher, cached for a second. */
export class SiteNames {
  readonly #log: EventLog;
  readonly #clock: Clock;
  #read: { readonly at: number; readonly identity: Promise<Identity | undefined> } | undefined;

  constructor(log: EventLog, clock: Clock) {
    this.#log = log;
    this.#clock = clock;
  }

  /**
   * Returns the name in a language, or else in another; when there is none, that of the product.
   * @throws LogUnavailable
   */
  async nameIn(locale: Locale): Promise<string> {
    return (await this.#givenIn('name', locale)) ?? 'Parvis';
  }

  /**
   * Returns the publisher's address in a language, or else in another; empty when there is none.
   * @throws LogUnavailable
   */
  async postalAddressIn(locale: Locale): Promise<string> {
    return (await this.#givenIn('postalAddress', locale)) ?? '';
  }

  /**
   * Returns a template whose e-mails have the site's colours, and its name as their sender, unless
   * the configuration names one.
   */
  signing({ render, ...template }: MailTemplate): MailTemplate {
    return {
      ...template,
      render: async (subject, params) => {
        const mail = await render(subject, params);
        if (mail === undefined) return undefined;
        const fromName = await this.#givenIn('name', mail.locale);
        const branded = { ...mail, ...(await this.#inColours(mail.html)) };
        return fromName === undefined ? branded : { ...branded, fromName };
      },
    };
  }

  async #inColours(html: string | undefined): Promise<{ readonly html?: string }> {
    const palette = (await this.#identity())?.brand.palette;
    return html === undefined || palette === undefined ? {} : { html: recolourMail(html, palette) };
  }

  async #givenIn(text: 'name' | 'postalAddress', locale: Locale): Promise<string | undefined> {
    const own = (await this.#identity())?.[text];
    return (own && textIn(own, locale)) || undefined;
  }

  async #identity(): Promise<Identity | undefined> {
    const now = this.#clock.now().getTime();
    if (this.#read === undefined || now - this.#read.at >= freshForMs)
      this.#read = { at: now, identity: loadIdentity(this.#log) };
    const read = this.#read;
    try {
      return await read.identity;
    } catch (cause) {
      if (this.#read === read) this.#read = undefined;
      throw cause;
    }
  }
}

/** Loads the current settings from their stream, which is there before any read model. */
async function loadIdentity(log: EventLog): Promise<Identity | undefined> {
  return (await loadStream(log, siteSettingsEvents, siteSettingsKey)).state?.content;
}
