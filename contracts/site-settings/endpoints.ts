import { z } from 'zod';
import { contentBodyBytes } from '../limits/bodies.ts';
import { usualEndpoints } from '../revisions/usual-endpoints.ts';
import { namedRevisionSchema, singletonFields } from '../revisions/views.ts';
import { siteSettingsSchema } from './settings.ts';

const none = z.object({});

/** The settings as the API returns them; revision 0, by nobody, before the first save. */
export const siteSettingsViewSchema = siteSettingsSchema.extend(singletonFields);
export type SiteSettingsView = z.infer<typeof siteSettingsViewSchema>;

const usual = usualEndpoints({
  path: '/api/site-settings',
  item: '',
  params: { all: none, one: none },
  withoutDrafts: true,
  view: siteSettingsViewSchema,
  writers: 'site.configure',
  maxBytes: contentBodyBytes,
});

/** The REST endpoints of the site’s settings. */
export const siteSettingsEndpoints = {
  getSiteSettings: usual.get(
    'getSiteSettings',
    'Reads the site’s name, logo, footer, and the texts of its lists and feeds; revision 0 before the first save',
  ),
  saveSiteSettings: usual.save(
    'saveSiteSettings',
    'Saves all of the site’s settings, with immediate effect; for administrators. Texts that are omitted or empty are unset, and replaced by neutral ones. The first save has If-Match: "0"',
    siteSettingsSchema,
  ),
  siteSettingsHistory: usual.history(
    'siteSettingsHistory',
    'Lists the revisions of the site’s settings, newest first',
  ),
  restoreSiteSettings: usual.restore(
    'restoreSiteSettings',
    'Makes an earlier revision of the site’s settings the newest; for administrators',
    z.object({ revision: namedRevisionSchema }),
  ),
} as const;
