import {
  type TrashedThingType,
  trashEndpoints,
  trashedThingsSchema,
} from '@parvis/contracts/trash/endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads a page of what was deleted of a type, the last first. */
export const listTrash = (type: TrashedThingType, page: number | undefined) =>
  queryOptions({
    queryKey: ['trash', type, page],
    queryFn: ({ signal }) =>
      callEndpoint(trashEndpoints.listTrash, trashedThingsSchema, {
        params: { type },
        query: { page },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
