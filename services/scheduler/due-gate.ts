/** Work that no change announces, because of a fault, is found after this time, in milliseconds. */
const longestMs = 10 * 60_000;

/**
 * Knows whether stored work may be due: once something may have been stored, and when the time of
 * the earliest known work has come.
 */
export class DueGate {
  #isOpened = true;
  #lookedAt = 0;
  #dueAt = 0;

  /** Opens it: something may have been stored. */
  open(): void {
    this.#isOpened = true;
  }

  /** Returns whether to look for work, by a clock that may have been set back. */
  isOpen(now: Date): boolean {
    const at = now.getTime();
    return this.#isOpened || at >= this.#dueAt || at < this.#lookedAt;
  }

  /**
   * Looks for work, and closes the gate until more is due; it stays open after an error.
   * @param look returns when the earliest work is due, undefined when there is none; called with
   *   whether something may have been stored since the last time
   */
  async pass(now: Date, look: (mayBeNew: boolean) => Promise<Date | undefined>): Promise<void> {
    const mayBeNew = this.#isOpened;
    this.#isOpened = false;
    this.#lookedAt = now.getTime();
    try {
      const next = (await look(mayBeNew))?.getTime() ?? Number.POSITIVE_INFINITY;
      this.#dueAt = Math.min(next, this.#lookedAt + longestMs);
    } catch (cause) {
      this.#isOpened = true;
      throw cause;
    }
  }
}
