import { type Crop, type CropPlace, isSamePlace } from './crop.ts';
import type { FileDetails, ImageDetails, VideoDetails, VideoSource } from './details.ts';
import type { FileOriginal, ImageOriginal, MediaEvent } from './events.ts';
import type { MediaId } from './ids.ts';

/**
 * An editor's decision that an item is public from an instant on (ISO 8601, UTC), and whether that
 * instant has come.
 */
export interface Release {
  readonly state: 'planned' | 'released';
  readonly from: string;
}

interface InLibrary {
  readonly id: MediaId;
  /** Incremented by every save, crop and replacement, starting at 1. */
  readonly revision: number;
  readonly deleted: boolean;
  /** Null while nothing but published content that shows the item can make it public. */
  readonly release: Release | null;
}

export interface Image extends InLibrary {
  readonly kind: 'image';
  readonly original: ImageOriginal;
  readonly details: ImageDetails;
  /** At most one for each use and content item. */
  readonly crops: readonly Crop[];
  /** Uses whose area was not valid on the replacement image. */
  readonly lostCrops: readonly CropPlace[];
}

export interface File extends InLibrary {
  readonly kind: 'file';
  readonly original: FileOriginal;
  readonly details: FileDetails;
  /** The hash of the last file that was examined after its upload. */
  readonly examined?: string;
}

export interface Video extends InLibrary {
  readonly kind: 'video';
  readonly source: VideoSource;
  readonly details: VideoDetails;
}

/** A media item folded from its stream. */
export type Media = Image | File | Video;

/** Folds an event into an item. @throws Error when the stream is inconsistent */
export function evolveMedia(media: Media | undefined, event: MediaEvent): Media {
  const { mediaId: id } = event.data;
  const fresh = { id, revision: 1, deleted: false, release: null };
  switch (event.type) {
    case 'ImageUploaded': {
      const { original, details } = event.data;
      return { ...fresh, kind: 'image', original, details, crops: [], lostCrops: [] };
    }
    case 'FileUploaded': {
      const { original, details } = event.data;
      return { ...fresh, kind: 'file', original, details };
    }
    case 'VideoRegistered': {
      const { source, details } = event.data;
      return { ...fresh, kind: 'video', source, details };
    }
    case 'ImageSaved':
    case 'ImageCropped':
    case 'ImageReplaced':
    case 'FileSaved':
    case 'FileReplaced':
    case 'FileExamined':
    case 'VideoSaved':
    case 'MediaDeleted':
    case 'MediaUndeleted':
    case 'MediaReleased':
    case 'MediaReleasePlanned':
    case 'MediaReleaseWithdrawn':
      return changed(media, event);
  }
}

type Change = Exclude<MediaEvent, { type: 'ImageUploaded' | 'FileUploaded' | 'VideoRegistered' }>;

function changed(media: Media | undefined, event: Change): Media {
  if (media === undefined) throw new Error(`${event.type} occurred before its item was created`);
  switch (event.type) {
    case 'MediaDeleted':
      return { ...media, deleted: true };
    case 'MediaUndeleted':
      return { ...media, deleted: false };
    case 'MediaReleased':
      return { ...media, release: { state: 'released', from: event.data.from } };
    case 'MediaReleasePlanned':
      return { ...media, release: { state: 'planned', from: event.data.from } };
    case 'MediaReleaseWithdrawn':
      return { ...media, release: null };
    case 'ImageSaved':
      if (media.kind === 'image') return { ...media, ...saved(event.data) };
      break;
    case 'ImageCropped':
      if (media.kind === 'image') return cropped(media, event.data);
      break;
    case 'ImageReplaced':
      if (media.kind === 'image') {
        const { revision, original, crops, lostCrops } = event.data;
        return { ...media, revision, original, crops, lostCrops };
      }
      break;
    case 'FileReplaced':
      if (media.kind === 'file') {
        const { revision, original } = event.data;
        return { ...media, revision, original };
      }
      break;
    case 'FileExamined':
      if (media.kind === 'file') return examined(media, event.data);
      break;
    case 'FileSaved':
      if (media.kind === 'file') return { ...media, ...saved(event.data) };
      break;
    case 'VideoSaved':
      if (media.kind === 'video') return { ...media, ...saved(event.data) };
      break;
  }
  throw new Error(`${event.type} does not apply to a ${media.kind}`);
}

function saved<T>({ revision, details }: { readonly revision: number; readonly details: T }) {
  return { revision, details };
}

function examined(
  file: File,
  { hash, cover, seconds }: Extract<MediaEvent, { type: 'FileExamined' }>['data'],
): File {
  const found = { ...(cover && { cover }), ...(seconds && { seconds }) };
  return { ...file, examined: hash, original: { ...file.original, ...found } };
}

function cropped(image: Image, { use, area, contentId, revision }: Crop & { revision: number }) {
  const isOther = (place: CropPlace) => !isSamePlace(place, { use, contentId });
  const crops = [...image.crops.filter(isOther), { use, area, contentId }];
  return { ...image, revision, crops, lostCrops: image.lostCrops.filter(isOther) };
}
