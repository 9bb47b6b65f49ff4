import { renditionTypes } from '@parvis/contracts/media/renditions.ts';
import sharp from 'sharp';
import type { Clock } from '../../platform/clock.ts';
import { Bell, backoff } from '../../platform/log/bell.ts';
import { bytesOf, type Storage } from '../../platform/storage/storage.ts';
import { drawRendition } from '../pictures/draw-rendition.ts';
import type { RenditionJob, RenditionJobs } from './rendition-jobs.ts';
import type { RenditionPlanner } from './rendition-planner.ts';

/** How long the worker sleeps when there is nothing to do and no notification comes, in milliseconds. */
const idleMs = 2_000;

export interface RenditionWorkerDeps {
  readonly planner: RenditionPlanner;
  readonly jobs: RenditionJobs;
  readonly storage: Storage;
  readonly clock: Clock;
  /** Called with what kept the worker from working; a picture that fails is recorded in its job. */
  readonly onTrouble: (cause: unknown) => void;
}

/** Makes renditions in the background, one at a time, without hurry. */
export class RenditionWorker {
  readonly #deps: RenditionWorkerDeps;
  readonly #bell = new Bell();
  #running: Promise<void> | undefined;
  #stopped = false;

  constructor(deps: RenditionWorkerDeps) {
    this.#deps = deps;
  }

  start(): void {
    // One thread for pictures, so that requests have the others.
    sharp.concurrency(1);
    sharp.cache(false);
    this.#running = this.#run();
  }

  /** Notifies the worker that the log grew. */
  wake(): void {
    this.#bell.ring();
  }

  /** Resolves once the rendition being made is stored. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#bell.ring();
    await this.#running;
  }

  /** Plans the renditions that the log requires and makes the most urgent one. @returns false when nothing is due */
  async makeNext(): Promise<boolean> {
    const { planner, jobs, clock } = this.#deps;
    await planner.catchUp();
    const job = await jobs.claimNext(clock.now());
    if (job === undefined) return false;
    try {
      await this.#make(job);
    } catch (cause) {
      const trouble = cause instanceof Error ? cause.message : String(cause);
      await jobs.settleFailed(job, trouble, clock.now());
      return true;
    }
    await jobs.settleMade(job);
    return true;
  }

  async #run(): Promise<void> {
    for (let failures = 0; !this.#stopped; ) {
      const { rings } = this.#bell;
      try {
        const made = await this.makeNext();
        failures = 0;
        if (!made && !this.#stopped) await this.#bell.wait(rings, idleMs);
      } catch (cause) {
        failures += 1;
        this.#deps.onTrouble(cause);
        if (!this.#stopped) await this.#bell.wait(rings, backoff(failures));
      }
    }
  }

  async #make(job: RenditionJob): Promise<void> {
    const { storage } = this.#deps;
    if ((await storage.head(job.key)) !== undefined) return;
    const original = await storage.get(job.original);
    if (original === undefined) throw new Error('the original is not in the storage');
    const drawn = await drawRendition(await bytesOf(original), job);
    await storage.put(job.key, drawn, renditionTypes[job.format]);
  }
}
