import { join } from 'node:path';
import { throttled } from '@parvis/projections/follower/throttled.ts';
import type { Clock } from '../adapters/clock.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import { DiskStorage } from '../adapters/storage/disk-storage.ts';
import { S3Storage } from '../adapters/storage/s3-storage.ts';
import type { Storage } from '../adapters/storage/storage.ts';
import { type MediaArea, type MediaPorts, openMedia } from '../media/media-services.ts';
import type { Connections } from './connections.ts';
import { CleaningProcess } from './documents/cleaning-process.ts';
import { DrawingProcess } from './renditions/drawing-process.ts';

/**
 * Wires media to the configured storage.
 * @param onError called with errors that prevent renditions
 */
export async function makeMedia(
  { log, pool }: Connections,
  { dataFolder, bucket }: Configuration,
  given: Pick<MediaPorts, 'accountNames' | 'clock' | 'scanner'>,
  onError: (cause: unknown) => void,
): Promise<MediaArea> {
  const uploadsFolder = join(dataFolder, 'uploads');
  const storage =
    bucket === undefined
      ? await openDisk(join(dataFolder, 'media'), given.clock)
      : new S3Storage(bucket);
  const drawer = new DrawingProcess();
  const cleaner = new CleaningProcess();
  const ports = { ...given, log, pool, storage, uploadsFolder, drawer, cleaner };
  const media = openMedia(ports, onError);
  await media.removeAbandonedUploads();
  return media;
}

async function openDisk(folder: string, clock: Clock): Promise<Storage> {
  const storage = new DiskStorage(folder);
  await storage.removeAbandoned(clock.now().getTime());
  return storage;
}

/**
 * Milliseconds between wake-ups while the log grows steadily, because most events are not about
 * images.
 */
const wakeEveryMs = 500;

/** Creates renditions; woken when the log grows. */
export function startRenditions(
  { bus }: Connections,
  { worker }: MediaArea,
): { stop(): Promise<void> } {
  worker.start();
  const wakeUp = throttled(wakeEveryMs, () => worker.wakeUp());
  const unsubscribe = bus.subscribe((hint) => {
    if (hint.about === 'log') wakeUp(hint.position);
  });
  return {
    async stop() {
      unsubscribe();
      await worker.stop();
    },
  };
}
