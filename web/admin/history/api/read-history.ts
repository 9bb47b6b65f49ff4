import { inlineEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import type { ItemOfKind } from '../../page-editor/api/read-editor.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads the revisions of a module, or of the item's header without one; newest first. */
export function readHistory({ kind, id }: ItemOfKind, moduleId: string | undefined) {
  return queryOptions({
    queryKey: ['history', id, moduleId ?? 'header'],
    queryFn: ({ signal }) =>
      moduleId === undefined
        ? callEndpoint(kindEndpoints[kind].history, {
            params: { id },
            signal,
          })
        : callEndpoint(inlineEndpoints.moduleHistory, {
            params: { id: moduleId },
            signal,
          }),
  });
}
