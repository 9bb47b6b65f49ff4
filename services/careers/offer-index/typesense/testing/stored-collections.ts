import { foldText } from '@parvis/projections/engine/fold-text.ts';
import { composeDistanceKm } from '@parvis/projections/offer-index/compose-distance.ts';
import { typosBetween } from '@parvis/projections/words/typos.ts';
import { type ReceivedSearch, type SearchResponse, storedDocumentSchema } from './api-schemas.ts';
import { type Document, pointsOf, RefusedFilter, readFilter, valuesOf } from './filter-language.ts';

type Compare = (one: Document, other: Document) => number;

/** A write, and the collection or alias whose writes are applied in order. */
interface LoggedWrite {
  readonly of: string;
  readonly apply: () => void;
}

/**
 * The collections of a fake server, in memory, and their search results. Writes are logged: after a
 * crash each collection's are replayed in order, but several collections at once.
 */
export class StoredCollections {
  readonly #collections = new Map<string, Map<string, Document>>();
  readonly #aliases = new Map<string, string>();
  readonly #log: LoggedWrite[] = [];
  #waiting: LoggedWrite[] = [];

  get names(): readonly string[] {
    return [...this.#collections.keys()];
  }

  /** The writes that are not applied yet. */
  get queuedWrites(): number {
    return this.#waiting.length;
  }

  /** Forgets everything but the log, as a killed server does that is started again. */
  crash(): void {
    this.#collections.clear();
    this.#aliases.clear();
    this.#waiting = [...this.#log];
  }

  /** Applies the next writes of a collection or alias after a crash; of all, without a name. */
  replay(of?: string, writes = Number.POSITIVE_INFINITY): void {
    const next = this.#waiting.filter((write) => of === undefined || write.of === of);
    const applied = new Set(next.slice(0, writes));
    this.#waiting = this.#waiting.filter((write) => !applied.has(write));
    for (const { apply } of applied) apply();
  }

  create(name: string): void {
    this.#write(name, () => this.#collections.set(name, new Map()));
  }

  drop(name: string): boolean {
    const isThere = this.#collections.has(name);
    this.#write(name, () => this.#collections.delete(name));
    return isThere;
  }

  /** By its own name or an alias. */
  find(name: string): ReadonlyMap<string, Document> | undefined {
    return this.#collections.get(this.#aliases.get(name) ?? name);
  }

  aliasOf(name: string): string | undefined {
    return this.#aliases.get(name);
  }

  setAlias(name: string, collection: string): void {
    this.#write(`alias ${name}`, () => this.#aliases.set(name, collection));
  }

  dropAlias(name: string): void {
    this.#write(`alias ${name}`, () => this.#aliases.delete(name));
  }

  put(name: string, lines: readonly unknown[]): void {
    const documents = lines.map((line) => storedDocumentSchema.parse(line));
    this.#write(name, () => {
      for (const document of documents) this.#collections.get(name)?.set(document.id, document);
    });
  }

  remove(name: string, id: string): void {
    this.#write(name, () => this.#collections.get(name)?.delete(id));
  }

  #write(of: string, apply: () => void): void {
    const write = { of, apply };
    this.#log.push(write);
    // Behind those that are being replayed.
    if (this.#waiting.some((waiting) => waiting.of === of)) this.#waiting.push(write);
    else apply();
  }

  search(received: ReceivedSearch): SearchResponse {
    const collection = this.find(received.collection);
    if (collection === undefined) return { code: 404, error: 'Not found.' };
    if (received.q !== '*') return closestWord(received, [...collection.values()]);
    let meets: (document: Document) => boolean;
    try {
      meets = received.filter_by === undefined ? () => true : readFilter(received.filter_by);
    } catch (cause) {
      if (cause instanceof RefusedFilter) return { code: 400, error: cause.message };
      throw cause;
    }
    const found = [...collection.values()].filter(meets);
    const sorted =
      received.sort_by === undefined ? found : found.toSorted(readSort(received.sort_by));
    const offset = received.offset ?? 0;
    const page = sorted.slice(offset, offset + (received.limit ?? 10));
    return responseOf(
      found.length,
      page.map((document) => ({ document: selected(document, received.include_fields) })),
      (received.facet_by?.split(',') ?? []).map((field) => countsOf(found, field)),
    );
  }
}

function responseOf(
  found: number,
  hits: readonly { document: Document; highlights?: Highlights }[],
  facets: Extract<SearchResponse, { found: number }>['facet_counts'],
): SearchResponse {
  return {
    found,
    out_of: found,
    page: 1,
    search_time_ms: 1,
    search_cutoff: false,
    request_params: {},
    hits: hits.map((hit) => ({ highlight: {}, highlights: [], ...hit })),
    facet_counts: facets,
  };
}

type Highlights = Extract<SearchResponse, { found: number }>['hits'][number]['highlights'];

function selected(document: Document, fields: string | undefined): Document {
  if (fields === undefined) return document;
  const wanted = new Set(fields.split(','));
  const kept = Object.entries(document).filter(([name]) => wanted.has(name));
  return { ...Object.fromEntries(kept), id: document.id };
}

function countsOf(found: readonly Document[], field: string) {
  const counts = new Map<string, number>();
  for (const document of found)
    for (const value of valuesOf(document, field)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return {
    field_name: field,
    sampled: false,
    stats: { total_values: counts.size },
    counts: Array.from(counts, ([value, count]) => ({ value, count, highlighted: value })),
  };
}

/** Returns a document with the word closest to the typed one. */
function closestWord(received: ReceivedSearch, documents: readonly Document[]): SearchResponse {
  const most = typosAllowed(received);
  const words = documents.flatMap((document) =>
    valuesOf(document, received.query_by).map((word) => {
      return { document, word, typos: typosBetween(received.q, foldText(word), most) };
    }),
  );
  const [best] = words
    .filter(({ typos }) => typos <= most)
    .toSorted((one, other) => one.typos - other.typos);
  if (best === undefined) return responseOf(0, [], []);
  const highlights = [{ field: received.query_by, matched_tokens: [[best.word]] }];
  return responseOf(1, [{ document: selected(best.document, 'id'), highlights }], []);
}

function typosAllowed({ q, num_typos, min_len_1typo, min_len_2typo }: ReceivedSearch): number {
  if (q.length >= (min_len_2typo ?? 7)) return num_typos ?? 2;
  return q.length >= (min_len_1typo ?? 4) ? Math.min(1, num_typos ?? 2) : 0;
}

function readSort(sort: string): Compare {
  const parts = sort.match(/_eval\(\[.+\]\):desc|\w+\([^)]*\):asc|\w+:(?:asc|desc)/g) ?? [];
  if (parts.join(',') !== sort || parts.length > 3) throw new Error(`unexpected ${sort}`);
  const compares = parts.map(readSortPart);
  return (one, other) => {
    for (const compare of compares) {
      const order = compare(one, other);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function readSortPart(part: string): Compare {
  if (part.startsWith('_eval')) {
    const worth = readRank(part.slice('_eval(['.length, -']):desc'.length));
    return (one, other) => worth(other) - worth(one);
  }
  const [, place, latitude, longitude] = /^(\w+)\((-?[\d.]+), (-?[\d.]+)\):asc$/.exec(part) ?? [];
  if (place !== undefined) {
    const from = { latitude: Number(latitude), longitude: Number(longitude) };
    const metres = (one: Document) => {
      // The server sorts by the closest of several points.
      const distances = pointsOf(one, place).map((point) => composeDistanceKm(point, from));
      return Math.round(Math.min(...distances) * 1_000);
    };
    return (one, other) => metres(one) - metres(other);
  }
  const [field = '', direction] = part.split(':');
  const sign = direction === 'desc' ? -1 : 1;
  return (one, other) => sign * compareValues(one[field], other[field]);
}

/** Returns the rank of the first condition that a document meets. */
function readRank(expressions: string): (document: Document) => number {
  const cases = expressions.split(/(?<=\):\d+),(?=\()/).map((one) => {
    const colon = one.lastIndexOf(':');
    return { meets: readFilter(one.slice(0, colon)), worth: Number(one.slice(colon + 1)) };
  });
  return (document) => cases.find(({ meets }) => meets(document))?.worth ?? 0;
}

function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : Number(String(one) > String(other));
}
