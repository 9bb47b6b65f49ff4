import { createRoute } from '@tanstack/react-router';
import { listSearchSchema } from '../lists/list-search.ts';
import { RedirectsScreen } from '../redirects/redirects-screen.tsx';
import { root } from './root-route.tsx';

const redirects = createRoute({
  getParentRoute: () => root,
  path: '/admin/redirects',
  validateSearch: listSearchSchema,
  component: RedirectsScreen,
});

/** The routes of what stands around the pages: redirects. */
export const deskRoutes = [redirects] as const;
