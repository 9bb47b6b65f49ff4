import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { revisionContentSchema } from '@parvis/contracts/content/views.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** The content of one revision of a module; it never changes, so it is read once. */
export function readRevision(contentId: string, moduleId: string, revision: number) {
  return queryOptions({
    queryKey: ['revision', moduleId, revision],
    queryFn: ({ signal }) =>
      callEndpoint(contentEndpoints.moduleRevision, revisionContentSchema, {
        params: { contentId, moduleId, revision },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
