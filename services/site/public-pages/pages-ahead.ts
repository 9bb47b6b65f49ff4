export interface PagesAheadDeps {
  /** Returns the addresses of cached pages that have changed, most requested first. */
  readonly changedPages: () => readonly string[];
  /** Whether visitors wait for pages. */
  readonly isBusy: () => boolean;
  /** Whether the cache has no place for pages that nobody has requested. */
  readonly isFull: () => boolean;
  /** Composes a page for the cache, unless it is there. Never rejects. */
  readonly compose: (target: string) => Promise<void>;
}

/** How many of the changed pages are composed again; the others wait for their visitors. */
const maxChanged = 200;
/** How many published addresses are noted at most. */
const maxNoted = 10_000;
/** Changes come in groups: how long none may come before pages are composed, in milliseconds. */
const pauseMs = 300;
/** How long pages wait at most while changes go on, in milliseconds. */
const maxPauseMs = 5_000;
/** How often it is seen whether visitors still wait, in milliseconds. */
const busyMs = 20;

/**
 * Composes pages before anybody requests them (decision 121): those in the cache that a change made
 * out of date, most requested first, then those at addresses where something was published. It takes
 * at most half of the time of the event loop, and none while visitors wait for pages.
 */
export class PagesAhead {
  readonly #deps: PagesAheadDeps;
  readonly #published = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #waitingSince: number | undefined;
  #working: Promise<void> | undefined;
  #isStopped = false;

  constructor(deps: PagesAheadDeps) {
    this.#deps = deps;
  }

  /**
   * Notes that something has changed; pages are composed after a pause.
   * @param published the addresses where something was published
   */
  noteChange(published: readonly string[]): void {
    if (this.#isStopped) return;
    for (const path of published) if (this.#published.size < maxNoted) this.#published.add(path);
    this.#waitingSince ??= performance.now();
    const waited = performance.now() - this.#waitingSince;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#begin(), Math.min(pauseMs, maxPauseMs - waited));
    this.#timer.unref();
  }

  /** Ends after the page in progress. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  async #begin(): Promise<void> {
    this.#waitingSince = undefined;
    await this.#working;
    this.#working = this.#composeAll();
    await this.#working;
  }

  async #composeAll(): Promise<void> {
    for (const target of this.#deps.changedPages().slice(0, maxChanged)) {
      if (!(await this.#isAllowed())) return;
      await this.#composeGently(target);
    }
    for (const path of this.#published) {
      if (!(await this.#isAllowed()) || this.#deps.isFull()) return;
      this.#published.delete(path);
      await this.#composeGently(path);
    }
  }

  /** Waits until no visitor waits. @returns whether to go on */
  async #isAllowed(): Promise<boolean> {
    while (!this.#isStopped && this.#deps.isBusy()) await rest(busyMs);
    return !this.#isStopped;
  }

  async #composeGently(target: string): Promise<void> {
    const begun = performance.now();
    await this.#deps.compose(target);
    await rest(performance.now() - begun);
  }
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
