import type { Position } from '@parvis/contracts/log/position.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { Image } from '@parvis/contracts/media/media.ts';
import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { readShown } from './read-shown.ts';
import { shownImage } from './shown-image.ts';

/** Images as pages show them, and the log position they were read at. */
export interface ComposedImages {
  /** The images in the library, except deleted ones. */
  readonly images: ReadonlyMap<MediaId, ShownImage>;
  readonly position: Position;
  readonly tags: readonly string[];
}

/** Reads images, now or at a past position. @throws ReadModelNotServed */
export async function composeImages(
  db: Queryable,
  ids: readonly MediaId[],
  at?: Position,
): Promise<ComposedImages> {
  const { items, ...read } = await readShown<Image>(db, 'image', ids, at);
  return { images: new Map(items.map((image) => [image.id, shownImage(image)])), ...read };
}
