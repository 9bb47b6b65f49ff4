import { join } from 'node:path';
import { type MediaArea, openMedia } from '../media/media-services.ts';
import type { Clock } from '../platform/clock.ts';
import type { Configuration } from '../platform/config/configuration.ts';
import { DiskStorage } from '../platform/storage/disk-storage.ts';
import { S3Storage } from '../platform/storage/s3-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Directory } from '../platform/streams/directory.ts';
import type { Connections } from './connections.ts';

/** Media on the configured storage. @param onTrouble called with what keeps renditions from being made */
export async function makeMedia(
  { log, pool }: Connections,
  directory: Directory,
  { dataFolder, bucket }: Configuration,
  clock: Clock,
  onTrouble: (cause: unknown) => void,
): Promise<MediaArea> {
  const uploadsFolder = join(dataFolder, 'uploads');
  const storage =
    bucket === undefined ? await openDisk(join(dataFolder, 'media'), clock) : new S3Storage(bucket);
  const ports = { log, pool, clock, directory, storage, uploadsFolder };
  const media = openMedia(ports, onTrouble);
  await media.removeAbandonedUploads();
  return media;
}

async function openDisk(folder: string, clock: Clock): Promise<Storage> {
  const storage = new DiskStorage(folder);
  await storage.removeAbandoned(clock.now().getTime());
  return storage;
}

/** Makes renditions, woken by the log. */
export function startRenditions(
  { bus }: Connections,
  { worker }: MediaArea,
): { stop(): Promise<void> } {
  worker.start();
  const unsubscribe = bus.subscribe((hint) => {
    if (hint.about === 'log') worker.wake();
  });
  return {
    async stop() {
      unsubscribe();
      await worker.stop();
    },
  };
}
