import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { revisionContentSchema } from '@parvis/contracts/content/views.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/**
 * Reads one revision of a module, or of the page's header without one; it never
 * changes, so it never goes stale.
 */
export function readRevision(contentId: string, moduleId: string | undefined, revision: number) {
  return queryOptions({
    queryKey: ['revision', contentId, moduleId ?? 'header', revision],
    queryFn: ({ signal }) =>
      moduleId === undefined
        ? callEndpoint(contentEndpoints.pageRevision, revisionContentSchema, {
            params: { id: contentId, revision },
            signal,
          })
        : callEndpoint(contentEndpoints.moduleRevision, revisionContentSchema, {
            params: { contentId, moduleId, revision },
            signal,
          }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
