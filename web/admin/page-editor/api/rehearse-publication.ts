import {
  type PublicationAction,
  publicationEndpoints,
} from '@parvis/contracts/content/publication-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads what visitors will see differently once an item is published, unpublished or deleted. */
export function rehearsePublication(id: string, action: PublicationAction) {
  return queryOptions({
    queryKey: ['content', id, 'effects', action],
    queryFn: ({ signal }) =>
      callEndpoint(publicationEndpoints.rehearsePublication, {
        params: { id },
        query: { action },
        signal,
      }),
    // The confirmation shows the data that made it necessary.
    staleTime: 1_000,
  });
}
