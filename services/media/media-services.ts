import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import type { MalwareScanner } from '../adapters/malware/malware-scanner.ts';
import { removeAbandonedFiles } from '../adapters/storage/abandoned-files.ts';
import type { Storage } from '../adapters/storage/storage.ts';
import type { ScheduledJob } from '../scheduler/scheduler.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { ImagesByAddress } from './by-address/add-by-address.ts';
import type { CoverDrawer } from './covers/cover-drawer.ts';
import { examineFiles } from './examine/examine-files.ts';
import { MediaReplies } from './item/media-replies.ts';
import { MediaWriter } from './item/media-writer.ts';
import type { DocumentCleaner } from './metadata/cleaning.ts';
import { MediaReads } from './reads.ts';
import { RenditionJobs } from './renditions/rendition-jobs.ts';
import { RenditionPlanner } from './renditions/rendition-planner.ts';
import { type RenditionDrawer, RenditionWorker } from './renditions/rendition-worker.ts';
import { ResumableUploads } from './resumable/resumable-uploads.ts';
import { UploadRows } from './resumable/upload-rows.ts';
import type { MediaServices } from './services.ts';
import { MediaUploader } from './upload/media-uploader.ts';

/** The dependencies of media. `pool` is the database of read models, not the log's. */
export interface MediaPorts {
  readonly log: EventLog;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly accountNames: AccountNames;
  readonly storage: Storage;
  /** The folder of uploads until they are stored, on a local disk. */
  readonly uploadsFolder: string;
  /** The engine that draws renditions in the worker role. */
  readonly drawer: RenditionDrawer;
  /** Removes metadata from documents. */
  readonly cleaner: DocumentCleaner;
  /** Draws the first pages of documents. */
  readonly covers: CoverDrawer;
  /** Draws those of documents for which nobody waits. */
  readonly laterCovers: CoverDrawer;
  readonly scanner: MalwareScanner;
  /** The hosts from which images may be fetched; none without it. */
  readonly mediaHosts?: readonly string[];
}

/** Media, with the jobs of the worker role. */
export interface MediaArea extends MediaServices {
  /** The worker for renditions; to be started in processes with the worker role. */
  readonly worker: RenditionWorker;
  /** Plans what the worker does; to be called where the log has grown. */
  readonly planner: RenditionPlanner;
  /** Examines the files of earlier releases. */
  readonly examination: ScheduledJob;
  /** Removes interrupted uploads; to be called at the start. */
  removeAbandonedUploads(): Promise<void>;
}

/** Wires the write side of media. @param onError called with errors that prevent renditions */
export function openMedia(ports: MediaPorts, onError: (cause: unknown) => void): MediaArea {
  const { log, pool, clock, accountNames, storage, drawer } = ports;
  const writer = new MediaWriter({ log, accountNames, clock });
  const uploader = new MediaUploader({ ...ports, writer });
  const jobs = new RenditionJobs(pool);
  const reads = new MediaReads(pool, ports);
  return {
    writer,
    accountNames,
    jobs,
    storage,
    clock,
    log,
    uploader,
    resumable: new ResumableUploads({ rows: new UploadRows(pool), storage, uploader, clock }),
    replies: new MediaReplies(accountNames),
    reads,
    byAddress: new ImagesByAddress({ uploader, reads, hosts: ports.mediaHosts ?? [] }),
    worker: new RenditionWorker({ jobs, storage, clock, drawer, onError }),
    planner: new RenditionPlanner({ log, pool, jobs, clock }),
    examination: examineFiles({ ...ports, covers: ports.laterCovers, writer }),
    removeAbandonedUploads: () => removeAbandonedFiles(ports.uploadsFolder, clock.now().getTime()),
  };
}
