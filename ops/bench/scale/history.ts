import { type SeededRandom, seededRandom } from '../../random/seeded-random.ts';
import type { KindOfLife, TimedCommand } from './command-in-history.ts';
import { news, offers, pages, sections, videos } from './kinds-of-lives.ts';

const seed = 2026;
/** How many lives of a kind go on at the same time, so that streams are scattered over the log. */
const livesAtOnce = 2_000;

/** How much of everything a history has. */
export interface HistorySize {
  readonly pages: number;
  /** Saves of each page after its publication. */
  readonly savesPerPage: number;
  readonly news: number;
  readonly videos: number;
  /** Every sixth of them leaves its feed. */
  readonly offers: number;
  /** How many pages, news and videos differ by more than their marks, and how many offers. */
  readonly different: { readonly content: number; readonly offers: number };
}

/** Ten million events; a million offers stay open. */
export const wholeSize: HistorySize = {
  pages: 40_000,
  savesPerPage: 120,
  news: 100_000,
  videos: 50_000,
  offers: 1_200_000,
  different: { content: 100, offers: 6_000 },
};

/** Returns a size that is smaller by a factor, and by another for offers. */
export function partOf(size: HistorySize, factor: number, ofOffers: number): HistorySize {
  const part = (count: number) => Math.ceil(count * factor);
  return {
    ...size,
    pages: part(size.pages),
    news: part(size.news),
    videos: part(size.videos),
    offers: Math.ceil(size.offers * ofOffers),
  };
}

/** The turn of one life: its next command, at a time (ISO 8601, UTC). */
export interface Turn {
  readonly kind: KindOfLife;
  readonly number: number;
  /** Index of the command in the life. */
  readonly step: number;
  readonly at: string;
  readonly requestId: string;
}

/** The lives of one kind: which have begun, and how many have not. */
class Strand {
  readonly kind: KindOfLife;
  readonly commands: number;
  readonly #lengths: readonly number[];
  readonly #begun: { readonly number: number; readonly step: number }[] = [];
  #next = 0;

  constructor(kind: KindOfLife) {
    this.kind = kind;
    this.#lengths = Array.from({ length: kind.different }, (_, at) => kind.life(at).length);
    const perCycle = this.#lengths.reduce((sum, length) => sum + length, 0);
    this.commands = (perCycle / kind.different) * kind.count;
  }

  /** Returns the next command of one of the lives that have begun; undefined when all are over. */
  take(random: SeededRandom): Pick<Turn, 'kind' | 'number' | 'step'> | undefined {
    while (this.#begun.length < livesAtOnce && this.#next < this.kind.count) {
      this.#begun.push({ number: this.#next, step: 0 });
      this.#next += 1;
    }
    const place = random.between(0, this.#begun.length - 1);
    const taken = this.#begun[place];
    if (taken === undefined) return undefined;
    const { number, step } = taken;
    const isLast = step + 1 === this.#lengths[number % this.kind.different];
    if (!isLast) this.#begun[place] = { number, step: step + 1 };
    else if (place === this.#begun.length - 1) this.#begun.pop();
    else this.#begun[place] = this.#begun.pop() ?? taken;
    return { kind: this.kind, number, step };
  }
}

/**
 * Returns the turns of many lives in a random order, the same each time, spread evenly over a span
 * of time; those of sections, which pages are below, come first.
 */
export function* turnsOf(size: HistorySize, from: Date, to: Date): Generator<Turn> {
  const { content, offers: differentOffers } = size.different;
  const strands = [
    pages(size.pages, size.savesPerPage, content),
    news(size.news, content),
    videos(size.videos, content),
    offers(size.offers, differentOffers),
  ].map((kind) => new Strand(kind));
  const above = sections(size.pages);
  const total = strands.reduce((sum, { commands }) => sum + commands, above.count);
  const stepMs = (to.getTime() - from.getTime()) / total;
  let number = 0;
  for (const turn of takeAll(above, strands)) {
    const at = new Date(Math.min(from.getTime() + number * stepMs, to.getTime())).toISOString();
    number += 1;
    yield { ...turn, at, requestId: `scale/${number}` };
  }
}

function* takeAll(above: KindOfLife, strands: Strand[]) {
  const random = seededRandom(seed);
  for (let number = 0; number < above.count; number += 1) yield { kind: above, number, step: 0 };
  while (strands.length > 0) {
    const strand = choose(strands, random);
    const taken = strand.take(random);
    if (taken === undefined) strands.splice(strands.indexOf(strand), 1);
    else yield taken;
  }
}

/** Chooses a strand by the number of its commands. */
function choose(strands: readonly Strand[], random: SeededRandom): Strand {
  const total = strands.reduce((sum, { commands }) => sum + commands, 0);
  let left = random.between(0, Math.floor(total));
  const found = strands.find(({ commands }) => (left -= commands) < 0);
  return found ?? random.oneOf(strands);
}

/** Returns the command of a turn. */
export function commandOf({ kind, number, step, at, requestId }: Turn): TimedCommand {
  const make = kind.life(number)[step];
  if (make === undefined) throw new RangeError(`the life ${number} has no command ${step}`);
  return { at, requestId, given: make(at) };
}
