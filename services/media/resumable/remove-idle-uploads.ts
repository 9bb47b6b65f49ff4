import type { ScheduledJob } from '../../scheduler/scheduler.ts';
import type { ResumableUploads } from './resumable-uploads.ts';

const everyMs = 10 * 60 * 1000;

/** Removes idle resumable uploads, and the parts of finished ones. */
export function removeIdleUploads(uploads: Pick<ResumableUploads, 'removeIdle'>): ScheduledJob {
  return { name: 'remove-idle-uploads', everyMs, run: (now) => uploads.removeIdle(now) };
}
