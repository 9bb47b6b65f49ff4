import { versionByLocale } from '@parvis/contracts/site/locale.ts';
import { activity } from './activity/activity.ts';
import { alerts } from './alerts/alerts.ts';
import { approvals } from './approvals/approvals.ts';
import { campaignCodes } from './campaign-codes/campaign-codes.ts';
import { contactMessages } from './contact-messages/contact-messages.ts';
import { contentItems } from './content-items/content-items.ts';
import type { Projection } from './engine/projection.ts';
import { exposure } from './exposure/exposure.ts';
import { facetSlugs } from './facet-slugs/facet-slugs.ts';
import { livePosts } from './live-posts/live-posts.ts';
import { logInstants } from './log-instants/log-instants.ts';
import { mediaLibrary } from './media-library/media-library.ts';
import { menuTree } from './menu-tree/menu-tree.ts';
import { mergeProposals } from './merge-proposals/merge-proposals.ts';
import { offerFacets } from './offer-facets/offer-facets.ts';
import { offerFigures } from './offer-figures/offer-figures.ts';
import { offerImports } from './offer-imports/offer-imports.ts';
import { offerMappings } from './offer-mappings/offer-mappings.ts';
import { offers } from './offers/offers.ts';
import { pageFragments } from './page-fragments/page-fragments.ts';
import { modelsOfPages } from './pages/list-changed-pages.ts';
import { playlists } from './playlists/playlists.ts';
import { redirects } from './redirects/redirects.ts';
import { revisionHistory } from './revision-history/revision-history.ts';
import { siteSearch } from './site-search/site-search.ts';
import { siteSettings } from './site-settings/site-settings.ts';
import { synonyms } from './synonyms/synonyms.ts';

const all: readonly Projection[] = [
  logInstants,
  pageFragments,
  contentItems,
  revisionHistory,
  mergeProposals,
  mediaLibrary,
  menuTree,
  siteSettings,
  redirects,
  playlists,
  livePosts,
  facetSlugs,
  siteSearch,
  synonyms,
  offers,
  offerFacets,
  campaignCodes,
  offerMappings,
  offerImports,
  offerFigures,
  alerts,
  contactMessages,
  activity,
  approvals,
  exposure,
];

/** The read models that the engine maintains; they are rebuilt when a language is added. */
export const readModels: readonly Projection[] = all.map((projection) => ({
  ...projection,
  version: versionByLocale(projection.version),
}));

/** Those from which nearly every page is composed: visitors depend on them. */
export const pageReadModelNames: readonly string[] = [
  pageFragments,
  menuTree,
  siteSettings,
  redirects,
  facetSlugs,
].map(({ name }) => name);

/**
 * Those that visitors depend on, for pages and for what they send: after a backup was restored they
 * are built before the others.
 */
export const visitorReadModelNames: readonly string[] = [
  ...modelsOfPages,
  campaignCodes.name,
  alerts.name,
];
