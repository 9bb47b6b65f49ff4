import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { activitySearchSchema } from '../activity/activity-search.ts';
import { checksSearchSchema } from '../checks/checks-search.ts';
import { contactSearchSchema } from '../contact/contact-search.ts';
import { ethicsSearchSchema } from '../ethics/ethics-search.ts';
import { facetsSearchSchema } from '../facets/facets-search.ts';
import { listSearchSchema } from '../lists/list-search.ts';
import { livePostsSearchSchema } from '../live-posts/live-posts-search.ts';
import { menusSearchSchema } from '../menus/menus-search.ts';
import { revisionsSearchSchema } from '../revisions/revisions-search.ts';
import { scheduledSearchSchema } from '../schedule/scheduled-search.ts';
import { trashSearchSchema } from '../trash/trash-search.ts';
import { treeSearchSchema } from '../tree/tree-search.ts';
import { root } from './root-route.tsx';

const redirects = createRoute({
  getParentRoute: () => root,
  path: '/admin/redirects',
  validateSearch: listSearchSchema,
  component: lazyRouteComponent(
    () => import('../redirects/redirects-screen.tsx'),
    'RedirectsScreen',
  ),
});

const contact = createRoute({
  getParentRoute: () => root,
  path: '/admin/contact',
  validateSearch: contactSearchSchema,
  component: lazyRouteComponent(() => import('../contact/contact-screen.tsx'), 'ContactScreen'),
});

const menus = createRoute({
  getParentRoute: () => root,
  path: '/admin/menus',
  validateSearch: menusSearchSchema,
  component: lazyRouteComponent(() => import('../menus/menus-screen.tsx'), 'MenusScreen'),
});

const legalPages = createRoute({
  getParentRoute: () => root,
  path: '/admin/legal-pages',
  component: lazyRouteComponent(
    () => import('../legal-pages/legal-pages-screen.tsx'),
    'LegalPagesScreen',
  ),
});

const playlists = createRoute({
  getParentRoute: () => root,
  path: '/admin/playlists',
  validateSearch: listSearchSchema,
  component: lazyRouteComponent(
    () => import('../playlists/playlists-screen.tsx'),
    'PlaylistsScreen',
  ),
});

const livePosts = createRoute({
  getParentRoute: () => root,
  path: '/admin/live-posts',
  validateSearch: livePostsSearchSchema,
  component: lazyRouteComponent(
    () => import('../live-posts/live-posts-screen.tsx'),
    'LivePostsScreen',
  ),
});

const facets = createRoute({
  getParentRoute: () => root,
  path: '/admin/facets',
  validateSearch: facetsSearchSchema,
  component: lazyRouteComponent(() => import('../facets/facets-screen.tsx'), 'FacetsScreen'),
});

const projections = createRoute({
  getParentRoute: () => root,
  path: '/admin/projections',
  component: lazyRouteComponent(
    () => import('../projections/projections-screen.tsx'),
    'ProjectionsScreen',
  ),
});

const tree = createRoute({
  getParentRoute: () => root,
  path: '/admin/tree',
  validateSearch: treeSearchSchema,
  component: lazyRouteComponent(() => import('../tree/tree-screen.tsx'), 'TreeScreen'),
});

const activity = createRoute({
  getParentRoute: () => root,
  path: '/admin/activity',
  validateSearch: activitySearchSchema,
  component: lazyRouteComponent(() => import('../activity/activity-screen.tsx'), 'ActivityScreen'),
});

const trash = createRoute({
  getParentRoute: () => root,
  path: '/admin/trash',
  validateSearch: trashSearchSchema,
  component: lazyRouteComponent(() => import('../trash/trash-screen.tsx'), 'TrashScreen'),
});

const revisions = createRoute({
  getParentRoute: () => root,
  path: '/admin/history/$type/$id',
  validateSearch: revisionsSearchSchema,
  component: lazyRouteComponent(
    () => import('../revisions/revisions-screen.tsx'),
    'RevisionsScreen',
  ),
});

const approvals = createRoute({
  getParentRoute: () => root,
  path: '/admin/approvals',
  validateSearch: scheduledSearchSchema,
  component: lazyRouteComponent(
    () => import('../approvals/approvals-screen.tsx'),
    'ApprovalsScreen',
  ),
});

const checks = createRoute({
  getParentRoute: () => root,
  path: '/admin/checks',
  validateSearch: checksSearchSchema,
  component: lazyRouteComponent(() => import('../checks/checks-screen.tsx'), 'ChecksScreen'),
});

const ethics = createRoute({
  getParentRoute: () => root,
  path: '/admin/ethics',
  validateSearch: ethicsSearchSchema,
  component: lazyRouteComponent(() => import('../ethics/ethics-screen.tsx'), 'EthicsScreen'),
});

const ethicsKeys = createRoute({
  getParentRoute: () => root,
  path: '/admin/ethics/keys',
  component: lazyRouteComponent(() => import('../ethics/keys-screen.tsx'), 'KeysScreen'),
});

const ethicsReport = createRoute({
  getParentRoute: () => root,
  path: '/admin/ethics/$id',
  component: lazyRouteComponent(() => import('../ethics/report-screen.tsx'), 'ReportScreen'),
});

/** The routes of the other screens. */
export const otherRoutes = [
  redirects,
  contact,
  menus,
  legalPages,
  playlists,
  livePosts,
  facets,
  projections,
  tree,
  activity,
  trash,
  revisions,
  approvals,
  checks,
  ethics,
  ethicsKeys,
  ethicsReport,
] as const;
