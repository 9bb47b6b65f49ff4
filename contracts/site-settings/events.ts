import { z } from 'zod';
import type { EventOf } from '../revisions/event-reader.ts';
import type { Change } from '../revisions/revisioned.ts';
import { revisionedEvents } from '../revisions/revisioned-events.ts';
import { type SiteSettings, siteSettingsSchema } from './settings.ts';

const revision = z.number().int().min(1);

/** The name of the one stream, after the prefix. */
export const siteSettingsKey = 'settings';

/** The events of the stream of the site’s settings; there is one. */
export const siteSettingsEvents = revisionedEvents({
  prefix: 'site-',
  version: 1,
  schemas: {
    /** The settings were changed; the change takes effect on every page immediately. */
    SiteSettingsSaved: z.object({ revision, settings: siteSettingsSchema }),
    /**
     * An earlier revision of the settings was made the newest again; it takes effect on every page
     * immediately.
     */
    SiteSettingsRestored: z.object({ revision, restored: revision, settings: siteSettingsSchema }),
  },
  change: ({ data: { settings: content, ...saved } }): Change<SiteSettings> => {
    return { kind: 'saved', id: siteSettingsKey, content, ...saved };
  },
});

export type SiteSettingsEvent = EventOf<typeof siteSettingsEvents.schemas>;
