import { requireReadable } from '@parvis/contracts/log/event-families.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { isFence } from '@parvis/contracts/log/fence.ts';
import { siteSettingsEvents, siteSettingsKey } from '@parvis/contracts/site-settings/events.ts';
import { noSiteSettings, type SiteSettings } from '@parvis/contracts/site-settings/settings.ts';

/** The site's settings as rules apply them: read from their stream, so that none is applied late. */
export class CurrentSettings {
  readonly #log: Pick<EventLog, 'readStream'>;
  #known: { readonly settings: SiteSettings; readonly next: number } = {
    settings: noSiteSettings,
    next: 0,
  };

  constructor(log: Pick<EventLog, 'readStream'>) {
    this.#log = log;
  }

  /** Reads on from where it was read last. @throws LogUnavailable */
  async read(): Promise<SiteSettings> {
    let { settings, next } = this.#known;
    const stream = siteSettingsEvents.prefix + siteSettingsKey;
    for (const recorded of await this.#log.readStream(stream, { from: next })) {
      requireReadable(recorded);
      if (!isFence(recorded)) settings = siteSettingsEvents.read(recorded).data.settings;
      next = recorded.revision + 1;
    }
    if (next > this.#known.next) this.#known = { settings, next };
    return settings;
  }
}
