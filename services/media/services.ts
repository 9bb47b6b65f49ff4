import type { Clock } from '../platform/clock.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Directory } from '../platform/streams/directory.ts';
import type { MediaWriteResponses } from './item/media-write-responses.ts';
import type { MediaWriter } from './item/media-writer.ts';
import type { MediaReads } from './reads.ts';
import type { RenditionJobs } from './renditions/rendition-jobs.ts';
import type { MediaUploader } from './upload/media-uploader.ts';

/** What the routes of media answer with. */
export interface MediaServices {
  readonly writer: MediaWriter;
  readonly uploader: MediaUploader;
  readonly answers: MediaWriteResponses;
  readonly directory: Directory;
  readonly reads: MediaReads;
  readonly jobs: RenditionJobs;
  readonly storage: Storage;
  readonly clock: Clock;
}
