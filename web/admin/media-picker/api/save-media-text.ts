import type { AlternativeText } from '@parvis/contracts/media/alternative-text.ts';
import type { FocalPoint } from '@parvis/contracts/media/crop.ts';
import type { VideoDetails } from '@parvis/contracts/media/details.ts';
import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { MediaTitle } from '@parvis/contracts/media/media-title.ts';
import { type MediaView } from '@parvis/contracts/media/views.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** The editable texts of a media item; files have no alternative text. */
export interface MediaText {
  readonly title: MediaTitle;
  readonly credit: string;
  readonly alternativeText?: AlternativeText;
  /** For images. */
  readonly decorative?: boolean;
  readonly focalPoint?: FocalPoint;
  /** For videos; null for none. */
  readonly posterId?: MediaId | null;
  readonly posterAlt?: VideoDetails['posterAlt'];
  /** For videos; undefined for an unknown length. */
  readonly seconds?: number | undefined;
}

/**
 * Saves the texts of a media item, based on its revision; omitted ones are kept. Returns the saved
 * item.
 */
export function saveMediaText(media: MediaView, words: Partial<MediaText>): Promise<MediaView> {
  const on = { params: { id: media.id }, ifMatch: media.revision };
  switch (media.kind) {
    case 'image': {
      const { title, credit, alternativeText, decorative, focalPoint } = media;
      const said = { title, credit, alternativeText, decorative, focalPoint };
      const body = { ...said, ...words };
      return callEndpoint(mediaEndpoints.saveImage, { ...on, body });
    }
    case 'file': {
      const body = { title: media.title, credit: media.credit, ...words };
      return callEndpoint(mediaEndpoints.saveFile, { ...on, body });
    }
    case 'video': {
      const { title, credit, alternativeText, posterId, posterAlt, seconds } = media;
      const said = { title, credit, alternativeText, posterId, posterAlt, seconds };
      const body = { ...said, ...words };
      return callEndpoint(mediaEndpoints.saveVideo, { ...on, body });
    }
  }
}
