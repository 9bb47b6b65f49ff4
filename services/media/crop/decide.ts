import { isDeepStrictEqual } from 'node:util';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { MediaCommand } from '@parvis/contracts/media/commands.ts';
import { type Area, type Crop, imageUses } from '@parvis/contracts/media/crop.ts';
import { type Decision, requireMedia, requireSeen } from '../item/guards.ts';
import type { MediaItem } from '../item/media-family.ts';

/** Accepts the crop for a use when its area lies within the image and is large enough. */
export function decideCrop(
  { mediaId, expectedRevision, crop }: Extract<MediaCommand, { type: 'crop-image' }>,
  item: MediaItem | undefined,
): Decision {
  const found = requireMedia(item, 'image');
  if (!found.ok) return found;
  const image = found.value;
  const seen = requireSeen(item, expectedRevision);
  if (!seen.ok) return seen;
  const inside = requireInside(crop.area, image.original);
  if (!inside.ok) return inside;
  const large = requireLargeEnough(crop);
  if (!large.ok) return large;
  if (image.crops.some((one) => isDeepStrictEqual(one, crop))) return accept([]);
  const revision = image.revision + 1;
  return accept([{ type: 'ImageCropped', data: { mediaId, revision, ...crop } }]);
}

function requireInside(
  area: Area,
  { width, height }: { readonly width: number; readonly height: number },
): Outcome<undefined> {
  const isInside = area.x + area.width <= width && area.y + area.height <= height;
  if (isInside) return accept(undefined);
  return refuse('crop-outside-image', { path: ['area'], params: { width, height } });
}

function requireLargeEnough({ use, area: { width, height } }: Crop): Outcome<undefined> {
  const { minWidth, minHeight } = imageUses[use];
  const details = { path: ['area'], params: { minWidth, minHeight, width, height } };
  if (width < minWidth && height < minHeight) return refuse('crop-too-small', details);
  if (width < minWidth) return refuse('crop-too-narrow', details);
  if (height < minHeight) return refuse('crop-too-low', details);
  return accept(undefined);
}
