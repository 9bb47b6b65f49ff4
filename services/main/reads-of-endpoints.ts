import { accountEndpoints } from '@parvis/contracts/accounts/endpoints.ts';
import { changeEndpoints } from '@parvis/contracts/audit/change-endpoints.ts';
import { exposureEndpoints } from '@parvis/contracts/audit/exposure-endpoints.ts';
import { campaignCodeEndpoints } from '@parvis/contracts/campaign-codes/endpoints.ts';
import { absenceEndpoints } from '@parvis/contracts/careers/absence-endpoints.ts';
import { offerEndpoints } from '@parvis/contracts/careers/endpoints.ts';
import { mappingEndpoints } from '@parvis/contracts/careers/mapping/endpoints.ts';
import { offerUploadEndpoints } from '@parvis/contracts/careers/upload-endpoints.ts';
import { contactDeskEndpoints } from '@parvis/contracts/contact/desk-endpoints.ts';
import { activityEndpoints } from '@parvis/contracts/content/activity-endpoints.ts';
import { approvalEndpoints } from '@parvis/contracts/content/approval-endpoints.ts';
import { autocompleteEndpoints } from '@parvis/contracts/content/autocomplete-endpoints.ts';
import { checkEndpoints } from '@parvis/contracts/content/checks/endpoints.ts';
import { choiceEndpoints } from '@parvis/contracts/content/choice-endpoints.ts';
import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { homeEndpoints } from '@parvis/contracts/content/home-endpoints.ts';
import { editorEndpoints, inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { publicationEndpoints } from '@parvis/contracts/content/publication-endpoints.ts';
import { treeEndpoints } from '@parvis/contracts/content/tree-endpoints.ts';
import { upkeepEndpoints } from '@parvis/contracts/content/upkeep-endpoints.ts';
import { facetEndpoints } from '@parvis/contracts/facets/endpoints.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { livePostEndpoints } from '@parvis/contracts/live-posts/endpoints.ts';
import { cropEndpoints } from '@parvis/contracts/media/crop-endpoints.ts';
import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import { libraryEndpoints } from '@parvis/contracts/media/library-endpoints.ts';
import { replacementEndpoints } from '@parvis/contracts/media/replacement-endpoints.ts';
import { menuEndpoints } from '@parvis/contracts/menus/endpoints.ts';
import type { ReadModelName } from '@parvis/contracts/operations/read-model-names.ts';
import { playlistEndpoints } from '@parvis/contracts/playlists/endpoints.ts';
import { redirectEndpoints } from '@parvis/contracts/redirects/endpoints.ts';
import { redirectTableEndpoints } from '@parvis/contracts/redirects/table-endpoints.ts';
import { siteSettingsEndpoints } from '@parvis/contracts/site-settings/endpoints.ts';
import { synonymEndpoints } from '@parvis/contracts/synonyms/endpoints.ts';
import { trashEndpoints } from '@parvis/contracts/trash/endpoints.ts';
import type { z } from 'zod';

type Query<E> = E extends { readonly query: infer Q extends z.ZodType } ? z.infer<Q> : never;

/** The names of the endpoints whose query takes `after`. */
type Waiting<Endpoints> = {
  [Name in keyof Endpoints]: string extends keyof Query<Endpoints[Name]>
    ? never
    : 'after' extends keyof Query<Endpoints[Name]>
      ? Name
      : never;
}[keyof Endpoints];

/** An endpoint that takes `after` but is missing here fails to compile. */
type Reads<Endpoints> = Readonly<Record<Waiting<Endpoints>, readonly ReadModelName[]>>;

function byId<Endpoints extends Readonly<Record<string, Endpoint>>>(
  endpoints: Endpoints,
  reads: Reads<Endpoints>,
): (readonly [string, readonly ReadModelName[]])[] {
  return Object.entries<readonly ReadModelName[]>(reads).map(([name, models]) => {
    return [endpoints[name]?.id ?? name, models];
  });
}

/** Tables written in the same transaction, and the write model: no read model to wait for. */
const none: readonly ReadModelName[] = [];
const preview = [
  'page-fragments',
  'media-library',
  'menu-tree',
  'site-settings',
  'playlists',
  'live-posts',
] as const;
const items = ['content-items'] as const;
const checked = ['content-items', 'page-fragments', 'redirects', 'media-library'] as const;
const history = ['revision-history'] as const;
/** What visitors see of a changed module is read from the history. */
const versions = ['content-items', 'revision-history'] as const;
const media = ['media-library'] as const;
const menus = ['menu-tree'] as const;
const redirects = ['redirects'] as const;
const playlists = ['playlists'] as const;
const livePosts = ['live-posts'] as const;
const settings = ['site-settings'] as const;
const synonyms = ['synonyms'] as const;
const facets = ['facet-slugs'] as const;
/** Media are public as the library has it, and approvals are steps of the history. */
const changed = ['exposure', 'media-library', 'log-instants'] as const;
const exposed = ['exposure', 'media-library', 'revision-history', 'log-instants'] as const;
const contactMessages = ['contact-messages'] as const;
const campaignCodes = ['campaign-codes'] as const;

/** The read models used by each endpoint that takes `after`. */
export const readsOfEndpoints: ReadonlyMap<string, readonly ReadModelName[]> = new Map([
  ...contentKinds.flatMap((kind) => [
    ...byId(kindEndpoints[kind], {
      list: items,
      get: versions,
      history,
      revision: history,
      versions: none,
    }),
    ...byId(editorEndpoints[kind], { view: preview, typedView: preview, editData: items }),
  ]),
  ...byId(contentEndpoints, {
    listPages: items,
    getPage: versions,
    listScheduled: items,
    pageHistory: history,
    pageRevision: history,
    listModules: items,
    getModule: items,
    moduleRevision: history,
  }),
  ...byId(inlineEndpoints, {
    form: none,
    // A module that was never saved has no history, but exists.
    moduleHistory: ['revision-history', 'content-items'],
    previewModule: preview,
    listMerges: ['merge-proposals'],
  }),
  ...byId(approvalEndpoints, {
    listApprovals: ['approvals'],
    getApproval: none,
    viewRequestedVersion: preview,
  }),
  ...byId(homeEndpoints, { readHome: items }),
  ...byId(checkEndpoints, { listChecks: checked, checkTyped: checked }),
  ...byId(upkeepEndpoints, { getTranslationDebt: items, getReview: none }),
  ...byId(activityEndpoints, { listActivity: ['revision-history', 'content-items', 'activity'] }),
  ...byId(changeEndpoints, {
    listPublicChanges: changed,
    countPublicChanges: changed,
    exportChangesAsCsv: changed,
    exportChangesAsJson: changed,
  }),
  ...byId(exposureEndpoints, { findExposures: exposed }),
  ...byId(autocompleteEndpoints, { findContent: items }),
  ...byId(treeEndpoints, { treePlace: items, treeChildren: items }),
  ...byId(publicationEndpoints, {
    rehearsePublication: ['content-items', 'page-fragments', 'menu-tree', 'redirects'],
  }),
  ...byId(choiceEndpoints, { listChoices: items }),
  ...byId(libraryEndpoints, { renderLibrary: media }),
  ...byId(replacementEndpoints, { listFileHistory: media }),
  ...byId(mediaEndpoints, {
    listImages: media,
    getImage: media,
    listFiles: media,
    getFile: media,
    listVideos: media,
    getVideo: media,
    mediaUses: media,
    listRenditionTroubles: none,
  }),
  ...byId(contactDeskEndpoints, {
    listContactMessages: contactMessages,
    getContactMessage: contactMessages,
  }),
  ...byId(campaignCodeEndpoints, {
    listCampaignCodes: campaignCodes,
    getCampaignCode: campaignCodes,
  }),
  ...byId(cropEndpoints, { getCrop: none, cropForm: none, contentCropForm: items }),
  ...byId(menuEndpoints, {
    listMenus: menus,
    getMenu: menus,
    menuHistory: menus,
    // The addresses of the pages named by its entries.
    hierarchicalMenu: ['menu-tree', 'page-fragments'],
  }),
  ...byId(redirectTableEndpoints, {
    exportRedirects: redirects,
  }),
  ...byId(redirectEndpoints, {
    listRedirects: [...redirects, 'page-fragments'],
    checkRedirect: ['page-fragments'],
    getRedirect: redirects,
    redirectHistory: redirects,
  }),
  ...byId(playlistEndpoints, {
    listPlaylists: playlists,
    getPlaylist: playlists,
    playlistHistory: playlists,
    browsePlaylists: playlists,
    pickPlaylist: playlists,
    searchPlaylists: playlists,
  }),
  ...byId(livePostEndpoints, {
    listLivePosts: livePosts,
    getLivePost: livePosts,
    livePostHistory: livePosts,
  }),
  ...byId(siteSettingsEndpoints, { getSiteSettings: settings, siteSettingsHistory: settings }),
  ...byId(synonymEndpoints, { getSynonyms: synonyms, synonymsHistory: synonyms }),
  ...byId(trashEndpoints, {
    listTrash: ['menu-tree', 'redirects', 'playlists', 'live-posts', 'facet-slugs'],
  }),
  ...byId(facetEndpoints, {
    listFacets: facets,
    facetUses: items,
    facetHistory: facets,
    getFacetOrder: facets,
  }),
  ...byId(offerEndpoints, {
    listOffers: ['offers'],
    offerFigures: ['offer-figures', 'offer-facets'],
    listOfferImports: ['offer-imports'],
    listOfferFacets: ['offer-facets'],
  }),
  ...byId(absenceEndpoints, { listOfferAbsences: ['offers'] }),
  ...byId(offerUploadEndpoints, { listOfferSources: ['offers'] }),
  ...byId(mappingEndpoints, {
    listOfferMappings: ['offer-mappings'],
    getOfferMapping: ['offer-mappings'],
    offerMappingHistory: ['offer-mappings'],
  }),
  ...byId(accountEndpoints, { listTokens: none, listHeldTokens: none, listAccounts: none }),
]);
