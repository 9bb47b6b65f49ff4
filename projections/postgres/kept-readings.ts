import type { Position } from '@parvis/contracts/log/position.ts';

/** Something read of the present, where in the log that was, and what it depends on. */
export interface Reading {
  readonly position: Position;
  readonly tags: readonly string[];
}

/** What was read for one page and other pages show as well, for as long as it holds. */
export interface KeptReadings {
  /** What is kept under a key, with the last position at which it is known to hold; undefined when there is none. */
  find(key: string): Reading | undefined;
  /**
   * Reads, and keeps what was read.
   * @param key names what `read` reads, of everything that is kept
   */
  read<R extends Reading>(key: string, read: () => Promise<R>): Promise<R>;
  /** Keeps several things that one statement reads. */
  readEach<R extends Reading>(
    read: () => Promise<readonly (readonly [key: string, reading: R])[]>,
  ): Promise<readonly R[]>;
}
