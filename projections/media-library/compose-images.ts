import type { Position } from '@parvis/contracts/log/position.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { Image } from '@parvis/contracts/media/media.ts';
import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import type { Queryable } from '../platform/queryable.ts';
import { holdsAt } from '../platform/revisioned/queries.ts';
import { servedRows } from '../platform/served-query.ts';
import { mediaTag } from './media-tag.ts';

/** Pictures as pages show them, and where in the log they were read. */
export interface ComposedImages {
  /** Those that the library has; deleted ones are not shown. */
  readonly images: ReadonlyMap<MediaId, ShownImage>;
  readonly position: Position;
  readonly tags: readonly string[];
}

/** Reads pictures as they are, or as they were at a past position. @throws ReadModelNotServed */
export async function composeImages(
  db: Queryable,
  ids: readonly MediaId[],
  at?: Position,
): Promise<ComposedImages> {
  const [row] = await servedRows<{ position: Position; images: readonly Image[] }>(
    db,
    `select read_position('media-library') as position,
       (select coalesce(json_agg(state), '[]') from media_library.media media
        where media.id = any($2::text[]) and kind = 'image' and not deleted
          and ${holdsAt('media', at)}) as images`,
    [at ?? null, ids],
  );
  if (row === undefined) throw new Error('one row tells where the library stands');
  const { position, images } = row;
  return {
    images: new Map(images.map((image) => [image.id, shownImage(image)])),
    position: at !== undefined && at < position ? at : position,
    tags: ids.map(mediaTag),
  };
}

function shownImage({ original, details, crops }: Image): ShownImage {
  const { hash, width, height } = original;
  const { focalPoint, alternativeText, decorative, credit } = details;
  return {
    hash,
    width,
    height,
    focalPoint,
    crops: [...crops],
    alternativeText,
    decorative,
    credit,
  };
}
