import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import { mediaUseListSchema } from '@parvis/contracts/media/uses.ts';
import {
  fileViewSchema,
  imageViewSchema,
  type MediaView,
  videoViewSchema,
} from '@parvis/contracts/media/views.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';

type Kind = MediaView['kind'];

/** Reads an item that is not deleted. */
export function readItem(kind: Kind, id: string) {
  return queryOptions({
    queryKey: ['media', kind, id],
    queryFn: ({ signal }): Promise<MediaView> => {
      const request = { params: { id }, signal };
      switch (kind) {
        case 'image':
          return callEndpoint(mediaEndpoints.getImage, imageViewSchema, request);
        case 'file':
          return callEndpoint(mediaEndpoints.getFile, fileViewSchema, request);
        case 'video':
          return callEndpoint(mediaEndpoints.getVideo, videoViewSchema, request);
      }
    },
  });
}

/** Lists the uses of an item, published or not. */
export function listUses(id: string, page: number) {
  return queryOptions({
    queryKey: ['media', 'uses', id, page],
    queryFn: ({ signal }) =>
      callEndpoint(mediaEndpoints.mediaUses, mediaUseListSchema, {
        params: { id },
        query: { page },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Deletes an item, based on the revision that the user saw. */
export function deleteMedia({ kind, id, revision }: MediaView): Promise<undefined> {
  const request = { params: { id }, ifMatch: revision };
  switch (kind) {
    case 'image':
      return callEndpoint(mediaEndpoints.deleteImage, z.undefined(), request);
    case 'file':
      return callEndpoint(mediaEndpoints.deleteFile, z.undefined(), request);
    case 'video':
      return callEndpoint(mediaEndpoints.deleteVideo, z.undefined(), request);
  }
}

/** Restores a deleted item unchanged. */
export function undeleteMedia(kind: Kind, id: string): Promise<MediaView> {
  const request = { params: { id } };
  switch (kind) {
    case 'image':
      return callEndpoint(mediaEndpoints.undeleteImage, imageViewSchema, request);
    case 'file':
      return callEndpoint(mediaEndpoints.undeleteFile, fileViewSchema, request);
    case 'video':
      return callEndpoint(mediaEndpoints.undeleteVideo, videoViewSchema, request);
  }
}
