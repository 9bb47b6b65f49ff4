import type { Clock } from '../adapters/clock.ts';

/** The events of one kind that one network may cause per minute. */
const maxPerSourceAndKind = 30;
/** The events of one kind that all networks together may cause per minute. */
const maxPerKind = 300;
const minuteMs = 60_000;

interface KindInMinute {
  total: number;
  readonly bySource: Map<string, number>;
}

/**
 * Limits the events that nobody with an account caused, so that a flood of one kind fills neither
 * the disk nor the place of another kind or of another network.
 */
export class EventAllowance {
  readonly #clock: Clock;
  readonly #kinds = new Map<string, KindInMinute>();
  #begun = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns whether one more event of a kind from a source is kept in this minute. */
  take(kind: string, source: string): boolean {
    this.#beginMinute();
    const known = this.#kinds.get(kind) ?? { total: 0, bySource: new Map<string, number>() };
    const fromSource = known.bySource.get(source) ?? 0;
    if (known.total >= maxPerKind || fromSource >= maxPerSourceAndKind) return false;
    known.total += 1;
    known.bySource.set(source, fromSource + 1);
    this.#kinds.set(kind, known);
    return true;
  }

  #beginMinute(): void {
    const now = this.#clock.now().getTime();
    if (now - this.#begun < minuteMs) return;
    this.#begun = now;
    this.#kinds.clear();
  }
}
