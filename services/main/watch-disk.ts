import { Gauge } from 'prom-client';
import { readDiskSpace } from '../adapters/disk-space.ts';
import type { Metrics } from '../adapters/metrics/metrics.ts';

/** Measures, at each scrape, the free space where a folder is. */
export function watchDisk(metrics: Metrics, folder: string): void {
  const free = new Gauge({
    name: 'parvis_disk_free_bytes',
    help: 'Free space of the disk that has the data folder',
    registers: [metrics.registry],
  });
  metrics.readBeforeScrape('disk', async () => {
    free.set((await readDiskSpace(folder)).free);
  });
}
