import type { SiteSettings } from './settings.ts';

/**
 * Commands on the stream of the site’s settings. `expectedRevision` is 0 before the first save. The
 * command that restores a revision contains that revision in full.
 */
export type SiteSettingsCommand =
  | {
      readonly type: 'save-settings';
      readonly expectedRevision: number;
      readonly settings: SiteSettings;
    }
  | {
      readonly type: 'restore-settings';
      readonly expectedRevision: number;
      readonly restored: number;
      readonly settings: SiteSettings;
    };
