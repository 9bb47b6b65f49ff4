import type {
  AnnouncedUpload,
  UnfinishedUpload,
} from '@parvis/contracts/media/unfinished-upload.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';
import { newCommandId } from '../../requests/command-id.ts';
import { RequestRefused } from '../../requests/failures.ts';
import { beginUpload, finishUpload, readUpload, sendPart } from '../api/uploads.ts';

/** A file being uploaded, and the known state of its upload. */
export interface Sending {
  readonly file: File;
  readonly kind: AnnouncedUpload['kind'];
  readonly hash: string | undefined;
  /** The upload to resume. */
  readonly uploadId: string | undefined;
}

/** Sends a file and adds it to the library; takes the parameters of `sendParts`. */
export async function sendFile(
  sending: Sending,
  onProgress: (upload: UnfinishedUpload) => void,
  signal: AbortSignal,
): Promise<MediaView> {
  const { id } = await sendParts(sending, onProgress, signal);
  return finishUpload(id, newCommandId(), signal);
}

/**
 * Sends a file in parts, from where its upload stopped.
 * @param onProgress called with the upload each time a part has arrived
 */
export async function sendParts(
  sending: Sending,
  onProgress: (upload: UnfinishedUpload) => void,
  signal: AbortSignal,
): Promise<UnfinishedUpload> {
  const { file } = sending;
  let upload = await openUpload(sending, signal);
  onProgress(upload);
  while (upload.received < file.size) {
    const { id, received, partBytes } = upload;
    upload = await sendPart(id, received, file.slice(received, received + partBytes), signal).catch(
      (error: unknown) => {
        if (isRefused(error, 'upload-offset')) return readUpload(id, signal);
        throw error;
      },
    );
    onProgress(upload);
  }
  return upload;
}

/** Returns the upload to resume; a new one if the server no longer has it. */
async function openUpload(sending: Sending, signal: AbortSignal): Promise<UnfinishedUpload> {
  const { file, kind, hash, uploadId } = sending;
  if (uploadId !== undefined) {
    const known = await readUpload(uploadId, signal).catch((error: unknown) => {
      if (isRefused(error, 'upload-not-found')) return undefined;
      throw error;
    });
    if (known !== undefined) return known;
  }
  const announced = { kind, filename: file.name, bytes: file.size, sha256: hash };
  return beginUpload(announced, newCommandId(), signal);
}

function isRefused(error: unknown, code: string): boolean {
  return error instanceof RequestRefused && error.problem.code === code;
}
