import { createRoute } from '@tanstack/react-router';
import { listSearchSchema } from '../lists/list-search.ts';
import { MenusScreen } from '../menus/menus-screen.tsx';
import { menusSearchSchema } from '../menus/menus-search.ts';
import { RedirectsScreen } from '../redirects/redirects-screen.tsx';
import { root } from './root-route.tsx';

const redirects = createRoute({
  getParentRoute: () => root,
  path: '/admin/redirects',
  validateSearch: listSearchSchema,
  component: RedirectsScreen,
});

const menus = createRoute({
  getParentRoute: () => root,
  path: '/admin/menus',
  validateSearch: menusSearchSchema,
  component: MenusScreen,
});

/** The routes of what stands around the pages. */
export const deskRoutes = [redirects, menus] as const;
