/** Wakes those who wait for news. A ring between looking and waiting is not lost. */
export class Bell {
  #rings = 0;
  readonly #waiting = new Set<() => void>();

  /** How often it rang; look at it before looking for news. */
  get rings(): number {
    return this.#rings;
  }

  ring(): void {
    this.#rings += 1;
    for (const wake of this.#waiting) wake();
  }

  /** Resolves at the first ring after `rings` was read, at the latest after `milliseconds`. */
  async wait(rings: number, milliseconds: number): Promise<void> {
    if (rings !== this.#rings) return;
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      this.#waiting.add(wake);
    });
  }
}

/** Milliseconds to wait before the next try: doubles from 50 to 1,000. */
export function backoff(failures: number): number {
  return Math.min(1000, 50 * 2 ** Math.max(0, failures - 1));
}
