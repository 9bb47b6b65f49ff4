import type { Pool } from 'pg';
import type { Configuration } from '../adapters/config/configuration.ts';
import { requireSpace } from '../adapters/disk-space.ts';
import type { Observability } from './observability.ts';

/** How often the disk is checked without a fault, in milliseconds. */
const everyMs = 10_000;
/** A statement that needs space: a temporary table of a megabyte. */
const needsSpace = `create temporary table disk_probe on commit drop as
  select repeat('0', 8000) as filler from generate_series(1, 128)`;

/**
 * Notices when the disk of the data folder is full, or that of PostgreSQL, before or after a write
 * has failed.
 * @returns a function that ends it
 */
export function noticeFullDisk(
  { outages }: Pick<Observability, 'outages'>,
  { dataFolder }: Configuration,
  pool: Pick<Pool, 'query'>,
): () => void {
  outages.watch({
    name: 'disk',
    variable: 'PARVIS_DATA',
    address: dataFolder,
    trouble: 'full',
    advice:
      'Free space on the disk of this folder, or of PostgreSQL, or enlarge it. Until then nothing can be saved; visitors are served.',
    async probe() {
      await requireSpace(dataFolder);
      await pool.query(needsSpace);
    },
  });
  const check = () => void requireSpace(dataFolder).catch((cause) => outages.notice(cause));
  check();
  const timer = setInterval(check, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
