import type { Worker } from 'node:worker_threads';
import type { OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { EmbeddedOfferIndex } from '../../careers/offer-index/embedded-offer-index.ts';
import type { WorkerSettings } from '../../careers/offer-index/messages.ts';
import { startThread } from '../own-program.ts';

export interface OfferIndexSettings {
  readonly databaseUrl: string;
  /** Called with errors of the thread, which recovers automatically. */
  readonly onError: (cause: unknown) => void;
}

/** Opens the index of open offers in a separate thread; it responds once it is `ready`. */
export function openOfferIndex({ databaseUrl, onError }: OfferIndexSettings): EmbeddedOfferIndex {
  return new EmbeddedOfferIndex({
    startWorker: () => startWorker({ databaseUrl, at: undefined }),
    onError,
  });
}

/** Opens a thread that only computes dry runs, beside offers that are searched elsewhere. */
export function openDryRuns({ databaseUrl, onError }: OfferIndexSettings): EmbeddedOfferIndex {
  return new EmbeddedOfferIndex({
    startWorker: () => startWorker({ databaseUrl, at: undefined, isForDryRuns: true }),
    onError,
  });
}

/** An index of the offers that were open at a past position, for as long as somebody needs it. */
export interface PastOfferIndex {
  readonly index: OfferIndex;
  close(): Promise<void>;
}

/** Loads the offers that were open at a past position; resolves when they can be searched. */
export async function openOfferIndexAt(
  position: Position,
  { databaseUrl, onError }: OfferIndexSettings,
): Promise<PastOfferIndex> {
  const index = new EmbeddedOfferIndex({
    startWorker: () => startWorker({ databaseUrl, at: position }),
    onError,
  });
  await index.ready;
  return { index, close: () => index.stop() };
}

/** Starts the thread that runs the engine. */
export function startWorker(settings: WorkerSettings): Worker {
  return startThread(import.meta.url, './worker.ts', 'offer-index-worker', settings);
}
