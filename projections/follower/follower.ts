import { BackgroundLoop } from './background-loop.ts';

/** How long a follower sleeps that is woken when there is work, in milliseconds. */
export const untilWoken = 60_000;

/** What a follower does with the log, or at its pace. */
export interface LogConsumer {
  /** Called whenever this process begins to lead, and again after an error. */
  begin(): Promise<void>;
  /**
   * Handles one batch.
   * @returns how many milliseconds it may sleep unless it is woken; 0 when the batch was not all
   * that there was to do
   */
  handleBatch(): Promise<number>;
}

export interface FollowerOptions {
  /** Returns the present term of this process as the leader; undefined while another one leads. */
  readonly term: () => number | undefined;
  /** Called with errors from which the follower recovers. */
  readonly onError: (cause: unknown) => void;
}

/** Works in the background, batch by batch, while this process leads. */
export class Follower {
  readonly #consumer: LogConsumer;
  readonly #term: () => number | undefined;
  readonly #loop: BackgroundLoop;
  /** The term in which it began. */
  #begun: number | undefined;

  constructor(consumer: LogConsumer, { term, onError }: FollowerOptions) {
    this.#consumer = consumer;
    this.#term = term;
    this.#loop = new BackgroundLoop({ step: () => this.#step(), onError });
  }

  start(): void {
    this.#loop.start();
  }

  /** Ends the follower's sleep: there may be work. */
  wakeUp(): void {
    this.#loop.wakeUp();
  }

  /** Resolves when the batch in progress is committed. */
  stop(): Promise<void> {
    return this.#loop.stop();
  }

  async #step(): Promise<number> {
    const term = this.#term();
    if (term === undefined) return untilWoken;
    try {
      if (this.#begun !== term) await this.#consumer.begin();
      this.#begun = term;
      return await this.#consumer.handleBatch();
    } catch (cause) {
      this.#begun = undefined;
      throw cause;
    }
  }
}
