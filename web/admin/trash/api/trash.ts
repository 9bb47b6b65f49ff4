import { type DeletedItemType, trashEndpoints } from '@parvis/contracts/trash/endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads a page of the deleted items of a type, last deleted first. */
export const listTrash = (type: DeletedItemType, page: number | undefined) =>
  queryOptions({
    queryKey: ['trash', type, page],
    queryFn: ({ signal }) =>
      callEndpoint(trashEndpoints.listTrash, {
        params: { type },
        query: { page },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
