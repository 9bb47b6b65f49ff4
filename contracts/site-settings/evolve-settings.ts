import { evolveRevisioned, type Occurrence } from '../revisions/revisioned.ts';
import { type SiteSettingsEvent, siteSettingsKey } from './events.ts';
import type { SavedSettings } from './settings.ts';

/** Folds an event into the settings. */
export function evolveSettings(
  former: SavedSettings | undefined,
  { data: { settings: content, ...saved } }: SiteSettingsEvent,
  occurrence: Occurrence,
): SavedSettings {
  return evolveRevisioned(
    former,
    { kind: 'saved', id: siteSettingsKey, content, ...saved },
    occurrence,
  );
}
