import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { SiteSettingsCommand } from '@parvis/contracts/site-settings/commands.ts';
import type { SiteSettingsEvent } from '@parvis/contracts/site-settings/events.ts';
import {
  imagesOfSettings,
  type SavedSettings,
  type SiteSettings,
} from '@parvis/contracts/site-settings/settings.ts';
import { requireSeenOrUnsaved } from '../streams/requirements.ts';

/** The outcome of a decision: the events to append, or the refusals. */
type Decided = Outcome<readonly SiteSettingsEvent[]>;

/**
 * Decides a command on the site’s settings.
 * @param pictures the named images that exist in the library
 */
export function decideSettings(
  command: SiteSettingsCommand,
  state: SavedSettings | undefined,
  pictures: ReadonlySet<string>,
): Decided {
  const { expectedRevision, settings } = command;
  const seen = requireSeenOrUnsaved(state, expectedRevision);
  if (!seen.ok) return seen;
  const revision = seen.value + 1;
  switch (command.type) {
    case 'save-settings': {
      const named = requirePictures(settings, state, pictures);
      if (!named.ok) return named;
      return accept([{ type: 'SiteSettingsSaved', data: { revision, settings } }]);
    }
    case 'restore-settings': {
      const { restored } = command;
      if (restored >= revision) return refuse('revision-not-found', { path: ['revision'] });
      return accept([{ type: 'SiteSettingsRestored', data: { revision, restored, settings } }]);
    }
  }
}

/** A newly named image must exist; one that has been deleted since may remain. */
function requirePictures(
  { logo, sharing }: SiteSettings,
  state: SavedSettings | undefined,
  pictures: ReadonlySet<string>,
): Outcome<undefined> {
  const former = state ? imagesOfSettings(state.content) : [];
  const named = {
    logo: logo.kind === 'picture' ? logo.imageId : undefined,
    sharing: sharing.imageId,
  };
  for (const [field, id] of Object.entries(named)) {
    if (id === undefined || pictures.has(id) || former.includes(id)) continue;
    const params = { field: 'imageId', id };
    return refuse('reference-unknown', { path: [field, 'imageId'], params });
  }
  return accept(undefined);
}
