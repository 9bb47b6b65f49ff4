import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import { type MediaView } from '@parvis/contracts/media/views.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
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
          return callEndpoint(mediaEndpoints.getImage, request);
        case 'file':
          return callEndpoint(mediaEndpoints.getFile, request);
        case 'video':
          return callEndpoint(mediaEndpoints.getVideo, request);
      }
    },
  });
}

/** Lists the uses of an item, published or not. */
export function listUses(id: string, page: number) {
  return queryOptions({
    queryKey: ['media', 'uses', id, page],
    queryFn: ({ signal }) =>
      callEndpoint(mediaEndpoints.mediaUses, {
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
      return callEndpoint(mediaEndpoints.deleteImage, request);
    case 'file':
      return callEndpoint(mediaEndpoints.deleteFile, request);
    case 'video':
      return callEndpoint(mediaEndpoints.deleteVideo, request);
  }
}

/** Restores a deleted item unchanged. */
export function undeleteMedia(kind: Kind, id: string): Promise<MediaView> {
  const request = { params: { id } };
  switch (kind) {
    case 'image':
      return callEndpoint(mediaEndpoints.undeleteImage, request);
    case 'file':
      return callEndpoint(mediaEndpoints.undeleteFile, request);
    case 'video':
      return callEndpoint(mediaEndpoints.undeleteVideo, request);
  }
}
