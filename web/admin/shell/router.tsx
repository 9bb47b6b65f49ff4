import { rolesPermit } from '@parvis/contracts/accounts/roles.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { AccountScreen } from '../account/account-screen.tsx';
import { AuditScreen } from '../audit/audit-screen.tsx';
import { auditSearchSchema } from '../audit/audit-search.ts';
import { ItemScreen } from '../library/item/item-screen.tsx';
import { LibraryScreen } from '../library/library-screen.tsx';
import { librarySearchSchema } from '../library/library-search.ts';
import { MergesScreen } from '../merge-language/merges-screen.tsx';
import { mergesSearchSchema } from '../merge-language/merges-search.ts';
import { FiguresScreen } from '../offers/figures/figures-screen.tsx';
import { figuresSearchSchema } from '../offers/figures/figures-search.ts';
import { ImportsScreen } from '../offers/imports/imports-screen.tsx';
import { importsSearchSchema } from '../offers/imports/imports-search.ts';
import { OffersScreen } from '../offers/offers-screen.tsx';
import { offersSearchSchema } from '../offers/offers-search.ts';
import { ScheduledScreen } from '../schedule/scheduled-screen.tsx';
import { scheduledSearchSchema } from '../schedule/scheduled-search.ts';
import { SecurityScreen } from '../security/security-screen.tsx';
import { securitySearchSchema } from '../security/security-search.ts';
import { SettingsScreen } from '../site-settings/settings-screen.tsx';
import { UsersScreen } from '../users/users-screen.tsx';
import { usersSearchSchema } from '../users/users-search.ts';
import { contentRoutes } from './content-routes.tsx';
import { deskRoutes } from './desk-routes.tsx';
import { Loading } from './frame.tsx';
import { LoadFailure } from './load-failure.tsx';
import { root } from './root-route.tsx';
import { parseSearch, stringifySearch } from './search-address.ts';
import { whoAmI } from './session.ts';

const start = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: async ({ context }) => {
    const { roles } = await context.queryClient.ensureQueryData(whoAmI);
    throw redirect({
      to: rolesPermit(roles, 'content.read') ? '/admin/pages' : '/admin/ethics',
    });
  },
});
const scheduled = createRoute({
  getParentRoute: () => root,
  path: '/admin/scheduled',
  validateSearch: scheduledSearchSchema,
  component: ScheduledScreen,
});
const offers = createRoute({
  getParentRoute: () => root,
  path: '/admin/offers',
  validateSearch: offersSearchSchema,
  component: OffersScreen,
});
const offerFigures = createRoute({
  getParentRoute: () => root,
  path: '/admin/offers/figures',
  validateSearch: figuresSearchSchema,
  component: FiguresScreen,
});
const offerImports = createRoute({
  getParentRoute: () => root,
  path: '/admin/offers/imports',
  validateSearch: importsSearchSchema,
  component: ImportsScreen,
});
const library = createRoute({
  getParentRoute: () => root,
  path: '/admin/library/$type',
  validateSearch: librarySearchSchema,
  component: LibraryScreen,
});
const libraryItem = createRoute({
  getParentRoute: () => root,
  path: '/admin/library/$type/$id',
  component: ItemScreen,
});
const merges = createRoute({
  getParentRoute: () => root,
  path: '/admin/merge-language',
  validateSearch: mergesSearchSchema,
  component: MergesScreen,
});
const audit = createRoute({
  getParentRoute: () => root,
  path: '/admin/audit',
  validateSearch: auditSearchSchema,
  component: AuditScreen,
});
const account = createRoute({
  getParentRoute: () => root,
  path: '/admin/account',
  component: AccountScreen,
});

const users = createRoute({
  getParentRoute: () => root,
  path: '/admin/users',
  validateSearch: usersSearchSchema,
  component: UsersScreen,
});

const security = createRoute({
  getParentRoute: () => root,
  path: '/admin/security',
  validateSearch: securitySearchSchema,
  component: SecurityScreen,
});

const settings = createRoute({
  getParentRoute: () => root,
  path: '/admin/settings',
  component: SettingsScreen,
});

const ofOffers = [offers, offerFigures, offerImports] as const;

/** Returns the router of the back-office's screens. */
export function createAdminRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree: root.addChildren([
      start,
      ...contentRoutes,
      ...ofOffers,
      ...deskRoutes,
      library,
      libraryItem,
      scheduled,
      merges,
      audit,
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
