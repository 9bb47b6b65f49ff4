import { type MediaEvent, mediaStreamPrefix } from '@parvis/contracts/media/events.ts';
import { evolveMedia, type Media } from '@parvis/contracts/media/media.ts';
import { mediaEvents, mediaEventVersion } from '@parvis/contracts/media/read-event.ts';
import type { Occurrence } from '@parvis/contracts/revisions/revisioned.ts';
import type { StreamFamily } from '../../streams/stream-family.ts';

/** A media item with who made its newest revision, and its last change. */
export interface MediaItem {
  readonly media: Media;
  readonly saved: Occurrence;
  readonly changed: Occurrence;
}

/** The streams of media items. */
export const mediaFamily: StreamFamily<MediaItem, MediaEvent> = {
  prefix: mediaStreamPrefix,
  version: mediaEventVersion,
  read: (recorded) => mediaEvents.read(recorded),
  evolve(item, event, occurrence) {
    const media = evolveMedia(item?.media, event);
    const isSame = item !== undefined && item.media.revision === media.revision;
    return { media, saved: isSame ? item.saved : occurrence, changed: occurrence };
  },
};
