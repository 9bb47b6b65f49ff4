import { createRoute } from '@tanstack/react-router';
import { ActivityScreen } from '../activity/activity-screen.tsx';
import { activitySearchSchema } from '../activity/activity-search.ts';
import { ContactScreen } from '../contact/contact-screen.tsx';
import { contactSearchSchema } from '../contact/contact-search.ts';
import { EthicsScreen } from '../ethics/ethics-screen.tsx';
import { ethicsSearchSchema } from '../ethics/ethics-search.ts';
import { KeysScreen } from '../ethics/keys-screen.tsx';
import { ReportScreen } from '../ethics/report-screen.tsx';
import { FacetsScreen } from '../facets/facets-screen.tsx';
import { facetsSearchSchema } from '../facets/facets-search.ts';
import { listSearchSchema } from '../lists/list-search.ts';
import { LivePostsScreen } from '../live-posts/live-posts-screen.tsx';
import { livePostsSearchSchema } from '../live-posts/live-posts-search.ts';
import { MenusScreen } from '../menus/menus-screen.tsx';
import { menusSearchSchema } from '../menus/menus-search.ts';
import { PlaylistsScreen } from '../playlists/playlists-screen.tsx';
import { ProjectionsScreen } from '../projections/projections-screen.tsx';
import { RedirectsScreen } from '../redirects/redirects-screen.tsx';
import { RevisionsScreen } from '../revisions/revisions-screen.tsx';
import { revisionsSearchSchema } from '../revisions/revisions-search.ts';
import { TrashScreen } from '../trash/trash-screen.tsx';
import { trashSearchSchema } from '../trash/trash-search.ts';
import { TreeScreen } from '../tree/tree-screen.tsx';
import { treeSearchSchema } from '../tree/tree-search.ts';
import { root } from './root-route.tsx';

const redirects = createRoute({
  getParentRoute: () => root,
  path: '/admin/redirects',
  validateSearch: listSearchSchema,
  component: RedirectsScreen,
});

const contact = createRoute({
  getParentRoute: () => root,
  path: '/admin/contact',
  validateSearch: contactSearchSchema,
  component: ContactScreen,
});

const menus = createRoute({
  getParentRoute: () => root,
  path: '/admin/menus',
  validateSearch: menusSearchSchema,
  component: MenusScreen,
});

const playlists = createRoute({
  getParentRoute: () => root,
  path: '/admin/playlists',
  validateSearch: listSearchSchema,
  component: PlaylistsScreen,
});

const livePosts = createRoute({
  getParentRoute: () => root,
  path: '/admin/live-posts',
  validateSearch: livePostsSearchSchema,
  component: LivePostsScreen,
});

const facets = createRoute({
  getParentRoute: () => root,
  path: '/admin/facets',
  validateSearch: facetsSearchSchema,
  component: FacetsScreen,
});

const projections = createRoute({
  getParentRoute: () => root,
  path: '/admin/projections',
  component: ProjectionsScreen,
});

const tree = createRoute({
  getParentRoute: () => root,
  path: '/admin/tree',
  validateSearch: treeSearchSchema,
  component: TreeScreen,
});

const activity = createRoute({
  getParentRoute: () => root,
  path: '/admin/activity',
  validateSearch: activitySearchSchema,
  component: ActivityScreen,
});

const trash = createRoute({
  getParentRoute: () => root,
  path: '/admin/trash',
  validateSearch: trashSearchSchema,
  component: TrashScreen,
});

const revisions = createRoute({
  getParentRoute: () => root,
  path: '/admin/history/$type/$id',
  validateSearch: revisionsSearchSchema,
  component: RevisionsScreen,
});

const ethics = createRoute({
  getParentRoute: () => root,
  path: '/admin/ethics',
  validateSearch: ethicsSearchSchema,
  component: EthicsScreen,
});

const ethicsKeys = createRoute({
  getParentRoute: () => root,
  path: '/admin/ethics/keys',
  component: KeysScreen,
});

const ethicsReport = createRoute({
  getParentRoute: () => root,
  path: '/admin/ethics/$id',
  component: ReportScreen,
});

/** The routes of the other screens. */
export const deskRoutes = [
  redirects,
  contact,
  menus,
  playlists,
  livePosts,
  facets,
  projections,
  tree,
  activity,
  trash,
  revisions,
  ethics,
  ethicsKeys,
  ethicsReport,
] as const;
