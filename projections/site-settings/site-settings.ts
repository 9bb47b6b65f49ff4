import { defaultLocale } from '@parvis/contracts/site/locale.ts';
import { siteSettingsEvents } from '@parvis/contracts/site-settings/events.ts';
import { revisionedProjection } from '../revisioned/revisioned-projection.ts';
import { settingsTag } from './settings-tag.ts';

/** The site's settings, now and at every past position. */
export const siteSettings = revisionedProjection({
  name: 'site-settings',
  version: 2,
  events: siteSettingsEvents,
  tagsOf: () => [settingsTag],
  wordsOf: ({ name }) => name[defaultLocale],
  lookups: [],
});
