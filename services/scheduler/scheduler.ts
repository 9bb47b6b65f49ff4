import type { Following, LogReader } from '@parvis/projections/follower/log-reader.ts';
import { ReadModelNotServed } from '@parvis/projections/postgres/served-query.ts';
import type { Clock } from '../adapters/clock.ts';

/**
 * A scheduled job, such as closing expired items, publishing planned ones or sending digests. It
 * finds what has become due since the last run, however long ago, and its commands are idempotent,
 * so nothing is stored between runs.
 */
export interface ScheduledJob {
  /** Lowercase words joined by hyphens. */
  readonly name: string;
  /** Milliseconds from the start of one run to the start of the next. */
  readonly everyMs: number;
  /** Does the work that is due. */
  run(now: Date): Promise<void>;
}

export interface SchedulerDeps {
  readonly jobs: readonly ScheduledJob[];
  readonly clock: Clock;
  /** How often due jobs are looked for, in milliseconds. */
  readonly everyMs?: number;
  /**
   * Called with the error of a failed job, except for a read model not built yet, which the next
   * run retries.
   */
  readonly onError: (cause: unknown, job: string) => void;
  /** Called with the name of a job that ended without an error, and when it did. */
  readonly onDone?: (job: string, at: Date) => void;
}

/**
 * Runs jobs when they are due. One of several processes leads, and another takes over when it ends.
 */
export class Scheduler {
  readonly #parts: SchedulerDeps;
  #following: Following | undefined;
  readonly #ranAt = new Map<string, number>();
  readonly #running = new Map<string, Promise<void>>();
  #isStopping = false;

  constructor(parts: SchedulerDeps) {
    this.#parts = parts;
  }

  /** Runs jobs while this process leads under the lock of a reader. */
  start(reader: LogReader): void {
    const { everyMs = 1_000, onError } = this.#parts;
    const consumer = {
      begin: async () => this.#ranAt.clear(),
      handleBatch: async () => {
        for (const job of this.#due()) this.#begin(job);
        return everyMs;
      },
    };
    this.#following = reader.follow(consumer, {
      name: 'scheduler',
      lockName: 'parvis scheduler',
      isFollowingLog: false,
      onError: (cause) => onError(cause, 'scheduler'),
    });
  }

  /** Resolves when the jobs in progress have ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#running.values());
    await this.#following?.stop();
  }

  /** Returns due jobs by the clock, which may have been set back. */
  #due(): readonly ScheduledJob[] {
    if (this.#isStopping) return [];
    const { clock, jobs } = this.#parts;
    const now = clock.now().getTime();
    return jobs.filter(({ name, everyMs }) => {
      if (this.#running.has(name)) return false;
      const ranAt = this.#ranAt.get(name);
      return ranAt === undefined || now - ranAt >= everyMs || now < ranAt;
    });
  }

  /** A long job, such as reading a feed, does not delay the others. */
  #begin(job: ScheduledJob): void {
    const ended = this.#run(job).finally(() => this.#running.delete(job.name));
    this.#running.set(job.name, ended);
  }

  async #run({ name, run }: ScheduledJob): Promise<void> {
    const { clock, onError, onDone } = this.#parts;
    const now = clock.now();
    this.#ranAt.set(name, now.getTime());
    try {
      await run(now);
      onDone?.(name, clock.now());
    } catch (cause) {
      // Until it is built, as on a first start, nothing in it can be due.
      if (!(cause instanceof ReadModelNotServed)) onError(cause, name);
    }
  }
}
