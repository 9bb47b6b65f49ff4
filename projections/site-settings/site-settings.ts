import { siteSettingsEvents, siteSettingsKey } from '@parvis/contracts/site-settings/events.ts';
import { evolveSettings } from '@parvis/contracts/site-settings/evolve-settings.ts';
import type { SiteSettings } from '@parvis/contracts/site-settings/settings.ts';
import { contentEventTypes } from '../content-state/content-event.ts';
import { eventTypesExceptContent } from '../engine/event-catalogue.ts';
import { createFolding, revisionedProjection } from '../revisioned/revisioned-projection.ts';
import { settingsTag } from './settings-tag.ts';

/** The site's settings, now and at every past position. */
export const siteSettings = revisionedProjection<SiteSettings>({
  name: 'site-settings',
  version: 1,
  handles: siteSettingsEvents.types,
  ignores: [
    ...contentEventTypes,
    ...eventTypesExceptContent.filter((type) => !siteSettingsEvents.has(type)),
    'MergeProposed',
    'MergeAccepted',
    'MergeDeclined',
  ],
  ...createFolding(siteSettingsEvents.read, () => siteSettingsKey, evolveSettings),
  tagsOf: () => [settingsTag],
  wordsOf: ({ name }) => name.fr,
  lookups: [],
});
