import type { Position } from '@parvis/contracts/log/position.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { ComposedScreen, ContentPage, ContentScreen } from '@parvis/contracts/site/screens.ts';
import { composeImages } from '../media-library/compose-images.ts';
import type { Queryable } from '../platform/queryable.ts';

/** A composed page. */
export type ComposedContent = ComposedScreen<ContentScreen>;

/** A page with the pictures that it names, read at the same moment of the log. @throws ReadModelNotServed */
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

function imagesNamedBy({ details, modules }: ContentPage): MediaId[] {
  const ofModules = modules.flatMap(({ content }) =>
    content.type === 'image' ? [content.data.imageId] : [],
  );
  const named = details.imageId === undefined ? ofModules : [details.imageId, ...ofModules];
  return [...new Set(named)];
}
