import {
  siteSettingsEndpoints as at,
  type SiteSettingsView,
  siteSettingsViewSchema,
} from '@parvis/contracts/site-settings/endpoints.ts';
import type { SiteSettings } from '@parvis/contracts/site-settings/settings.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads the settings; not again by itself, under what is being typed. */
export const readSettings = queryOptions({
  queryKey: ['site-settings'],
  queryFn: ({ signal }) => callEndpoint(at.getSiteSettings, siteSettingsViewSchema, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Saves the settings whole, on the revision they follow from. */
export function saveSettings(body: SiteSettings, ifMatch: number): Promise<SiteSettingsView> {
  return callEndpoint(at.saveSiteSettings, siteSettingsViewSchema, { body, ifMatch });
}

/** Makes an earlier revision of the settings the newest, on the one that was read. */
export function restoreSettings(revision: number, ifMatch: number): Promise<SiteSettingsView> {
  return callEndpoint(at.restoreSiteSettings, siteSettingsViewSchema, {
    body: { revision },
    ifMatch,
  });
}
