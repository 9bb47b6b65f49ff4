import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { SiteSettingsCommand } from '@parvis/contracts/site-settings/commands.ts';
import {
  type SiteSettingsEvent,
  siteSettingsEvents,
  siteSettingsEventVersion,
  siteSettingsKey,
  siteStreamPrefix,
} from '@parvis/contracts/site-settings/events.ts';
import { evolveSettings } from '@parvis/contracts/site-settings/evolve-settings.ts';
import {
  imagesOfSettings,
  type SavedSettings,
  type SiteSettings,
} from '@parvis/contracts/site-settings/settings.ts';
import type { Clock } from '../adapters/clock.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { loadStream, type StreamFamily } from '../streams/stream-family.ts';
import { type ExecutedCommand, StreamWriter } from '../streams/stream-writer.ts';
import { decideSettings } from './decide.ts';

export interface SettingsWriterPorts {
  readonly log: EventLog;
  readonly clock: Clock;
  readonly accountNames: AccountNames;
  /** Reports which images are in the library. */
  readonly pictures: { among(ids: readonly MediaId[]): Promise<ReadonlySet<MediaId>> };
}

const family: StreamFamily<SavedSettings, SiteSettingsEvent> = {
  prefix: siteStreamPrefix,
  version: siteSettingsEventVersion,
  read: siteSettingsEvents.read,
  evolve: evolveSettings,
};

/**
 * Loads the current settings, from their stream; undefined before the first save.
 * @throws LogUnavailable
 */
export async function loadSettings(log: EventLog): Promise<SiteSettings | undefined> {
  return (await loadStream(log, family, siteSettingsKey)).state?.content;
}

/** Executes commands on the site’s settings. */
export class SettingsWriter {
  readonly #log: EventLog;
  readonly #pictures: SettingsWriterPorts['pictures'];
  readonly #writer: StreamWriter<SavedSettings, SiteSettingsEvent>;

  constructor({ log, clock, accountNames, pictures }: SettingsWriterPorts) {
    this.#log = log;
    this.#pictures = pictures;
    this.#writer = new StreamWriter(family, { log, clock, accountNames });
  }

  /** Repeating a request returns the same result and appends nothing. @throws LogUnavailable */
  execute(
    actor: Actor,
    command: SiteSettingsCommand,
    requestId: string,
  ): Promise<Outcome<ExecutedCommand<SavedSettings>>> {
    return this.#writer.execute({
      actor,
      capability: 'site.configure',
      requestId,
      id: siteSettingsKey,
      command: command.type,
      decide: async (state) => {
        const named = imagesOfSettings(command.settings);
        return decideSettings(command, state, await this.#pictures.among(named));
      },
    });
  }

  /** Returns an earlier revision of the settings, from their stream. @throws LogUnavailable */
  async revision(revision: number): Promise<SiteSettings | undefined> {
    for (const recorded of await this.#log.readStream(siteStreamPrefix + siteSettingsKey)) {
      const { data } = siteSettingsEvents.read(recorded);
      if (data.revision === revision) return data.settings;
    }
    return undefined;
  }
}
