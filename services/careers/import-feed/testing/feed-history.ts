import type { SeededChoices } from './seeded-choices.ts';

/** A record of a generated feed. */
export interface GeneratedRecord {
  readonly reference: string;
  readonly title: string;
  readonly isBroken: boolean;
}

/** A version of a feed, as it is served. */
export interface FeedVersion {
  readonly text: string;
  /** The records that it contains up to where it can be read, in order, repeated ones included. */
  readonly records: readonly GeneratedRecord[];
  /** Whether it can be read as a whole. */
  readonly isReadable: boolean;
}

const unreadable = ['', ' \n', '<html><body>502</body></html>', '{"error": "down"}', 'Sorry!'];

/** Of the records that left, the number that can still return. */
const remembered = 20;

/** Changes a feed as its publisher would, and returns the versions that are served. */
export class FeedHistory {
  readonly #random: SeededChoices;
  #records: readonly GeneratedRecord[] = [];
  #former: readonly GeneratedRecord[] = [];
  #made = 0;

  constructor(random: SeededChoices) {
    this.#random = random;
  }

  next(): FeedVersion {
    const random = this.#random;
    if (random.chance(0.05))
      return { text: random.oneOf(unreadable), records: [], isReadable: false };
    const before = this.#records;
    this.#change();
    const served = this.#withRepetitions();
    if (served.length > 1 && random.chance(0.05)) {
      // What this version would have published is not the feed's yet.
      this.#records = before;
      return cutOff(served.slice(0, random.between(0, served.length - 1)));
    }
    const isReadable = served.length === 0 || served.some(({ isBroken }) => !isBroken);
    return { text: jsonOf(served), records: served, isReadable };
  }

  #change(): void {
    const random = this.#random;
    const gone = random.chance(0.03) ? 0.8 : random.oneOf([0, 0, 0.05, 0.2]);
    const [left, stayed] = split(this.#records, () => random.chance(gone));
    const [back, former] = split(this.#former, () => random.chance(0.05));
    const added = Array.from({ length: random.oneOf([0, 0, 1, 2]) }, () => this.#make());
    const changed = [...stayed, ...back, ...added].map((one) => this.#edited(one));
    this.#records = random.chance(0.3) ? random.shuffled(changed) : changed;
    this.#former = [...former, ...left].slice(-remembered);
  }

  #make(): GeneratedRecord {
    this.#made += 1;
    return { reference: `R-${this.#made}`, title: `Comptable ${this.#made}`, isBroken: false };
  }

  #edited(record: GeneratedRecord): GeneratedRecord {
    const random = this.#random;
    const title = random.chance(0.05) ? `Fiscaliste ${random.between(1, 999)}` : record.title;
    return { ...record, title, isBroken: random.chance(record.isBroken ? 0.5 : 0.01) };
  }

  #withRepetitions(): readonly GeneratedRecord[] {
    const random = this.#random;
    if (this.#records.length === 0 || random.chance(0.9)) return this.#records;
    return [...this.#records, { ...random.oneOf(this.#records), title: 'Répétée' }];
  }
}

function cutOff(records: readonly GeneratedRecord[]): FeedVersion {
  const whole = jsonOf(records).slice(0, -1);
  const text = `${whole}${records.length === 0 ? '' : ',\n'}{"reference": "cut`;
  return { text, records, isReadable: false };
}

function jsonOf(records: readonly GeneratedRecord[]): string {
  const lines = records.map(({ reference, title, isBroken }) =>
    JSON.stringify({
      reference,
      ...(!isBroken && { title }),
      applyUrl: `https://jobs.example/${reference}`,
    }),
  );
  return `[${lines.join(',\n')}]`;
}

function split<T>(items: readonly T[], goes: (item: T) => boolean): [readonly T[], readonly T[]] {
  const gone = new Set(items.filter(goes));
  return [[...gone], items.filter((item) => !gone.has(item))];
}
