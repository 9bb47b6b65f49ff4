import type { Position } from '@parvis/contracts/log/position.ts';
import { schemaOf } from '../engine/projection.ts';
import { plannedOnce } from '../postgres/planned-once.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { add, type BitSet, emptySet, has, unionOf } from '../sets/bit-set.ts';
import { newestFirst } from './filter-sql.ts';
import { InMemoryListing } from './in-memory-listing.ts';
import { chunkSize, currentCode } from './listing-tables.ts';
import type { ListSource } from './query-list.ts';

/** Longer lists are not read into memory: reading one after each change would cost too much. */
const maxInMemoryEntries = 12_000;

interface RawEntry {
  readonly number: number;
  readonly id: string;
  readonly words: string;
  /** The instant at which an event ends. */
  readonly ends: string | null;
}

interface RawBits {
  readonly code: string;
  readonly chunk: number;
  readonly hex: string;
}

/** A list in memory, and the position at which it was read. */
export interface LoadedListing {
  /** Undefined for a list that is too long, or that changes with time. */
  readonly listing: InMemoryListing | undefined;
  readonly position: Position;
}

/**
 * Reads a current list in full, newest first.
 * @param most the maximum number of entries in its language; a longer list is not read
 * @throws ReadModelNotServed
 */
export async function readInMemoryListing(
  db: Queryable,
  { model, locale, scope }: Pick<ListSource, 'model' | 'locale' | 'scope'>,
  most = maxInMemoryEntries,
): Promise<LoadedListing> {
  const schema = schemaOf(model);
  const [row] = await servedRows<{
    position: Position;
    entries: readonly RawEntry[] | null;
    bits: readonly RawBits[] | null;
  }>(db, { name: `whole-${schema}`, text: wholeList(model) }, [locale, most]);
  if (row === undefined) throw new Error('expected one row with the whole list');
  const { position, entries, bits } = row;
  return { position, listing: entries && bits ? toListing(entries, bits, scope) : undefined };
}

/**
 * `$1` locale, `$2` the maximum number of entries to read. The bits of values begin after their
 * length.
 */
function wholeList(model: string): string {
  const schema = schemaOf(model);
  return plannedOnce(`select read_position('${model}') as position,
    case when total <= $2::int then (
      select coalesce(json_agg(json_build_object('number', number, 'id', id, 'words', words,
        'ends', ends) order by ${newestFirst}, id), '[]')
      from ${schema}.listed where locale = $1 and valid_to is null) end as entries,
    case when total <= $2::int then (
      select coalesce(json_agg(json_build_object('code', code, 'chunk', chunk,
        'hex', encode(substr(bit_send(bits), 5), 'hex'))), '[]')
      from ${schema}.listed_bits where locale = $1) end as bits
    from (select coalesce(sum(bit_count(bits)), 0) as total from ${schema}.listed_bits
      where locale = $1 and code = '${currentCode}') present`);
}

function toListing(
  all: readonly RawEntry[],
  bits: readonly RawBits[],
  scope: ListSource['scope'],
): InMemoryListing | undefined {
  const numbers = all.map(({ number }) => number);
  const ofScope = new Set(scope.flat());
  const values = bitsByPlace(
    numbers,
    bits.filter(({ code }) => ofScope.has(code)),
  );
  const setsOfScope = scope.map((codes) =>
    unionOf(
      codes.flatMap((code) => values.get(code) ?? []),
      numbers.length,
    ),
  );
  const isIn = (place: number) => setsOfScope.every((set) => has(set, place));
  const entries = all.filter((_, place) => isIn(place));
  if (entries.some(({ ends }) => ends !== null)) return undefined;
  const inScope = bitsByPlace(
    entries.map(({ number }) => number),
    bits,
  );
  return new InMemoryListing(
    entries.map(({ id, words }) => ({ id, words })),
    inScope,
  );
}

/** Converts the bits of each value from the numbers of entries to their places in a list. */
function bitsByPlace(numbers: readonly number[], rows: readonly RawBits[]): Map<string, BitSet> {
  const places = new Map(numbers.map((number, place) => [number, place]));
  const values = new Map<string, BitSet>();
  for (const { code, chunk, hex } of rows)
    for (const number of numbersIn(Buffer.from(hex, 'hex'), chunk * chunkSize)) {
      const place = places.get(number);
      if (place === undefined) continue;
      const bits = values.get(code) ?? emptySet(numbers.length);
      values.set(code, bits);
      add(bits, place);
    }
  return values;
}

/** Returns the numbers of the set bits, the highest bit of a byte first. */
function numbersIn(bytes: Buffer, from: number): readonly number[] {
  const numbers: number[] = [];
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte === 0) continue;
    for (let bit = 0; bit < 8; bit += 1)
      if ((byte & (0x80 >>> bit)) !== 0) numbers.push(from + index * 8 + bit);
  }
  return numbers;
}
