import { BackgroundLoop } from './background-loop.ts';

export interface LogWatchOptions {
  /** The polling interval, in milliseconds. */
  readonly everyMs: number;
  /** Reads a value that changes once there is work. */
  readonly look: () => Promise<string>;
  /** Called after the first poll, and whenever the value differs from the previous one. */
  readonly onChange: () => void;
  readonly onError: (cause: unknown) => void;
}

/**
 * Polls for work, for all followers of a process together, so that a lost hint costs little and an
 * idle process makes hardly any requests.
 */
export class LogWatch {
  readonly #loop: BackgroundLoop;
  #seen: string | undefined;

  constructor({ everyMs, look, onChange, onError }: LogWatchOptions) {
    this.#loop = new BackgroundLoop({
      step: async () => {
        const found = await look();
        if (found !== this.#seen) {
          this.#seen = found;
          onChange();
        }
        return everyMs;
      },
      onError,
    });
  }

  start(): void {
    this.#loop.start();
  }

  /** Resolves when no poll is in progress. */
  stop(): Promise<void> {
    return this.#loop.stop();
  }
}
