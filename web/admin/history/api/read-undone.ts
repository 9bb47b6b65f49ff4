import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ItemOfKind } from '../../page-editor/api/read-editor.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/**
 * Reads the draft of a module, or of the item's header without one, without the change of a revision.
 * @param restored the conflicts, by number, in which what the change replaced comes back
 */
export function readUndone(
  { kind, id }: ItemOfKind,
  moduleId: string | undefined,
  revision: number,
  restored: readonly number[],
) {
  const query = { restore: restored.join(',') };
  return queryOptions({
    queryKey: ['history', id, 'undone', moduleId ?? 'header', revision, query.restore],
    queryFn: ({ signal }) =>
      moduleId === undefined
        ? callEndpoint(kindEndpoints[kind].undone, { params: { id, revision }, query, signal })
        : callEndpoint(contentEndpoints.undoneModule, {
            params: { contentId: id, moduleId, revision },
            query,
            signal,
          }),
    placeholderData: keepPreviousData,
  });
}
