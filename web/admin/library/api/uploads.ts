import { mediaEndpoints } from '@parvis/contracts/media/endpoints.ts';
import { resumableEndpoints } from '@parvis/contracts/media/resumable-endpoints.ts';
import {
  type AnnouncedUpload,
  type UnfinishedUpload,
} from '@parvis/contracts/media/unfinished-upload.ts';
import { uploadEndpoints } from '@parvis/contracts/media/upload-endpoints.ts';
import { type MediaView } from '@parvis/contracts/media/views.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import { readPatiently } from '../../requests/read-again.ts';

/** Finds the item of the library with the same bytes. */
export async function findSame(
  kind: AnnouncedUpload['kind'],
  hash: string,
  signal: AbortSignal,
): Promise<MediaView | undefined> {
  const request = { query: { hash, pageSize: 1 }, signal };
  const { items } = await readPatiently<{ readonly items: readonly MediaView[] }>(() =>
    kind === 'image'
      ? callEndpoint(mediaEndpoints.listImages, request)
      : callEndpoint(mediaEndpoints.listFiles, request),
  );
  return items[0];
}

/** Starts an upload, or finds the progress of an unfinished one. */
export function beginUpload(
  announced: AnnouncedUpload,
  commandId: string,
  signal: AbortSignal,
): Promise<UnfinishedUpload> {
  const request = { body: announced, commandId, signal };
  return callEndpoint(resumableEndpoints.beginUpload, request);
}

/** Reads the progress of an upload. */
export function readUpload(id: string, signal: AbortSignal): Promise<UnfinishedUpload> {
  const request = { params: { id }, signal };
  return callEndpoint(resumableEndpoints.getUpload, request);
}

/** Sends the part of a file that starts at an offset. */
export function sendPart(
  id: string,
  offset: number,
  bytes: Blob,
  signal: AbortSignal,
): Promise<UnfinishedUpload> {
  const request = { params: { id }, query: { offset }, bytes, signal };
  return callEndpoint(uploadEndpoints.sendUploadPart, request);
}

/** Adds the file to the library; repeating a `commandId` does not add it twice. */
export function finishUpload(
  id: string,
  commandId: string,
  signal: AbortSignal,
): Promise<MediaView> {
  const request = { params: { id }, commandId, signal };
  return callEndpoint(resumableEndpoints.finishUpload, request);
}

/** Discards an unfinished upload. */
export function cancelUpload(id: string): Promise<undefined> {
  return callEndpoint(resumableEndpoints.cancelUpload, { params: { id } });
}
