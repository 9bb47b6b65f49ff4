import type { Area, Crop } from '@parvis/contracts/media/crop.ts';
import { imageUses } from '@parvis/contracts/media/crop.ts';
import type { Image } from '@parvis/contracts/media/media.ts';

type Size = Pick<Area, 'width' | 'height'>;

/**
 * Returns the areas of an image on its replacement, and the uses for which they would be too small
 * there.
 */
export function cropsOn(
  { original, crops, lostCrops }: Pick<Image, 'original' | 'crops' | 'lostCrops'>,
  to: Size,
): Pick<Image, 'crops' | 'lostCrops'> {
  const moved = crops.map((crop) => ({ ...crop, area: areaOn(crop.area, original, to) }));
  const lost = moved.filter((crop) => !isLargeEnough(crop));
  return {
    crops: moved.filter(isLargeEnough),
    lostCrops: [...lostCrops, ...lost.map(({ use, contentId }) => ({ use, contentId }))],
  };
}

/**
 * Returns the area scaled in proportion, with its own aspect ratio, around the same part of the
 * image.
 */
function areaOn(area: Area, from: Size, to: Size): Area {
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const width = Math.round(area.width * scale);
  const height = Math.round(area.height * scale);
  return {
    x: placed(area.x + area.width / 2, from.width, width, to.width),
    y: placed(area.y + area.height / 2, from.height, height, to.height),
    width,
    height,
  };
}

/**
 * Returns the start of a length that keeps the relative position of its centre without exceeding
 * the bounds.
 */
function placed(middle: number, from: number, length: number, to: number): number {
  return Math.max(0, Math.round((middle / from) * to - length / 2));
}

function isLargeEnough({ use, area }: Crop): boolean {
  const { minWidth, minHeight } = imageUses[use];
  return area.width >= minWidth && area.height >= minHeight;
}
