import { BackgroundLoop } from '@parvis/projections/follower/background-loop.ts';
import { untilWoken } from '@parvis/projections/follower/follower.ts';

export interface PagesAheadDeps {
  /** Returns the addresses of cached pages that have changed, most requested first. */
  readonly changedPages: () => readonly string[];
  /** Whether visitors wait for pages. */
  readonly isBusy: () => boolean;
  /** Whether the cache has no place for pages that nobody has requested. */
  readonly isFull: () => boolean;
  /** Composes a page for the cache, unless it is there. Never rejects. */
  readonly compose: (target: string) => Promise<void>;
  /** Called with errors; it goes on after a pause. */
  readonly onError: (cause: unknown) => void;
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
  readonly #loop: BackgroundLoop;
  /** Read anew after each change. */
  #changed: string[] | undefined;
  readonly #published = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #waitingSince: number | undefined;

  constructor(deps: PagesAheadDeps) {
    this.#deps = deps;
    this.#loop = new BackgroundLoop({ step: () => this.#step(), onError: deps.onError });
  }

  /**
   * Notes that something has changed; pages are composed after a pause.
   * @param published the addresses where something was published
   */
  noteChange(published: readonly string[]): void {
    for (const path of published) if (this.#published.size < maxNoted) this.#published.add(path);
    this.#waitingSince ??= performance.now();
    const waited = performance.now() - this.#waitingSince;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#begin(), Math.min(pauseMs, maxPauseMs - waited));
    this.#timer.unref();
  }

  /** Ends after the page in progress. */
  stop(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#loop.stop();
  }

  #begin(): void {
    this.#waitingSince = undefined;
    this.#changed = undefined;
    this.#loop.start();
    this.#loop.wakeUp();
  }

  /** Composes one page. @returns the pause after it, as long as it took */
  async #step(): Promise<number> {
    const { changedPages, isBusy, compose } = this.#deps;
    this.#changed ??= changedPages().slice(0, maxChanged);
    if (this.#changed.length === 0 && this.#published.size === 0) return untilWoken;
    if (isBusy()) return busyMs;
    const target = this.#changed.shift() ?? this.#takePublished();
    if (target === undefined) return untilWoken;
    const begun = performance.now();
    await compose(target);
    return Math.max(1, performance.now() - begun);
  }

  #takePublished(): string | undefined {
    if (this.#deps.isFull()) return undefined;
    const [path] = this.#published;
    if (path !== undefined) this.#published.delete(path);
    return path;
  }
}
