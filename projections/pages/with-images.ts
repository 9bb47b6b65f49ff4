import { idsNamedBy } from '@parvis/contracts/content/modules/named-ids.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { type MediaId, mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { ComposedScreen, ContentPage, ContentScreen } from '@parvis/contracts/site/screens.ts';
import { composeImages } from '../media-library/compose-images.ts';
import type { Queryable } from '../platform/queryable.ts';

/** A composed page. */
export type ComposedContent = ComposedScreen<ContentScreen>;

/** A page with the pictures that it and its videos name, read at the same moment of the log. @throws ReadModelNotServed */
export async function withImages(
  db: Queryable,
  composed: ComposedContent,
  at?: Position,
): Promise<ComposedContent> {
  const { screen } = composed;
  const ids = imagesNamedBy(screen.page);
  if (ids.length === 0) return composed;
  const { images, position, tags } = await composeImages(db, ids, at);
  return {
    screen: { ...screen, page: { ...screen.page, images } },
    position: position < composed.position ? position : composed.position,
    tags: [...composed.tags, ...tags],
  };
}

function imagesNamedBy(page: ContentPage): MediaId[] {
  const { details, modules, playlists, teasers } = page;
  const ofModules = modules.flatMap(({ content }) => idsNamedBy(content, 'imageId'));
  const told = [...(teasers?.values() ?? [])].flat();
  const ofHeaders = [details, ...told.map((teaser) => teaser.details)].map((one) => one.imageId);
  const videos = [...(playlists?.values() ?? [])].flatMap((playlist) => playlist.videos);
  const posters = videos.map(({ posterId }) => posterId);
  const named = [...ofHeaders, ...ofModules, ...posters].flatMap((id) => id ?? []);
  return [...new Set(named)].map((id) => mediaIdSchema.parse(id));
}
