import { offerViewSchema } from '@parvis/contracts/careers/views.ts';
import { caseSchema } from '@parvis/contracts/cases/endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentSummaryShapes } from '@parvis/contracts/content/kind-views.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import {
  historyViewSchema,
  itemReceiptSchema,
  lockViewSchema,
  moduleReceiptSchema,
  moduleViewSchema,
  revisionViewSchema,
} from '@parvis/contracts/content/views.ts';
import { facetViewSchema } from '@parvis/contracts/facets/endpoints.ts';
import { livePostViewSchema } from '@parvis/contracts/live-posts/views.ts';
import { fileViewSchema, imageViewSchema, videoViewSchema } from '@parvis/contracts/media/views.ts';
import { menuViewSchema } from '@parvis/contracts/menus/views.ts';
import { playlistViewSchema } from '@parvis/contracts/playlists/views.ts';
import { redirectViewSchema } from '@parvis/contracts/redirects/views.ts';
import { siteSettingsViewSchema } from '@parvis/contracts/site-settings/endpoints.ts';
import type { z } from 'zod';

/** What the API returns, by the name that it has in clients generated from its description. */
export const namedViews: ReadonlyMap<z.core.$ZodType, string> = new Map<z.core.$ZodType, string>([
  ...contentKinds.flatMap((kind) => [
    [kindEndpoints[kind].get.response.schema, capitalised(kind)] as const,
    [contentSummaryShapes[kind], `Listed${capitalised(kind)}`] as const,
  ]),
  [moduleViewSchema, 'Module'],
  [itemReceiptSchema, 'SavedItem'],
  [moduleReceiptSchema, 'SavedModule'],
  [revisionViewSchema, 'Revision'],
  [historyViewSchema, 'History'],
  [lockViewSchema, 'Lock'],
  [imageViewSchema, 'Image'],
  [fileViewSchema, 'File'],
  [videoViewSchema, 'Video'],
  [menuViewSchema, 'Menu'],
  [playlistViewSchema, 'Playlist'],
  [redirectViewSchema, 'Redirect'],
  [livePostViewSchema, 'LivePost'],
  [facetViewSchema, 'FacetValue'],
  [siteSettingsViewSchema, 'SiteSettings'],
  [offerViewSchema, 'Offer'],
  [caseSchema, 'Case'],
]);

function capitalised(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}
