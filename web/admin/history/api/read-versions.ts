import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ItemOfKind } from '../../page-editor/api/read-editor.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads one page of what visitors have seen of an item, newest first. */
export function readVersions({ kind, id }: ItemOfKind, page: number) {
  return queryOptions({
    queryKey: ['history', id, 'versions', page],
    queryFn: ({ signal }) =>
      callEndpoint(kindEndpoints[kind].versions, { params: { id }, query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
}
