import { backoffMs } from '@parvis/projections/follower/backoff.ts';

interface Waiting<Entry, Outcome> {
  readonly entry: Entry;
  readonly weight: number;
  settled: boolean;
  resolve(outcome: Outcome): void;
  reject(cause: Error): void;
}

export interface GroupCommitOptions<Entry, Outcome> {
  /** Writes all entries in one call; returns one outcome for each, in order. Must be idempotent. */
  readonly flush: (entries: readonly Entry[]) => Promise<readonly Outcome[]>;
  /** The maximum total weight of one call; a heavier entry is written alone. */
  readonly maxWeight: number;
  /** Milliseconds after which an entry that could not be written fails. */
  readonly timeoutMs: number;
  /** The error of an unavailable store: `flush` throws it, and so does an entry that timed out. */
  readonly Unavailable: new (
    message: string,
    options?: ErrorOptions,
  ) => Error;
}

/**
 * While one call is in flight, entries queue, and the next call takes them all. An unavailable
 * store is retried until an entry's timeout; after any other error, the entries of the group are
 * written one by one, so that the error is attributed to its entry.
 */
export class GroupCommit<Entry, Outcome> {
  readonly #options: GroupCommitOptions<Entry, Outcome>;
  readonly #queue: Waiting<Entry, Outcome>[] = [];
  #draining: Promise<void> | undefined;
  /** Why the store is unavailable, while it is. */
  #lastFailure: unknown;
  /**
   * The number of entries at the front of the queue that are written alone, because their group
   * failed.
   */
  #alone = 0;

  constructor(options: GroupCommitOptions<Entry, Outcome>) {
    this.#options = options;
  }

  submit(entry: Entry, weight: number): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const { timeoutMs, Unavailable } = this.#options;
      const timeOut = () => {
        const cause = this.#lastFailure;
        waiting.reject(new Unavailable('the database did not respond in time', { cause }));
      };
      const timer = setTimeout(timeOut, timeoutMs);
      const settle = () => {
        waiting.settled = true;
        clearTimeout(timer);
      };
      const waiting: Waiting<Entry, Outcome> = {
        entry,
        weight,
        settled: false,
        resolve: (outcome) => {
          settle();
          resolve(outcome);
        },
        reject: (cause) => {
          settle();
          reject(cause);
        },
      };
      this.#queue.push(waiting);
      this.#draining ??= this.#drain();
    });
  }

  /** Resolves once nothing is queued or in flight. */
  async idle(): Promise<void> {
    await this.#draining;
  }

  async #drain(): Promise<void> {
    let failures = 0;
    while (this.#queue.length > 0) {
      // Callers whose results arrived together tend to append again together: let all of them join
      // this group.
      await new Promise(setImmediate);
      const group = this.#takeGroup();
      if (group.length === 0) continue;
      const reached = await this.#write(group);
      failures = reached ? 0 : failures + 1;
      if (!reached) await new Promise((resolve) => setTimeout(resolve, backoffMs(failures)));
    }
    this.#draining = undefined;
  }

  #takeGroup(): Waiting<Entry, Outcome>[] {
    const group: Waiting<Entry, Outcome>[] = [];
    let weight = 0;
    for (let next = this.#queue[0]; next !== undefined; next = this.#queue[0]) {
      if (group.length > 0 && weight + next.weight > this.#options.maxWeight) break;
      this.#queue.shift();
      const alone = this.#alone > 0;
      if (alone) this.#alone -= 1;
      if (next.settled) continue;
      weight += next.weight;
      group.push(next);
      if (alone) break;
    }
    return group;
  }

  /** Returns false when the store was unavailable: the group is back in the queue. */
  async #write(group: readonly Waiting<Entry, Outcome>[]): Promise<boolean> {
    try {
      const outcomes = await this.#options.flush(group.map((waiting) => waiting.entry));
      this.#lastFailure = undefined;
      group.forEach((waiting, index) => {
        const outcome = outcomes[index];
        if (outcome === undefined) waiting.reject(new Error('a flush returned no outcome'));
        else waiting.resolve(outcome);
      });
      return true;
    } catch (cause) {
      const unavailable = cause instanceof this.#options.Unavailable;
      this.#lastFailure = cause;
      if (group.length === 1 && !unavailable) {
        group[0]?.reject(cause instanceof Error ? cause : new Error(String(cause)));
        return true;
      }
      this.#queue.unshift(...group);
      if (this.#alone > 0 || !unavailable) this.#alone += group.length;
      return !unavailable;
    }
  }
}
