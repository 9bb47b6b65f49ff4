import { type MediaEvent, mediaStreamPrefix } from '@parvis/contracts/media/events.ts';
import { evolveMedia, type File, type Image, type Media } from '@parvis/contracts/media/media.ts';
import { mediaEvents, mediaEventVersion } from '@parvis/contracts/media/read-event.ts';
import type { Occurrence } from '@parvis/contracts/revisions/revisioned.ts';
import type { StreamFamily } from '../../streams/stream-family.ts';

/** A former image or file of an item, with the areas chosen on it. */
export type EarlierFile = {
  /** The revision that introduced it. */
  readonly revision: number;
} & (Pick<Image, 'kind' | 'original' | 'crops'> | Pick<File, 'kind' | 'original'>);

/** A media item with the author of its newest revision, and its last change. */
export interface MediaItem {
  readonly media: Media;
  readonly saved: Occurrence;
  readonly changed: Occurrence;
  /** The revision that introduced its current file. */
  readonly fileRevision: number;
  /** The former files of the item, oldest first. */
  readonly earlier: readonly EarlierFile[];
}

/** The streams of media items. */
export const mediaFamily: StreamFamily<MediaItem, MediaEvent> = {
  prefix: mediaStreamPrefix,
  version: mediaEventVersion,
  read: (recorded) => mediaEvents.read(recorded),
  evolve(item, event, occurrence) {
    const media = evolveMedia(item?.media, event);
    const isSame = item !== undefined && item.media.revision === media.revision;
    const saved = isSame ? item.saved : occurrence;
    return { media, saved, changed: occurrence, ...filesAfter(item, event) };
  },
};

function filesAfter(
  item: MediaItem | undefined,
  { type, data }: MediaEvent,
): Pick<MediaItem, 'fileRevision' | 'earlier'> {
  if (item === undefined) return { fileRevision: 1, earlier: [] };
  const { media, fileRevision, earlier } = item;
  if (media.kind === 'video' || (type !== 'ImageReplaced' && type !== 'FileReplaced'))
    return { fileRevision, earlier };
  const file =
    media.kind === 'image'
      ? { kind: media.kind, revision: fileRevision, original: media.original, crops: media.crops }
      : { kind: media.kind, revision: fileRevision, original: media.original };
  return { fileRevision: data.revision, earlier: [...earlier, file] };
}
