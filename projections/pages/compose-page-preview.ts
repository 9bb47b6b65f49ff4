import type { ContentId } from '@parvis/contracts/content/ids.ts';
import {
  composePreview,
  type ModuleRevision,
  type Preview,
} from '../page-fragments/compose-preview.ts';
import type { Queryable } from '../platform/queryable.ts';
import { withImages } from './with-images.ts';
import { withPlaylists } from './with-playlists.ts';

/** A page as its editors see it, its videos and pictures included; undefined when there is none. @throws ReadModelNotServed */
export async function composePagePreview(
  db: Queryable,
  contentId: ContentId,
  shown?: ModuleRevision,
): Promise<Preview | undefined> {
  const preview = await composePreview(db, contentId, shown);
  if (preview === undefined) return undefined;
  const filmed = await withPlaylists(db, preview.composed);
  return { ...preview, composed: await withImages(db, filmed) };
}
