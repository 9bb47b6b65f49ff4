import {
  type ContentKind,
  contentKindSchema,
  contentKinds,
} from '@parvis/contracts/content/kinds.ts';
import { listScreens } from '@parvis/contracts/site/routes/admin-screens.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { readNamedContent } from '../content-picker/api/find-content.ts';
import { historySearchSchema } from '../history/history-search.ts';
import { versionsSearchSchema } from '../history/versions-search.ts';
import { editorSearchSchema } from '../page-editor/editor-search.ts';
import { ContentsScreen } from '../pages/contents-screen.tsx';
import { contentsSearchSchema } from '../pages/contents-search.ts';
import { root } from './root-route.tsx';

/** The list of each kind of content. */
const lists = contentKinds.map((kind) =>
  createRoute({
    getParentRoute: () => root,
    path: listScreens[kind],
    validateSearch: contentsSearchSchema,
    component: () => <ContentsScreen key={kind} kind={kind} />,
  }),
);

function requireKind(kind: string): void {
  if (!contentKindSchema.safeParse(kind).success) throw notFound();
}

const editor = createRoute({
  getParentRoute: () => root,
  path: '/admin/content/$kind/$id/edit',
  validateSearch: editorSearchSchema,
  beforeLoad: ({ params }) => requireKind(params.kind),
  component: lazyRouteComponent(() => import('../page-editor/editor-screen.tsx'), 'EditorScreen'),
});
const history = createRoute({
  getParentRoute: () => root,
  path: '/admin/content/$kind/$id/history',
  validateSearch: historySearchSchema,
  beforeLoad: ({ params }) => requireKind(params.kind),
  component: lazyRouteComponent(() => import('../history/history-screen.tsx'), 'HistoryScreen'),
});

const versions = createRoute({
  getParentRoute: () => root,
  path: '/admin/content/$kind/$id/versions',
  validateSearch: versionsSearchSchema,
  beforeLoad: ({ params }) => requireKind(params.kind),
  component: lazyRouteComponent(() => import('../history/versions-screen.tsx'), 'VersionsScreen'),
});

/**
 * Returns the kind of the item at an address that does not contain it.
 * @throws the error that the router renders as not found
 */
async function fetchKind(queryClient: QueryClient, id: string): Promise<ContentKind> {
  const item = await queryClient.fetchQuery(readNamedContent(id)).catch(() => null);
  if (item === null) throw notFound();
  return item.kind;
}

/** Addresses from the time when only pages had an editor. */
const formerEditor = createRoute({
  getParentRoute: () => root,
  path: '/admin/pages/$id',
  validateSearch: editorSearchSchema,
  beforeLoad: async ({ context, params: { id }, search }) => {
    const kind = await fetchKind(context.queryClient, id);
    throw redirect({
      to: '/admin/content/$kind/$id/edit',
      params: { kind, id },
      search,
      replace: true,
    });
  },
});
const formerHistory = createRoute({
  getParentRoute: () => root,
  path: '/admin/pages/$id/history',
  validateSearch: historySearchSchema,
  beforeLoad: async ({ context, params: { id }, search }) => {
    const kind = await fetchKind(context.queryClient, id);
    throw redirect({
      to: '/admin/content/$kind/$id/history',
      params: { kind, id },
      search,
      replace: true,
    });
  },
});

/** The lists, the editor and the history of every kind of content. */
export const contentRoutes = [
  ...lists,
  editor,
  history,
  versions,
  formerEditor,
  formerHistory,
] as const;
