import { isDeepStrictEqual } from 'node:util';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import type { MediaCommand } from '@parvis/contracts/media/commands.ts';
import type { Crop } from '@parvis/contracts/media/crop.ts';
import type { FileOriginal, ImageOriginal } from '@parvis/contracts/media/events.ts';
import type { File, Image } from '@parvis/contracts/media/media.ts';
import { type Decision, requireMedia, requireSeen } from '../item/guards.ts';
import type { MediaItem } from '../item/media-family.ts';
import { cropsOn } from './crops-on.ts';

type Replacement = Extract<
  MediaCommand,
  { type: 'replace-image' | 'replace-file' | 'take-back-file' }
>;

/** Replaces an item's image or file; the item keeps its id and its texts. */
export function decideReplacement(command: Replacement, item: MediaItem | undefined): Decision {
  const seen = requireSeen(item, command.expectedRevision);
  switch (command.type) {
    case 'replace-image': {
      const image = requireMedia(item, 'image');
      if (!image.ok) return image;
      if (!seen.ok) return seen;
      return replaceImage(image.value, command.original, cropsOn(image.value, command.original));
    }
    case 'replace-file': {
      const file = requireMedia(item, 'file');
      if (!file.ok) return file;
      return seen.ok ? replaceFile(file.value, command.original) : seen;
    }
    case 'take-back-file': {
      const found = requireMedia(item, command.kind);
      if (!found.ok) return found;
      return seen.ok ? takeBack(found.value, command.revision, item?.earlier ?? []) : seen;
    }
  }
}

function replaceImage(
  image: Image,
  original: ImageOriginal,
  crops: Pick<Image, 'lostCrops'> & { readonly crops: readonly Crop[] },
): Decision {
  if (isDeepStrictEqual(image.original, original)) return accept([]);
  const data = {
    mediaId: image.id,
    revision: image.revision + 1,
    original,
    crops: [...crops.crops],
    lostCrops: [...crops.lostCrops],
  };
  return accept([{ type: 'ImageReplaced', data }]);
}

/** Our own videos play MP4 files, so only another MP4 file may replace one. */
function replaceFile(file: File, original: FileOriginal): Decision {
  if (isDeepStrictEqual(file.original, original)) return accept([]);
  if (file.original.format === 'mp4' && original.format !== 'mp4')
    return refuse('media-type-refused', { params: { accepted: 'MP4' } });
  const data = { mediaId: file.id, revision: file.revision + 1, original };
  return accept([{ type: 'FileReplaced', data }]);
}

/** A restored image gets back the areas that were chosen on it. */
function takeBack(
  media: MediaItem['media'],
  revision: number,
  earlier: MediaItem['earlier'],
): Decision {
  const file = earlier.find((one) => one.revision === revision);
  if (file?.kind === 'image' && media.kind === 'image')
    return replaceImage(media, file.original, { crops: file.crops, lostCrops: [] });
  if (file?.kind === 'file' && media.kind === 'file') return replaceFile(media, file.original);
  return refuse('file-not-earlier', { params: { revision } });
}
