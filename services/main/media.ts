import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { untilWoken } from '@parvis/projections/follower/follower.ts';
import type { LogReader } from '@parvis/projections/follower/log-reader.ts';
import type { UnannouncedChanges } from '@parvis/projections/follower/unannounced-changes.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import { DiskStorage } from '../adapters/storage/disk-storage.ts';
import { S3Storage } from '../adapters/storage/s3-storage.ts';
import { type MediaArea, type MediaPorts, openMedia } from '../media/media-services.ts';
import type { Connections } from './connections.ts';
import { CoverProcess, limitsInBackground } from './documents/cover-process.ts';
import { DrawingProcess } from './renditions/drawing-process.ts';

/**
 * Wires media to the configured storage.
 * @param onError called with errors that prevent renditions
 */
export async function makeMedia(
  { log, pool }: Connections,
  configuration: Configuration,
  given: Pick<MediaPorts, 'accountNames' | 'clock' | 'scanner' | 'cleaner'>,
  onError: (cause: unknown) => void,
): Promise<MediaArea> {
  const uploadsFolder = join(configuration.dataFolder, 'uploads');
  const storage = openMediaStorage(configuration);
  if (storage instanceof DiskStorage) await storage.removeAbandoned(given.clock.now().getTime());
  const drawer = new DrawingProcess();
  const covers = new CoverProcess();
  const laterCovers = new CoverProcess(limitsInBackground);
  const { mediaHosts } = configuration;
  const ports = {
    ...given,
    log,
    pool,
    storage,
    uploadsFolder,
    drawer,
    covers,
    laterCovers,
    mediaHosts,
  };
  const media = openMedia(ports, onError);
  await media.removeAbandonedUploads();
  return media;
}

/** Opens the storage of media: the bucket, or a folder in the data folder. */
export function openMediaStorage({
  dataFolder,
  bucket,
}: Pick<Configuration, 'dataFolder' | 'bucket'>): DiskStorage | S3Storage {
  return bucket === undefined ? new DiskStorage(join(dataFolder, 'media')) : new S3Storage(bucket);
}

/**
 * Milliseconds between plans while the log grows steadily, because most events are not about images.
 */
const planEveryMs = 500;

/** Plans and creates renditions as the log grows. */
export function startRenditions(
  reader: LogReader,
  changes: UnannouncedChanges,
  { planner, worker }: Pick<MediaArea, 'planner' | 'worker'>,
  onError: (cause: unknown) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const consumer = {
    begin: async () => undefined,
    async handleBatch() {
      await planner.catchUp(reader.log);
      worker.wakeUp();
      const { signal } = stopping;
      await setTimeout(planEveryMs, undefined, { signal }).catch(() => undefined);
      return untilWoken;
    },
  };
  const following = reader.follow(consumer, {
    name: 'renditions',
    lockName: 'parvis renditions',
    onError,
  });
  worker.start();
  const endChanges = changes.subscribe({ look: () => worker.wakeUp() });
  return {
    async stop() {
      endChanges();
      stopping.abort();
      await following.stop();
      await worker.stop();
    },
  };
}
