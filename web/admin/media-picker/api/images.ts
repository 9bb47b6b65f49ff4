import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

const imagesPerScreen = 24;

/**
 * Lists images from the library, latest change first; the previous result is shown until the next
 * has loaded.
 */
export function listImages(search: { readonly q: string | undefined; readonly page: number }) {
  return queryOptions({
    queryKey: ['media', 'images', search],
    queryFn: ({ signal }) =>
      callEndpoint(mediaEndpoints.listImages, {
        query: { ...search, pageSize: imagesPerScreen },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Reads one image, deleted or not. */
export function readImage(id: string) {
  return queryOptions({
    queryKey: ['media', 'image', id],
    queryFn: ({ signal }) => callEndpoint(mediaEndpoints.getImage, { params: { id }, signal }),
  });
}
