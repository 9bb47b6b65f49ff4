import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { treeEndpoints } from '@parvis/contracts/content/tree-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { PartData } from '../part.ts';

/** Reads which addresses a header would change once saved, including those of descendants. */
export function rehearseMove(id: string, header: PartData) {
  const slug = typeof header['slug'] === 'string' ? header['slug'] : undefined;
  const parentId = contentIdSchema
    .nullable()
    .catch(null)
    .parse(header['parentId'] ?? null);
  return queryOptions({
    queryKey: ['content', id, 'move', slug, parentId],
    queryFn: ({ signal }) =>
      callEndpoint(treeEndpoints.rehearseMove, {
        params: { id },
        body: { slug, parentId },
        signal,
      }),
  });
}
