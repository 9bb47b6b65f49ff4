import { livePostEndpoints as at } from '@parvis/contracts/live-posts/endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { itemsPerScreen } from '../../lists/list-search.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads a page of the posts of a focus, newest first. */
export const listLivePosts = (focusId: string, page: number | undefined) =>
  queryOptions({
    queryKey: ['live-posts', focusId, page],
    queryFn: ({ signal }) =>
      callEndpoint(at.listLivePosts, {
        params: { focusId },
        query: { page, pageSize: itemsPerScreen },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
