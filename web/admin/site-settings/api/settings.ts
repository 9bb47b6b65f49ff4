import {
  siteSettingsEndpoints as at,
  type SiteSettingsView,
} from '@parvis/contracts/site-settings/endpoints.ts';
import type { SiteSettings } from '@parvis/contracts/site-settings/settings.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads the settings, without refetching while a draft is open. */
export const readSettings = queryOptions({
  queryKey: ['site-settings'],
  queryFn: ({ signal }) => callEndpoint(at.getSiteSettings, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Saves all settings, based on a revision. */
export function saveSettings(body: SiteSettings, ifMatch: number): Promise<SiteSettingsView> {
  return callEndpoint(at.saveSiteSettings, { body, ifMatch });
}
