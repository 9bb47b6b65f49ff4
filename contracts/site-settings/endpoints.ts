import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listQuerySchema, readQuerySchema } from '../http/listing.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { namedRevisionSchema, revisionListSchema } from '../revisions/views.ts';
import { siteSettingsSchema } from './settings.ts';

const none = z.object({});
const writes = { access: { capability: 'site.configure' } } as const;

/** The settings as the API returns them; revision 0, by nobody, before the first save. */
export const siteSettingsViewSchema = siteSettingsSchema.extend({
  /** Also its ETag. */
  revision: z.number().int().min(0),
  updatedAt: z.iso.datetime().nullable(),
  /** The name of the account that last changed it. */
  updatedBy: z.string().nullable(),
});
export type SiteSettingsView = z.infer<typeof siteSettingsViewSchema>;

const response = { status: 200, kind: 'json', schema: siteSettingsViewSchema } as const;

/** The REST endpoints of the site’s settings. */
export const siteSettingsEndpoints = {
  getSiteSettings: endpoint({
    id: 'getSiteSettings',
    method: 'get',
    path: '/api/site-settings',
    summary:
      'Reads the site’s name, logo, footer, and the texts of its lists and feeds; revision 0 before the first save',
    access: { capability: 'content.read' },
    params: none,
    query: readQuerySchema,
    body: none,
    response,
  }),
  saveSiteSettings: endpoint({
    id: 'saveSiteSettings',
    method: 'put',
    path: '/api/site-settings',
    summary:
      'Saves all of the site’s settings, with immediate effect; for administrators. Texts that are omitted or empty are unset, and replaced by neutral ones. The first save has If-Match: "0"',
    ...writes,
    params: none,
    query: none,
    body: siteSettingsSchema,
    ifMatch: 'required',
    maxBytes: contentBodyBytes,
    response,
  }),
  siteSettingsHistory: endpoint({
    id: 'siteSettingsHistory',
    method: 'get',
    path: '/api/site-settings/history',
    summary: 'Lists the revisions of the site’s settings, newest first',
    access: { capability: 'history.read' },
    params: none,
    query: listQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: revisionListSchema },
  }),
  restoreSiteSettings: endpoint({
    id: 'restoreSiteSettings',
    method: 'post',
    path: '/api/site-settings/restore',
    summary: 'Makes an earlier revision of the site’s settings the newest; for administrators',
    ...writes,
    params: none,
    query: none,
    body: z.object({ revision: namedRevisionSchema }),
    ifMatch: 'required',
    response,
  }),
} as const;
