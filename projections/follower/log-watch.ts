import { BackgroundLoop } from './background-loop.ts';

export interface LogWatchOptions {
  /** Time between looks, in milliseconds. */
  readonly everyMs: number;
  /** Reads a value that changes once there is work. */
  readonly look: () => Promise<string>;
  /** Called after the first look, and whenever a look differs from the one before. */
  readonly onChange: () => void;
  readonly onError: (cause: unknown) => void;
}

/**
 * Checks regularly whether there is work, for all followers of a process at once, so that a lost
 * hint costs little and an idle process makes hardly any request.
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

  /** Resolves when no look is in progress. */
  stop(): Promise<void> {
    return this.#loop.stop();
  }
}
