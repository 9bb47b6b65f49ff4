import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { type TreeNode, treeEndpoints, treeTop } from '@parvis/contracts/content/tree-endpoints.ts';
import type { ContentReceipt } from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { queryOptions } from '@tanstack/react-query';
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

/** What a request to move an item needs to know of it. */
export type MovedNode = Pick<TreeNode, 'id' | 'revision' | 'status'>;

/**
 * Moves an item under another one, or to the top of the tree. A public move shows visitors the new
 * header, and the rest of the draft stays one; when it is refused, the draft is as before.
 * @param isPublic possible for what is published, and its default
 */
export async function moveNode(
  { id, revision, status }: MovedNode,
  parent: string,
  isPublic = status === 'published',
): Promise<ContentReceipt> {
  return callEndpoint(treeEndpoints.moveContent, {
    params: { contentID: id, itemID: parent === treeTop ? treeTop : contentIdSchema.parse(parent) },
    body: isPublic ? { publish: true, only: { header: true } } : {},
    ifMatch: revision,
  });
}
