import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { type TreeNode, treeEndpoints, treeTop } from '@parvis/contracts/content/tree-endpoints.ts';
import { type ContentReceipt } from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import { publishPage } from '../../page-editor/api/page-commands.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

const nodesAtOnce = 100;

/** Reads a page of the children of an item, or of the top of a language's tree. */
export function readLevel(locale: Locale, parent: string, page: number) {
  return queryOptions({
    queryKey: ['tree', locale, parent, page],
    queryFn: ({ signal }) =>
      callEndpoint(treeEndpoints.treeChildren, {
        params: { id: parent === treeTop ? treeTop : contentIdSchema.parse(parent) },
        query: { locale, page, pageSize: nodesAtOnce },
        signal,
      }),
  });
}

/**
 * Moves an item under another one, or to the top of the tree. A published one moves for visitors,
 * too: its header is published, and the rest of its draft stays one.
 */
export async function moveNode(
  { id, kind, revision }: Pick<TreeNode, 'id' | 'kind' | 'revision'>,
  parent: string,
): Promise<ContentReceipt> {
  const moved = await callEndpoint(treeEndpoints.moveContent, {
    params: { contentID: id, itemID: parent === treeTop ? treeTop : contentIdSchema.parse(parent) },
    body: {},
    ifMatch: revision,
  });
  if (moved.status !== 'published') return moved;
  return publishPage(
    { id, kind, revision: moved.revision },
    { only: { header: true, modules: [] } },
  );
}
