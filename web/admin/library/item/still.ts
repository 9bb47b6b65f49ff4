import { coverOf } from '@parvis/contracts/media/cover.ts';
import { addressOf } from '@parvis/contracts/media/picture-sources.ts';
import { fallbackRendition } from '@parvis/contracts/media/renditions.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';

/** A picture by its address; width and height in pixels. */
export interface Still {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Returns the picture by which editors recognise an item: an image itself, a document's first page. */
export function stillOf(media: MediaView): Still | undefined {
  if (media.kind === 'image') return media;
  const cover = media.kind === 'file' ? coverOf(media) : undefined;
  return cover && { ...cover, url: addressOf(fallbackRendition(cover.hash, cover)) };
}
