/** Wakes all waiters on a change. A signal raised between checking and waiting is not lost. */
export class Signal {
  #raised = 0;
  readonly #waiting = new Set<() => void>();

  /** How often it was raised; to be read before checking for changes. */
  get raised(): number {
    return this.#raised;
  }

  raise(): void {
    this.#raised += 1;
    for (const wake of this.#waiting) wake();
  }

  /**
   * Resolves once the signal was raised after `raised` was read, at the latest after
   * `milliseconds`.
   */
  async wait(raised: number, milliseconds: number): Promise<void> {
    if (raised !== this.#raised) return;
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
