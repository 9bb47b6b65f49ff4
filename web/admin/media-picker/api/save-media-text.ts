import type { AlternativeText } from '@parvis/contracts/media/details.ts';
import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import type { MediaTitle } from '@parvis/contracts/media/media-title.ts';
import {
  fileViewSchema,
  imageViewSchema,
  type MediaView,
  videoViewSchema,
} from '@parvis/contracts/media/views.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** The editable text of a media item; files have no alternative text. */
export interface MediaText {
  readonly title: MediaTitle;
  readonly credit: string;
  readonly alternativeText?: AlternativeText;
}

/** Saves the text of a media item, based on its revision; returns the saved item. */
export function saveMediaText(media: MediaView, words: MediaText): Promise<MediaView> {
  const on = { params: { id: media.id }, ifMatch: media.revision };
  switch (media.kind) {
    case 'image': {
      const { decorative, focalPoint } = media;
      const body = { ...words, decorative, focalPoint };
      return callEndpoint(mediaEndpoints.saveImage, imageViewSchema, { ...on, body });
    }
    case 'file':
      return callEndpoint(mediaEndpoints.saveFile, fileViewSchema, { ...on, body: words });
    case 'video': {
      const body = { ...words, posterId: media.posterId };
      return callEndpoint(mediaEndpoints.saveVideo, videoViewSchema, { ...on, body });
    }
  }
}
