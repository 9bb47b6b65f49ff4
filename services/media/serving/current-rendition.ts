import { type Croppable, imageUseSchema } from '@parvis/contracts/media/crop.ts';
import {
  cropName,
  type Rendition,
  shownArea,
  widthsFor,
} from '@parvis/contracts/media/renditions.ts';
import type { ReplacedPicture } from '@parvis/projections/media-library/read-replaced.ts';

/**
 * Returns the rendition of the current picture that replaces a rendition of its predecessor: for the
 * same use, at most as wide.
 */
export function currentRendition(
  { former, present }: ReplacedPicture,
  requested: Rendition,
): Rendition {
  const area = findReplacingArea(former, present, requested.crop);
  const widths = widthsFor(area);
  const width = widths.find((one) => one <= requested.width) ?? widths.at(-1) ?? requested.width;
  const crop = cropName(area, present);
  return { hash: present.hash, crop, width, format: requested.format };
}

/** Returns the whole image, for an area lost in the replacement. */
function findReplacingArea(former: Croppable, present: Croppable, crop: string) {
  const contents = [null, ...former.crops.map(({ contentId }) => contentId)];
  const places = imageUseSchema.options.flatMap((use) =>
    contents.map((contentId) => ({ use, contentId })),
  );
  const place = places.find(
    ({ use, contentId }) => cropName(shownArea(former, use, contentId), former) === crop,
  );
  if (place === undefined || crop === 'whole') return shownArea(present, 'whole');
  return shownArea(present, place.use, place.contentId);
}
