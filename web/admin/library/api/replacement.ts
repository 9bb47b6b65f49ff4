import { type FileOfItem } from '@parvis/contracts/media/file-history.ts';
import { replacementEndpoints } from '@parvis/contracts/media/replacement-endpoints.ts';
import { type FileView, type ImageView } from '@parvis/contracts/media/views.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

type Replaceable = Pick<ImageView | FileView, 'kind' | 'id' | 'revision'>;

/** Replaces an item's file with an upload, based on the revision that the user saw. */
export function replaceMedia(
  { kind, id, revision }: Replaceable,
  uploadId: string,
): Promise<ImageView | FileView> {
  const request = { params: { id }, body: { uploadId }, ifMatch: revision };
  return kind === 'image'
    ? callEndpoint(replacementEndpoints.replaceImage, request)
    : callEndpoint(replacementEndpoints.replaceFile, request);
}

/** Restores an earlier file of an item, based on the revision that the user saw. */
export function restoreFile(
  { kind, id, revision: ifMatch }: Replaceable,
  { revision }: Pick<FileOfItem, 'revision'>,
): Promise<ImageView | FileView> {
  const request = { params: { id }, body: { revision }, ifMatch };
  return kind === 'image'
    ? callEndpoint(replacementEndpoints.takeBackImage, request)
    : callEndpoint(replacementEndpoints.takeBackFile, request);
}

/** Lists the files of an item, the current one first. */
export function listFileHistory(id: string, page: number) {
  return queryOptions({
    queryKey: ['media', 'history', id, page],
    queryFn: ({ signal }) =>
      callEndpoint(replacementEndpoints.listFileHistory, {
        params: { id },
        query: { page },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
