import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import type { ItemOfKind } from '../../page-editor/api/read-editor.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/**
 * Reads one revision of a module, or of the item's header without one; it never
 * changes, so it never goes stale.
 */
export function readRevision(
  { kind, id }: ItemOfKind,
  moduleId: string | undefined,
  revision: number,
) {
  return queryOptions({
    queryKey: ['revision', id, moduleId ?? 'header', revision],
    queryFn: ({ signal }) =>
      moduleId === undefined
        ? callEndpoint(kindEndpoints[kind].revision, {
            params: { id, revision },
            signal,
          })
        : callEndpoint(contentEndpoints.moduleRevision, {
            params: { contentId: id, moduleId, revision },
            signal,
          }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
