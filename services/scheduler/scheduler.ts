import { Follower, type FollowerPace } from '@parvis/projections/follower/follower.ts';
import { ReadModelNotServed } from '@parvis/projections/postgres/served-query.ts';
import type { Pool } from 'pg';
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
  readonly pool: Pool;
  readonly clock: Clock;
  readonly pace?: Partial<FollowerPace>;
  /**
   * Called with the error of a failed job, except for a read model not built yet, which the next
   * run retries; and when leadership was lost.
   */
  readonly onError: (cause: unknown, job: string) => void;
}

const usualPace: FollowerPace = { pollMs: 1_000, standbyMs: 5_000 };

/**
 * Runs jobs when they are due. One of several processes leads, and another takes over when it ends.
 */
export class Scheduler {
  readonly #parts: SchedulerDeps;
  readonly #follower: Follower;
  readonly #ranAt = new Map<string, number>();
  readonly #running = new Map<string, Promise<void>>();
  #isStopping = false;

  constructor(parts: SchedulerDeps) {
    this.#parts = parts;
    const { pool, pace, onError } = parts;
    this.#follower = new Follower(
      {
        lockName: 'parvis scheduler',
        begin: async () => this.#ranAt.clear(),
        handleBatch: async (client) => {
          const due = this.#due();
          // A lost connection has lost the advisory lock: the new leader runs the jobs.
          if (due.length > 0) await client.query('select 1');
          for (const job of due) this.#begin(job);
          return false;
        },
      },
      {
        pool,
        pace: { ...usualPace, ...pace },
        onError: (cause) => onError(cause, 'scheduler'),
      },
    );
  }

  start(): void {
    this.#follower.start();
  }

  /** Resolves when the jobs in progress have ended and another process can lead. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#running.values());
    await this.#follower.stop();
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
    const { clock, onError } = this.#parts;
    const now = clock.now();
    this.#ranAt.set(name, now.getTime());
    try {
      await run(now);
    } catch (cause) {
      // Until it is built, as on a first start, nothing in it can be due.
      if (!(cause instanceof ReadModelNotServed)) onError(cause, name);
    }
  }
}
