import { facetEndpoints } from '@parvis/contracts/facets/endpoints.ts';
import { facetNamesSchema } from '@parvis/contracts/facets/facet-name.ts';
import { livePostEndpoints } from '@parvis/contracts/live-posts/endpoints.ts';
import { menuEndpoints } from '@parvis/contracts/menus/endpoints.ts';
import { playlistEndpoints } from '@parvis/contracts/playlists/endpoints.ts';
import { playlistContentSchema } from '@parvis/contracts/playlists/playlist.ts';
import { redirectEndpoints } from '@parvis/contracts/redirects/endpoints.ts';
import { redirectContentSchema } from '@parvis/contracts/redirects/redirect.ts';
import type { RevisionEntry, RevisionList } from '@parvis/contracts/revisions/views.ts';
import { siteSettingsEndpoints } from '@parvis/contracts/site-settings/endpoints.ts';
import { synonymEndpoints } from '@parvis/contracts/synonyms/endpoints.ts';
import type { DeletedItem, DeletedItemType } from '@parvis/contracts/trash/endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { renameFacet, undeleteFacet } from '../../facets/api/facets.ts';
import { editPost, undeletePost } from '../../live-posts/api/live-posts.ts';
import { sentPost, writtenPostSchema } from '../../live-posts/sent-post.ts';
import { restoreMenu, undeleteMenu } from '../../menus/api/menus.ts';
import { savePlaylist, undeletePlaylist } from '../../playlists/api/playlists.ts';
import { saveRedirect, undeleteRedirect } from '../../redirects/api/redirects.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import { restoreSettings } from '../../site-settings/api/settings.ts';
import { restoreSynonyms } from '../../synonyms/api/synonyms.ts';
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

/**
 * Restores an earlier revision, based on the latest that the user saw. If the API has no endpoint
 * for it, the earlier content is saved again.
 */
export async function restoreRevision(
  thing: RevisionedEntity,
  { revision, content }: RevisionEntry,
  seen: number,
): Promise<unknown> {
  const { id } = thing;
  switch (thing.type) {
    case 'menu':
      return restoreMenu({ id, revision }, seen);
    case 'redirect':
      return saveRedirect(id, redirectContentSchema.parse(content), seen);
    case 'playlist':
      return savePlaylist(id, playlistContentSchema.parse(content), seen);
    case 'live-post':
      return editPost(thing, await sentPost(writtenPostSchema.parse(content)), seen);
    case 'facet':
      return renameFacet({ ...thing, names: facetNamesSchema.parse(content) }, seen);
    case 'site-settings':
      return restoreSettings(revision, seen);
    case 'synonyms':
      return restoreSynonyms(revision, seen);
  }
}

/** The identity of a deleted item: its id, and what else its endpoint needs. */
type Deleted = Pick<DeletedItem, 'id' | 'revision' | 'focusId' | 'group'>;

/** Restores a deleted item. */
export function undeleteItem(type: DeletedItemType, item: Deleted): Promise<unknown> {
  const { id, focusId, group } = item;
  switch (type) {
    case 'menu':
      return undeleteMenu(item);
    case 'redirect':
      return undeleteRedirect(item);
    case 'playlist':
      return undeletePlaylist(item);
    case 'live-post':
      if (focusId === undefined) throw new Error(`the live post ${id} has no focus`);
      return undeletePost({ id, focusId });
    case 'facet':
      if (group === undefined) throw new Error(`the filter value ${id} has no group`);
      return undeleteFacet({ id, group });
  }
}
