import type { Capability } from '../accounts/roles.ts';
import type { Crop } from './crop.ts';
import type { FileDetails, ImageDetails, VideoDetails, VideoSource } from './details.ts';
import type { FileOriginal, ImageOriginal } from './events.ts';
import type { MediaId } from './ids.ts';

interface OnMedia {
  readonly mediaId: MediaId;
}

/** `expectedRevision` is the revision that the author saw. */
interface Saving extends OnMedia {
  readonly expectedRevision: number;
}

interface OfKind extends OnMedia {
  readonly kind: 'image' | 'file' | 'video';
}

/** Commands on one media item's stream. Files are stored before the command; deciders generate nothing. */
export type MediaCommand =
  | (OnMedia & {
      readonly type: 'upload-image';
      readonly original: ImageOriginal;
      readonly details: ImageDetails;
    })
  | (OnMedia & {
      readonly type: 'upload-file';
      readonly original: FileOriginal;
      readonly details: FileDetails;
    })
  | (OnMedia & {
      readonly type: 'register-video';
      readonly source: VideoSource;
      readonly details: VideoDetails;
    })
  | (Saving & { readonly type: 'save-image'; readonly details: ImageDetails })
  | (Saving & { readonly type: 'save-file'; readonly details: FileDetails })
  | (Saving & { readonly type: 'save-video'; readonly details: VideoDetails })
  | (Saving & { readonly type: 'crop-image'; readonly crop: Crop })
  | (Saving & { readonly type: 'replace-image'; readonly original: ImageOriginal })
  | (Saving & { readonly type: 'replace-file'; readonly original: FileOriginal })
  | (Saving &
      OfKind & {
        readonly type: 'take-back-file';
        /** The revision whose file is reverted. */
        readonly revision: number;
      })
  | (OfKind & {
      readonly type: 'delete-media' | 'undelete-media';
      readonly expectedRevision?: number;
    })
  | (OfKind & {
      readonly type: 'release-media';
      /** ISO 8601, UTC. */
      readonly now: string;
      /** The instant at which to release it; immediately when omitted or in the past. */
      readonly from?: string | undefined;
    })
  | (OfKind & { readonly type: 'withdraw-media' })
  | (OnMedia & { readonly type: 'release-due-media'; readonly now: string })
  | (OnMedia & {
      readonly type: 'record-examination';
      readonly found: Pick<FileOriginal, 'hash' | 'cover' | 'seconds'>;
    });

export type MediaCommandType = MediaCommand['type'];

/** The capability that every media command requires. */
export const mediaCommandCapability: Capability = 'content.write';
