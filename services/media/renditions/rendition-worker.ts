import { type Rendition, renditionTypes } from '@parvis/contracts/media/renditions.ts';
import type { Clock } from '../../adapters/clock.ts';
import { readBytes, type Storage } from '../../adapters/storage/storage.ts';
import { DueLoop } from '../../scheduler/due-loop.ts';
import type { RenditionJob, RenditionJobs } from './rendition-jobs.ts';

/** Draws renditions. */
export interface RenditionDrawer {
  /** @throws Error when the original cannot be decoded in full */
  draw(
    original: Uint8Array,
    rendition: Pick<Rendition, 'crop' | 'width' | 'format'>,
  ): Promise<Uint8Array>;
  stop(): Promise<void>;
}

export interface RenditionWorkerDeps {
  readonly jobs: RenditionJobs;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly drawer: RenditionDrawer;
  /** Called with failures of the worker itself; the failure of an image is recorded in its job. */
  readonly onError: (cause: unknown) => void;
}

/** Creates renditions in the background, one at a time, at low priority. */
export class RenditionWorker {
  readonly #deps: RenditionWorkerDeps;
  readonly #loop: DueLoop;
  #isStopping = false;

  constructor(deps: RenditionWorkerDeps) {
    this.#deps = deps;
    this.#loop = new DueLoop({
      clock: deps.clock,
      work: () => this.makeNext(),
      nextDue: () => deps.jobs.nextDue(),
      onError: deps.onError,
    });
  }

  start(): void {
    this.#loop.start();
  }

  /** Wakes the worker: renditions may be planned. */
  wakeUp(): void {
    this.#loop.wakeUp();
  }

  /** Gives the rendition in progress up, which may take minutes; the next worker draws it anew. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const stopped = this.#loop.stop();
    await this.#deps.drawer.stop();
    await stopped;
  }

  /** Creates the most urgent rendition. @returns false when nothing is due */
  async makeNext(): Promise<boolean> {
    const { jobs, clock } = this.#deps;
    const job = await jobs.claimNext(clock.now());
    if (job === undefined) return false;
    try {
      await this.#make(job);
    } catch (cause) {
      if (this.#isStopping) {
        await jobs.giveUp(job, clock.now());
        return false;
      }
      const reason = cause instanceof Error ? cause.message : String(cause);
      await jobs.settleFailed(job, reason, clock.now());
      return true;
    }
    await jobs.settleMade(job);
    return true;
  }

  async #make(job: RenditionJob): Promise<void> {
    const { storage, drawer } = this.#deps;
    if ((await storage.head(job.key)) !== undefined) return;
    const original = await storage.get(job.original);
    if (original === undefined) throw new Error('the original is not in the storage');
    const bytes = await readBytes(original);
    if (this.#isStopping) throw new Error('the worker is stopping');
    const drawn = await drawer.draw(bytes, job);
    await storage.put(job.key, drawn, renditionTypes[job.format]);
  }
}
