import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { historyViewSchema } from '@parvis/contracts/content/views.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads the revisions of a module, or of the page's header without one; newest first. */
export function readHistory(contentId: string, moduleId: string | undefined) {
  return queryOptions({
    queryKey: ['history', contentId, moduleId ?? 'header'],
    queryFn: ({ signal }) =>
      moduleId === undefined
        ? callEndpoint(contentEndpoints.pageHistory, historyViewSchema, {
            params: { id: contentId },
            signal,
          })
        : callEndpoint(inlineEndpoints.moduleHistory, historyViewSchema, {
            params: { id: moduleId },
            signal,
          }),
  });
}
