import { BackgroundLoop } from '@parvis/projections/follower/background-loop.ts';
import type { Clock } from '../adapters/clock.ts';
import { DueGate } from './due-gate.ts';

export interface DueLoopOptions {
  readonly clock: Clock;
  /** Does work that is due. @returns whether there may be more */
  readonly work: () => Promise<boolean>;
  /** Returns when the earliest stored work is due; undefined when there is none. */
  readonly nextDue: () => Promise<Date | undefined>;
  /** How often the clock is read, in milliseconds; two seconds by default. */
  readonly everyMs?: number | undefined;
  /** Called when work failed; it is retried. */
  readonly onError: (cause: unknown) => void;
}

/** Does stored work in the background when it is due, and reads the database only then. */
export class DueLoop {
  readonly #options: DueLoopOptions;
  readonly #gate = new DueGate();
  readonly #loop: BackgroundLoop;

  constructor(options: DueLoopOptions) {
    this.#options = options;
    this.#loop = new BackgroundLoop({ step: () => this.#step(), onError: options.onError });
  }

  start(): void {
    this.#loop.start();
  }

  /** Makes it look for work: some may have been stored. */
  wakeUp(): void {
    this.#gate.open();
    this.#loop.wakeUp();
  }

  /** Resolves when the work in progress is done. */
  stop(): Promise<void> {
    return this.#loop.stop();
  }

  async #step(): Promise<number> {
    const { clock, work, nextDue, everyMs = 2_000 } = this.#options;
    const now = clock.now();
    if (!this.#gate.isOpen(now)) return everyMs;
    let hasMore = false;
    await this.#gate.pass(now, async () => {
      hasMore = await work();
      return hasMore ? now : nextDue();
    });
    return hasMore ? 0 : everyMs;
  }
}
