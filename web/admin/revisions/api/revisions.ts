import { facetEndpoints } from '@parvis/contracts/facets/endpoints.ts';
import { livePostEndpoints } from '@parvis/contracts/live-posts/endpoints.ts';
import { menuEndpoints } from '@parvis/contracts/menus/endpoints.ts';
import { playlistEndpoints } from '@parvis/contracts/playlists/endpoints.ts';
import { redirectEndpoints } from '@parvis/contracts/redirects/endpoints.ts';
import { type RevisionList } from '@parvis/contracts/revisions/views.ts';
import { siteSettingsEndpoints } from '@parvis/contracts/site-settings/endpoints.ts';
import { synonymEndpoints } from '@parvis/contracts/synonyms/endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { RevisionedEntity } from '../revisioned-entity.ts';

/** How many revisions a page shows, each with its content. */
const revisionsPerPage = 10;

/** Reads a page of the revisions of an item, newest first. */
export const listRevisions = (thing: RevisionedEntity, page: number | undefined) =>
  queryOptions({
    queryKey: ['revisions', thing, page],
    queryFn: ({ signal }) =>
      readPage(thing, { query: { page, pageSize: revisionsPerPage }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

interface PageRequest {
  readonly query: { readonly page: number | undefined; readonly pageSize: number };
  readonly signal: AbortSignal;
}

function readPage(thing: RevisionedEntity, request: PageRequest): Promise<RevisionList> {
  const { id } = thing;
  const byId = { params: { id }, ...request };
  switch (thing.type) {
    case 'menu':
      return callEndpoint(menuEndpoints.menuHistory, byId);
    case 'redirect':
      return callEndpoint(redirectEndpoints.redirectHistory, byId);
    case 'playlist':
      return callEndpoint(playlistEndpoints.playlistHistory, byId);
    case 'live-post':
      return callEndpoint(livePostEndpoints.livePostHistory, {
        params: { focusId: thing.focusId, postId: id },
        ...request,
      });
    case 'facet':
      return callEndpoint(facetEndpoints.facetHistory, {
        params: { group: thing.group, id },
        ...request,
      });
    case 'site-settings':
      return callEndpoint(siteSettingsEndpoints.siteSettingsHistory, request);
    case 'synonyms':
      return callEndpoint(synonymEndpoints.synonymsHistory, request);
  }
}
