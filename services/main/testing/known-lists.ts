import { accountEndpoints, accountListFields } from '@parvis/contracts/accounts/endpoints.ts';
import {
  campaignCodeEndpoints,
  campaignCodeListFields,
} from '@parvis/contracts/campaign-codes/endpoints.ts';
import { offerEndpoints, offerListFields } from '@parvis/contracts/careers/endpoints.ts';
import {
  contactDeskEndpoints,
  messageListFields,
} from '@parvis/contracts/contact/desk-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentListFields } from '@parvis/contracts/content/kind-views.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import type { ListFields } from '@parvis/contracts/http/conditions.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { livePostEndpoints, livePostListFields } from '@parvis/contracts/live-posts/endpoints.ts';
import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import { mediaListFields } from '@parvis/contracts/media/list-query.ts';
import { menuEndpoints, menuListFields } from '@parvis/contracts/menus/endpoints.ts';
import { playlistEndpoints, playlistListFields } from '@parvis/contracts/playlists/endpoints.ts';
import { redirectEndpoints, redirectListFields } from '@parvis/contracts/redirects/endpoints.ts';
import {
  securityEndpoints,
  securityEventListFields,
} from '@parvis/contracts/security/endpoints.ts';
import { trashEndpoints, trashListFields } from '@parvis/contracts/trash/endpoints.ts';

/** A list that supports conditions. */
export interface KnownList {
  readonly endpoint: Endpoint;
  readonly fields: ListFields;
  readonly role?: 'administrator' | 'auditor';
  /** The minimum number of items that `FilledLists` contains. */
  readonly items?: number;
  readonly key?: string;
  /** The order of items with equal sort values; by key by default. */
  readonly tie?: string;
}

/** Every list that supports conditions. */
export const knownLists: readonly KnownList[] = [
  ...contentKinds.map((kind) => ({
    endpoint: kindEndpoints[kind].list,
    fields: contentListFields[kind],
    items: 3,
  })),
  { endpoint: redirectEndpoints.listRedirects, fields: redirectListFields, items: 3 },
  { endpoint: playlistEndpoints.listPlaylists, fields: playlistListFields, items: 3 },
  { endpoint: playlistEndpoints.browsePlaylists, fields: playlistListFields, items: 3 },
  { endpoint: menuEndpoints.listMenus, fields: menuListFields, items: 3 },
  { endpoint: livePostEndpoints.listLivePosts, fields: livePostListFields, items: 3 },
  {
    endpoint: campaignCodeEndpoints.listCampaignCodes,
    fields: campaignCodeListFields,
    items: 3,
    key: 'code',
  },
  { endpoint: trashEndpoints.listTrash, fields: trashListFields, items: 3 },
  { endpoint: mediaEndpoints.listVideos, fields: mediaListFields, items: 3, tie: '-updatedAt' },
  { endpoint: mediaEndpoints.listImages, fields: mediaListFields },
  { endpoint: mediaEndpoints.listFiles, fields: mediaListFields },
  { endpoint: offerEndpoints.listOffers, fields: offerListFields },
  { endpoint: contactDeskEndpoints.listContactMessages, fields: messageListFields },
  {
    endpoint: accountEndpoints.listAccounts,
    fields: accountListFields,
    role: 'administrator',
    items: 2,
  },
  {
    endpoint: securityEndpoints.listSecurityEvents,
    fields: securityEventListFields,
    role: 'auditor',
    key: 'at',
    tie: '-at',
  },
];
