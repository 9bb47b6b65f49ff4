import type { Following, LogReader } from '@parvis/projections/follower/log-reader.ts';
import type { UnannouncedChanges } from '@parvis/projections/follower/unannounced-changes.ts';
import { ReadModelNotServed } from '@parvis/projections/postgres/served-query.ts';
import type { Clock } from '../adapters/clock.ts';
import { DueGate } from './due-gate.ts';

/**
 * A scheduled job, such as closing expired items, publishing planned ones or sending digests. It
 * finds what has become due since the last run, however long ago, and its commands are idempotent,
 * so nothing is stored between runs.
 */
export interface ScheduledJob {
  /** Lowercase words joined by hyphens. */
  readonly name: string;
  /** Milliseconds from the start of one run to the start of the next, at least. */
  readonly everyMs: number;
  /**
   * Returns when the earliest work that is stored is due, of a job that runs only then; undefined
   * when there is none. Called when something may have been stored.
   */
  nextDue?(now: Date): Promise<Date | undefined>;
  /**
   * Whether it runs only after something was stored, once more after its interval, within which what
   * was stored becomes due, and as long as it finds anything.
   */
  readonly isAfterChanges?: boolean;
  /** Does the work that is due. @returns how much it found, if it is a number */
  run(now: Date): Promise<unknown>;
}

export interface SchedulerDeps {
  readonly jobs: readonly ScheduledJob[];
  readonly clock: Clock;
  readonly changes: Pick<UnannouncedChanges, 'subscribe'>;
  /** How often the clock is read, in milliseconds. */
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
  /** Of the jobs that depend on what is stored. */
  readonly #gates: ReadonlyMap<string, DueGate>;
  #looking: Promise<unknown> = Promise.resolve();
  #endChanges: () => void = () => undefined;
  #isStopping = false;

  constructor(parts: SchedulerDeps) {
    this.#parts = parts;
    const waiting = parts.jobs.filter((job) => job.nextDue !== undefined || job.isAfterChanges);
    this.#gates = new Map(waiting.map(({ name }) => [name, new DueGate()]));
  }

  /** Runs jobs while this process leads under the lock of a reader. */
  start(reader: LogReader): void {
    const { changes, everyMs = 1_000, onError } = this.#parts;
    this.#endChanges = changes.subscribe({ look: () => this.#openGates() });
    const consumer = {
      begin: async () => {
        this.#ranAt.clear();
        this.#openGates();
      },
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
    this.#endChanges();
    await Promise.all(this.#running.values());
    await this.#following?.stop();
  }

  /** Returns due jobs by the clock, which may have been set back. */
  #due(): readonly ScheduledJob[] {
    if (this.#isStopping) return [];
    const { clock, jobs } = this.#parts;
    const date = clock.now();
    const now = date.getTime();
    return jobs.filter(({ name, everyMs }) => {
      if (this.#running.has(name) || this.#gates.get(name)?.isOpen(date) === false) return false;
      const ranAt = this.#ranAt.get(name);
      return ranAt === undefined || now - ranAt >= everyMs || now < ranAt;
    });
  }

  #openGates(): void {
    for (const gate of this.#gates.values()) gate.open();
  }

  /** A long job, such as reading a feed, does not delay the others. */
  #begin(job: ScheduledJob): void {
    const ended = this.#run(job).finally(() => this.#running.delete(job.name));
    this.#running.set(job.name, ended);
  }

  async #run(job: ScheduledJob): Promise<void> {
    const { name } = job;
    const { clock, onError, onDone } = this.#parts;
    const now = clock.now();
    this.#ranAt.set(name, now.getTime());
    try {
      const gate = this.#gates.get(name);
      if (gate === undefined) await job.run(now);
      else if (job.isAfterChanges) await gate.pass(now, (mayBeNew) => runAgain(job, now, mayBeNew));
      else await gate.pass(now, () => this.#runIfDue(job, now));
      onDone?.(name, clock.now());
    } catch (cause) {
      // Until it is built, as on a first start, nothing in it can be due.
      if (!(cause instanceof ReadModelNotServed)) onError(cause, name);
    }
  }

  /**
   * Jobs look for their work one after another, over one connection.
   * @returns when the earliest work was or is due
   */
  async #runIfDue(job: ScheduledJob, now: Date): Promise<Date | undefined> {
    const looking = this.#looking.then(() => job.nextDue?.(now));
    this.#looking = looking.catch(() => undefined);
    const dueAt = await looking;
    if (dueAt !== undefined && dueAt <= now) await job.run(now);
    return dueAt;
  }
}

/** @returns when to run once more */
async function runAgain(
  { run, everyMs }: ScheduledJob,
  now: Date,
  mayBeNew: boolean,
): Promise<Date | undefined> {
  const found = await run(now);
  const mayHaveMore = mayBeNew || (typeof found === 'number' && found > 0);
  return mayHaveMore ? new Date(now.getTime() + everyMs) : undefined;
}
