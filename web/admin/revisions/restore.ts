import { facetNamesSchema } from '@parvis/contracts/facets/facet-name.ts';
import { playlistContentSchema } from '@parvis/contracts/playlists/playlist.ts';
import { redirectContentSchema } from '@parvis/contracts/redirects/redirect.ts';
import type { RevisionEntry } from '@parvis/contracts/revisions/views.ts';
import { renameFacet } from '../facets/api/facets.ts';
import { editPost } from '../live-posts/api/live-posts.ts';
import { sentPost, writtenPostSchema } from '../live-posts/sent-post.ts';
import { restoreMenu } from '../menus/api/menus.ts';
import { savePlaylist } from '../playlists/api/playlists.ts';
import { saveRedirect } from '../redirects/api/redirects.ts';
import { restoreSettings } from '../site-settings/api/settings.ts';
import { restoreSynonyms } from '../synonyms/api/synonyms.ts';
import type { RevisionedEntity } from './revisioned-entity.ts';

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
