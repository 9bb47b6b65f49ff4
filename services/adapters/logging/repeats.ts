/** How long a line that was written is not written again, in milliseconds. */
const quietMs = 10 * 60_000;
/** The number of lines that are remembered. */
const maxRemembered = 500;

/**
 * Tells repeated lines from news: what fails every second is written once. Lines that differ in
 * numbers only, such as those of files and positions, count as the same.
 */
export class Repeats {
  readonly #writtenAt = new Map<string, number>();
  readonly #ticks: () => number;

  constructor(ticks: () => number = () => performance.now()) {
    this.#ticks = ticks;
  }

  /** Returns whether a line has not been written for a while, and remembers that it is now. */
  isNews(line: string): boolean {
    const words = line.replaceAll(/\d+/g, '0');
    const now = this.#ticks();
    const writtenAt = this.#writtenAt.get(words);
    if (writtenAt !== undefined && now - writtenAt < quietMs) return false;
    if (this.#writtenAt.size >= maxRemembered) this.#writtenAt.clear();
    this.#writtenAt.set(words, now);
    return true;
  }
}
