import { rolesPermit } from '@parvis/contracts/accounts/roles.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { auditSearchSchema } from '../audit/audit-search.ts';
import { changesSearchSchema } from '../changes/changes-search.ts';
import { exposureSearchSchema } from '../exposure/exposure-search.ts';
import { librarySearchSchema } from '../library/library-search.ts';
import { mergesSearchSchema } from '../merge-language/merges-search.ts';
import { absencesSearchSchema } from '../offers/absences/absences-search.ts';
import { figuresSearchSchema } from '../offers/figures/figures-search.ts';
import { importsSearchSchema } from '../offers/imports/imports-search.ts';
import { mappingsSearchSchema } from '../offers/mappings/mappings-search.ts';
import { offersSearchSchema } from '../offers/offers-search.ts';
import { scheduledSearchSchema } from '../schedule/scheduled-search.ts';
import { securitySearchSchema } from '../security/security-search.ts';
import { synonymsSearchSchema } from '../synonyms/synonyms-search.ts';
import { usersSearchSchema } from '../users/users-search.ts';
import { contentRoutes } from './content-routes.tsx';
import { Loading } from './frame.tsx';
import { LoadFailure } from './load-failure.tsx';
import { otherRoutes } from './other-routes.tsx';
import { root } from './root-route.tsx';
import { parseSearch, stringifySearch } from './search-address.ts';
import { whoAmI } from './session.ts';

const start = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: async ({ context }) => {
    const { roles } = await context.queryClient.ensureQueryData(whoAmI);
    if (!rolesPermit(roles, 'content.read')) throw redirect({ to: '/admin/ethics' });
  },
  component: lazyRouteComponent(() => import('../home/home-screen.tsx'), 'HomeScreen'),
});
const scheduled = createRoute({
  getParentRoute: () => root,
  path: '/admin/scheduled',
  validateSearch: scheduledSearchSchema,
  component: lazyRouteComponent(
    () => import('../schedule/scheduled-screen.tsx'),
    'ScheduledScreen',
  ),
});
const offers = createRoute({
  getParentRoute: () => root,
  path: '/admin/offers',
  validateSearch: offersSearchSchema,
  component: lazyRouteComponent(() => import('../offers/offers-screen.tsx'), 'OffersScreen'),
});
const offerFigures = createRoute({
  getParentRoute: () => root,
  path: '/admin/offers/figures',
  validateSearch: figuresSearchSchema,
  component: lazyRouteComponent(
    () => import('../offers/figures/figures-screen.tsx'),
    'FiguresScreen',
  ),
});
const offerAbsences = createRoute({
  getParentRoute: () => root,
  path: '/admin/offers/absent',
  validateSearch: absencesSearchSchema,
  component: lazyRouteComponent(
    () => import('../offers/absences/absences-screen.tsx'),
    'AbsencesScreen',
  ),
});
const offerImports = createRoute({
  getParentRoute: () => root,
  path: '/admin/offers/imports',
  validateSearch: importsSearchSchema,
  component: lazyRouteComponent(
    () => import('../offers/imports/imports-screen.tsx'),
    'ImportsScreen',
  ),
});
const offerUpload = createRoute({
  getParentRoute: () => root,
  path: '/admin/offers/upload',
  component: lazyRouteComponent(() => import('../offers/upload/upload-screen.tsx'), 'UploadScreen'),
});
const offerFeeds = createRoute({
  getParentRoute: () => root,
  path: '/admin/offers/feeds',
  component: lazyRouteComponent(() => import('../offers/feeds/feeds-screen.tsx'), 'FeedsScreen'),
});
const offerFeed = createRoute({
  getParentRoute: () => root,
  path: '/admin/offers/feeds/$source',
  component: lazyRouteComponent(() => import('../offers/feeds/feed-screen.tsx'), 'FeedScreen'),
});
const offerMappings = createRoute({
  getParentRoute: () => root,
  path: '/admin/offers/mappings',
  validateSearch: mappingsSearchSchema,
  component: lazyRouteComponent(
    () => import('../offers/mappings/mappings-screen.tsx'),
    'MappingsScreen',
  ),
});
const library = createRoute({
  getParentRoute: () => root,
  path: '/admin/library/$type',
  validateSearch: librarySearchSchema,
  component: lazyRouteComponent(() => import('../library/library-screen.tsx'), 'LibraryScreen'),
});
const libraryItem = createRoute({
  getParentRoute: () => root,
  path: '/admin/library/$type/$id',
  component: lazyRouteComponent(() => import('../library/item/item-screen.tsx'), 'ItemScreen'),
});
const merges = createRoute({
  getParentRoute: () => root,
  path: '/admin/merge-language',
  validateSearch: mergesSearchSchema,
  component: lazyRouteComponent(
    () => import('../merge-language/merges-screen.tsx'),
    'MergesScreen',
  ),
});
const audit = createRoute({
  getParentRoute: () => root,
  path: '/admin/audit',
  validateSearch: auditSearchSchema,
  component: lazyRouteComponent(() => import('../audit/audit-screen.tsx'), 'AuditScreen'),
});
const changes = createRoute({
  getParentRoute: () => root,
  path: '/admin/audit/changes',
  validateSearch: changesSearchSchema,
  component: lazyRouteComponent(() => import('../changes/changes-screen.tsx'), 'ChangesScreen'),
});
const exposure = createRoute({
  getParentRoute: () => root,
  path: '/admin/audit/exposure',
  validateSearch: exposureSearchSchema,
  component: lazyRouteComponent(() => import('../exposure/exposure-screen.tsx'), 'ExposureScreen'),
});
const notary = createRoute({
  getParentRoute: () => root,
  path: '/admin/audit/notary',
  component: lazyRouteComponent(() => import('../notary/notary-screen.tsx'), 'NotaryScreen'),
});
const cases = createRoute({
  getParentRoute: () => root,
  path: '/admin/audit/cases',
  validateSearch: scheduledSearchSchema,
  component: lazyRouteComponent(() => import('../cases/cases-screen.tsx'), 'CasesScreen'),
});
const oneCase = createRoute({
  getParentRoute: () => root,
  path: '/admin/audit/cases/$id',
  component: lazyRouteComponent(() => import('../cases/case-screen.tsx'), 'CaseScreen'),
});
const redactions = createRoute({
  getParentRoute: () => root,
  path: '/admin/audit/redactions',
  validateSearch: scheduledSearchSchema,
  component: lazyRouteComponent(
    () => import('../redactions/redactions-screen.tsx'),
    'RedactionsScreen',
  ),
});
const webhooks = createRoute({
  getParentRoute: () => root,
  path: '/admin/webhooks',
  component: lazyRouteComponent(() => import('../webhooks/webhooks-screen.tsx'), 'WebhooksScreen'),
});
const webhook = createRoute({
  getParentRoute: () => root,
  path: '/admin/webhooks/$id',
  component: lazyRouteComponent(() => import('../webhooks/webhook-screen.tsx'), 'WebhookScreen'),
});
const contentImports = createRoute({
  getParentRoute: () => root,
  path: '/admin/content-imports',
  component: lazyRouteComponent(
    () => import('../content-imports/content-imports-screen.tsx'),
    'ContentImportsScreen',
  ),
});
const contentImport = createRoute({
  getParentRoute: () => root,
  path: '/admin/content-imports/$id',
  component: lazyRouteComponent(
    () => import('../content-imports/content-import-screen.tsx'),
    'ContentImportScreen',
  ),
});
const account = createRoute({
  getParentRoute: () => root,
  path: '/admin/account',
  component: lazyRouteComponent(() => import('../account/account-screen.tsx'), 'AccountScreen'),
});

const users = createRoute({
  getParentRoute: () => root,
  path: '/admin/users',
  validateSearch: usersSearchSchema,
  component: lazyRouteComponent(() => import('../users/users-screen.tsx'), 'UsersScreen'),
});

const security = createRoute({
  getParentRoute: () => root,
  path: '/admin/security',
  validateSearch: securitySearchSchema,
  component: lazyRouteComponent(() => import('../security/security-screen.tsx'), 'SecurityScreen'),
});

const settings = createRoute({
  getParentRoute: () => root,
  path: '/admin/settings',
  component: lazyRouteComponent(
    () => import('../site-settings/settings-screen.tsx'),
    'SettingsScreen',
  ),
});

const synonyms = createRoute({
  getParentRoute: () => root,
  path: '/admin/synonyms',
  validateSearch: synonymsSearchSchema,
  component: lazyRouteComponent(() => import('../synonyms/synonyms-screen.tsx'), 'SynonymsScreen'),
});

const ofOffers = [
  offers,
  offerFigures,
  offerImports,
  offerUpload,
  offerMappings,
  offerFeeds,
  offerFeed,
  offerAbsences,
  synonyms,
] as const;

/** Returns the router of the back-office's screens. */
export function createAdminRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree: root.addChildren([
      start,
      ...contentRoutes,
      ...ofOffers,
      ...otherRoutes,
      library,
      libraryItem,
      scheduled,
      merges,
      audit,
      changes,
      exposure,
      notary,
      redactions,
      webhooks,
      webhook,
      contentImports,
      contentImport,
      cases,
      oneCase,
      account,
      users,
      security,
      settings,
    ]),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPendingComponent: Loading,
    defaultErrorComponent: LoadFailure,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAdminRouter>;
  }
}
