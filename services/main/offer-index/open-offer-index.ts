import type { Worker } from 'node:worker_threads';
import { EmbeddedOfferIndex } from '../../careers/offer-index/embedded-offer-index.ts';
import type { WorkerSettings } from '../../careers/offer-index/messages.ts';
import { startThread } from '../own-program.ts';

export interface OfferIndexSettings {
  readonly databaseUrl: string;
  /** Called with errors of the thread, which recovers automatically. */
  readonly onError: (cause: unknown) => void;
}

/**
 * Opens offers in a separate thread: the open ones, which can be searched once it is `ready`, those
 * of past positions, or none, for dry runs only.
 */
export function openOfferIndex(
  { databaseUrl, onError }: OfferIndexSettings,
  serves: WorkerSettings['serves'] = 'present',
): EmbeddedOfferIndex {
  return new EmbeddedOfferIndex({
    startWorker: () => startWorker({ databaseUrl, serves }),
    onError,
  });
}

/** Starts the thread that runs the engine. */
export function startWorker(settings: WorkerSettings): Worker {
  return startThread(import.meta.url, './worker.ts', 'offer-index-worker', {
    workerData: settings,
  });
}
