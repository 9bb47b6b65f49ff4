import type { FeedItem } from '../feed-item.ts';

/** The names of arrays of records in their parent objects. */
const lists = new Set([
  'resultats',
  'résultats',
  '@graph',
  'offer',
  'offers',
  'job',
  'jobs',
  'itemListElement',
  'results',
  'offre',
  'offres',
  'item',
  'items',
  'entry',
  'entries',
  'data',
  'jobPostings',
  'jobposting',
  'postings',
  'records',
  'vacancies',
  'positions',
  'annonces',
  'listings',
  'openings',
]);
/** The names of objects around such arrays. */
const wrappers = new Set([
  'data',
  'response',
  'result',
  'results',
  'feed',
  'rss',
  'channel',
  'source',
  'payload',
  'body',
  'root',
  'export',
  '_embedded',
  'offers',
  'offres',
  'jobs',
  'items',
  'vacancies',
  'postings',
  'positions',
]);
/** How many brackets around records are distinguished. */
const maxAround = 12;
/** How many objects are kept of a list of which nobody knows what it is of. */
const mostKept = 1_000;

/**
 * A bracket around records: of an object that is around them by its name, or because offers were
 * seen in it (`opened`); of an array of records, or of a list that may be one; or another.
 */
interface Bracket {
  readonly kind: 'object' | 'opened' | 'records' | 'list' | 'other';
  /** What a list contains that may be offers. */
  readonly kept: FeedItem[];
  hasOffers: boolean;
}

/** The open brackets of JSON outside of records, from the outermost on. */
export class JsonBrackets {
  readonly #brackets: Bracket[] = [];
  /** The number of open brackets within those. */
  #within = 0;

  get isOpen(): boolean {
    return this.#brackets.length > 0;
  }

  get #top(): Bracket | undefined {
    return this.#within === 0 ? this.#brackets.at(-1) : undefined;
  }

  /** Whether what stands here stands in a list. */
  get isList(): boolean {
    return this.#top?.kind !== 'opened';
  }

  /** Whether an object that begins here is looked at. @param key its name in its parent */
  mayHoldRecord(key: string): boolean {
    if (this.#within > 0) return false;
    const kind = this.#top?.kind;
    return kind !== 'other' && (kind !== 'object' || wrappers.has(key));
  }

  /** What is expected of an object that begins here. */
  expected(key: string): { readonly isSure: boolean; readonly mayBeAround: boolean } {
    const kind = this.#top?.kind;
    const isNamed = kind === 'object' || (kind === 'opened' && lists.has(key));
    return {
      isSure: kind === undefined || kind === 'records' || isNamed,
      mayBeAround: kind !== 'records' && kind !== 'list',
    };
  }

  openObject(): void {
    this.#push('other');
  }

  openArray(key: string): void {
    const kind = this.#top?.kind;
    if (this.#within > 0) this.#within += 1;
    else if (kind === undefined || kind === 'records') this.#push('records');
    else if (kind === 'list') this.#push('list');
    else if (kind === 'other') this.#push('other');
    else if (lists.has(key)) this.#push('records');
    else this.#push(kind === 'opened' ? 'list' : 'other');
  }

  /** Opens an object that was taken for a record, and what begins in it. @returns false if it is none */
  enter(key: string, character: string): boolean {
    if (this.#brackets.length + 2 > maxAround || this.#within > 0) return false;
    if (!(character === '[' ? lists : wrappers).has(key)) return false;
    this.#push('object');
    if (character === '[') this.#push('records');
    return true;
  }

  /** Opens an object within which offers were seen. */
  openWrapper(): boolean {
    if (this.#brackets.length === maxAround || this.#within > 0) return false;
    this.#push('opened');
    return true;
  }

  close(): void {
    if (this.#within > 0) this.#within -= 1;
    else this.#brackets.pop();
  }

  /** Returns what is an item here: with a first offer also what a list had before it. */
  take(item: FeedItem, isSure: boolean, isOffer = false): readonly FeedItem[] {
    const top = this.#top;
    if (isSure || top === undefined) return [item];
    if (!isOffer && !top.hasOffers) {
      if (top.kind === 'list' && top.kept.length < mostKept) top.kept.push(item);
      return [];
    }
    top.hasOffers ||= isOffer && top.kind === 'list';
    return [...top.kept.splice(0), item];
  }

  #push(kind: Bracket['kind']): void {
    if (this.#brackets.length < maxAround)
      this.#brackets.push({ kind, kept: [], hasOffers: false });
    else this.#within += 1;
  }
}
