import type { Outcome, Refusal } from '@parvis/contracts/http/refusal.ts';
import {
  type SiteSettingsEvent,
  siteSettingsEvents,
  type siteSettingsKey,
} from '@parvis/contracts/site-settings/events.ts';
import {
  imagesOfSettings,
  type SavedSettings,
  type SiteSettings,
} from '@parvis/contracts/site-settings/settings.ts';
import { decideSingleton, type SingletonCommand } from '../revisioned/decide-singleton.ts';
import { commandsOn, type SavedEntity, unlessRefused } from '../revisioned/entity.ts';

/** Commands on the site’s settings. */
export type SiteSettingsCommand = SingletonCommand<typeof siteSettingsKey, SiteSettings>;

/** The site’s settings. */
export const siteSettings: SavedEntity<typeof siteSettingsKey, SiteSettings, SiteSettingsEvent> = {
  events: siteSettingsEvents,
  commands: commandsOn('settings'),
  saved: ({ revision, restored, content: settings }) =>
    restored === undefined
      ? { type: 'SiteSettingsSaved', data: { revision, settings } }
      : { type: 'SiteSettingsRestored', data: { revision, restored, settings } },
};

/**
 * Decides a command on the site’s settings.
 * @param pictures the named images that exist in the library
 */
export function decideSettings(
  command: SiteSettingsCommand,
  state: SavedSettings | undefined,
  pictures: ReadonlySet<string>,
): Outcome<readonly SiteSettingsEvent[]> {
  return unlessRefused(decideSingleton(siteSettings, command, state), (event) =>
    event.type === 'SiteSettingsSaved' ? unknownPicture(event.data.settings, state, pictures) : [],
  );
}

/** Refuses the first newly named image that does not exist; one deleted since may remain. */
function unknownPicture(
  { logo, sharing }: SiteSettings,
  state: SavedSettings | undefined,
  pictures: ReadonlySet<string>,
): readonly Refusal[] {
  const former = state ? imagesOfSettings(state.content) : [];
  const named = {
    logo: logo.kind === 'picture' ? logo.imageId : undefined,
    sharing: sharing.imageId,
  };
  for (const [field, id] of Object.entries(named)) {
    if (id === undefined || pictures.has(id) || former.includes(id)) continue;
    const params = { field: 'imageId', id };
    return [{ code: 'reference-unknown', path: [field, 'imageId'], params }];
  }
  return [];
}
