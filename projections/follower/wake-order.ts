import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';

interface Wakeable {
  wakeUp(): void;
}

export interface WakeOrderOptions {
  /** By name. */
  readonly followers: ReadonlyMap<string, Wakeable>;
  /** The names of those that are woken before the others, whichever process runs them. */
  readonly first: readonly string[];
  /** How long the others sleep after the first have passed the new events, in milliseconds. */
  readonly restMs: number;
  /** The longest time that the others sleep after the first were woken, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Wakes first the followers that visitors depend on, and the others shortly after those have
 * passed the new events: if all were woken together, they would compete for the CPU with each other
 * and with the rendering of the page, and none would finish early.
 */
export class WakeOrder {
  readonly #first: readonly string[];
  readonly #options: WakeOrderOptions;
  readonly #passed = new Map<string, Position>();
  /** Those for which a reader waits while the log is not known to have grown. */
  readonly #wanted = new Set<string>();
  #rest: NodeJS.Timeout | undefined;
  #awaited: { readonly end: Position; readonly timer: NodeJS.Timeout } | undefined;

  constructor(options: WakeOrderOptions) {
    this.#options = options;
    this.#first = options.first;
  }

  /** Wakes followers for the events up to a new end of the log. */
  wake(end: Position): void {
    const now = new Set([...this.#first, ...this.#wanted]);
    this.#wanted.clear();
    for (const name of now) this.#options.followers.get(name)?.wakeUp();
    const timer =
      this.#awaited?.timer ?? setTimeout(() => this.wakeOthers(), this.#options.timeoutMs);
    this.#awaited = { end, timer };
    this.#wakeOthersWhenPassed();
  }

  /** Records that a projection, in any process, passed a position. */
  passed(name: string, position: Position): void {
    this.#passed.set(name, position);
    this.#wakeOthersWhenPassed();
  }

  /** Wakes those for which a reader waits, also when the log is not yet known to have grown. */
  wakeFor(names: readonly string[]): void {
    for (const name of names) {
      if (this.#awaited === undefined) this.#wanted.add(name);
      this.#options.followers.get(name)?.wakeUp();
    }
  }

  /** Wakes those that are still waiting. */
  wakeOthers(): void {
    if (this.#awaited === undefined) return;
    clearTimeout(this.#awaited.timer);
    clearTimeout(this.#rest);
    this.#rest = undefined;
    this.#awaited = undefined;
    for (const [name, follower] of this.#options.followers)
      if (!this.#first.includes(name)) follower.wakeUp();
  }

  #wakeOthersWhenPassed(): void {
    const end = this.#awaited?.end;
    if (end === undefined) return;
    const isPassed = (name: string) => (this.#passed.get(name) ?? startOfLog) >= end;
    if (!this.#first.every(isPassed)) return;
    if (this.#first.length === 0) return this.wakeOthers();
    this.#rest ??= setTimeout(() => this.wakeOthers(), this.#options.restMs);
  }
}
