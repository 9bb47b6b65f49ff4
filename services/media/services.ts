import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Clock } from '../adapters/clock.ts';
import type { Storage } from '../adapters/storage/storage.ts';
import type { AccountNames } from '../streams/account-names.ts';
import type { ImagesByAddress } from './by-address/add-by-address.ts';
import type { MediaReplies } from './item/media-replies.ts';
import type { MediaWriter } from './item/media-writer.ts';
import type { MediaReads } from './reads.ts';
import type { RenditionJobs } from './renditions/rendition-jobs.ts';
import type { ResumableUploads } from './resumable/resumable-uploads.ts';
import type { MediaUploader } from './upload/media-uploader.ts';

/** The services of the routes of media. */
export interface MediaServices {
  readonly writer: MediaWriter;
  readonly uploader: MediaUploader;
  readonly resumable: ResumableUploads;
  readonly byAddress: ImagesByAddress;
  readonly replies: MediaReplies;
  readonly accountNames: AccountNames;
  readonly reads: MediaReads;
  readonly jobs: RenditionJobs;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: Pick<EventLog, 'head'>;
}
