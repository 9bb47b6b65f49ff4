import { backoffMs } from './backoff.ts';
import { Signal } from './signal.ts';

export interface BackgroundLoopOptions {
  /**
   * Does the work that is due.
   * @returns how many milliseconds the loop may sleep unless it is woken; 0 when there may be more
   * to do
   */
  readonly step: () => Promise<number>;
  /**
   * Called when a step throws; the step is repeated after a delay that grows with every failure.
   */
  readonly onError: (cause: unknown) => void;
}

/** Repeats a step in the background until it is stopped. */
export class BackgroundLoop {
  readonly #options: BackgroundLoopOptions;
  readonly #signal = new Signal();
  #stopping = false;
  #running: Promise<void> | undefined;

  constructor(options: BackgroundLoopOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Ends the loop's sleep: there may be work. */
  wakeUp(): void {
    this.#signal.raise();
  }

  /** Resolves when the step in progress is done; no other step follows. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#signal.raise();
    await this.#running;
  }

  async #run(): Promise<void> {
    for (let failures = 0; !this.#stopping; ) {
      let { raised } = this.#signal;
      let pauseMs: number;
      try {
        pauseMs = await this.#options.step();
        failures = 0;
      } catch (cause) {
        failures += 1;
        this.#options.onError(cause);
        pauseMs = backoffMs(failures);
        // A wake-up during a failed step does not cause an immediate retry.
        raised = this.#signal.raised;
      }
      if (pauseMs > 0 && !this.#stopping) await this.#signal.wait(raised, pauseMs);
    }
  }
}
