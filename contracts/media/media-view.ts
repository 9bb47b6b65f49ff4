import type { Position } from '../log/position.ts';
import type { MediaId } from './ids.ts';
import type { Media } from './media.ts';
import { addressOf } from './picture-sources.ts';
import { fallbackRendition } from './renditions.ts';
import type { MediaView } from './views.ts';

/** The author of an item's last change (a name or an account id), and its time (ISO 8601, UTC). */
export interface LastChange {
  readonly updatedAt: string;
  readonly updatedBy: string;
}

/** Returns the path at which a file is downloaded. */
export function fileAddress(id: MediaId, filename: string): string {
  return `/media/files/${id}/${encodeURIComponent(filename)}`;
}

/** Returns the path at which readers of content load a file as of a log position. */
export function fileAddressAt(id: MediaId, filename: string, at: Position): string {
  return `${fileAddress(id, filename)}?at=${at}`;
}

/** Returns an item as the API and the back-office show it. */
export function mediaView(media: Media, { updatedAt, updatedBy }: LastChange): MediaView {
  const { id, revision, deleted, release } = media;
  const common = { id, revision, deleted, release, updatedAt, updatedBy };
  switch (media.kind) {
    case 'image': {
      const { kind, original, details } = media;
      const crops = { crops: [...media.crops], lostCrops: [...media.lostCrops] };
      const url = addressOf(fallbackRendition(original.hash, original));
      return { ...common, kind, ...original, ...details, ...crops, url };
    }
    case 'file': {
      const { kind, original, details } = media;
      const url = fileAddress(id, original.filename);
      return { ...common, kind, ...original, ...details, url };
    }
    case 'video':
      return { ...common, kind: media.kind, source: media.source, ...media.details };
  }
}
