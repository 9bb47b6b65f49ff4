import { z } from 'zod';
import { type EventOf, eventReader } from '../revisions/event-reader.ts';
import { siteSettingsSchema } from './settings.ts';

const revision = z.number().int().min(1);

/** The events of the stream of the site’s settings; there is one. */
export const siteSettingsEventSchemas = {
  /** The settings were changed; the change takes effect on every page immediately. */
  SiteSettingsSaved: z.object({ revision, settings: siteSettingsSchema }),
  /**
   * An earlier revision of the settings was made the newest again; it takes effect on every page
   * immediately.
   */
  SiteSettingsRestored: z.object({ revision, restored: revision, settings: siteSettingsSchema }),
} as const;

export type SiteSettingsEvent = EventOf<typeof siteSettingsEventSchemas>;

export const siteSettingsEvents = eventReader(siteSettingsEventSchemas);
export const siteSettingsEventVersion = 1;
export const siteStreamPrefix = 'site-';
/** The name of the one stream, after the prefix. */
export const siteSettingsKey = 'settings';
