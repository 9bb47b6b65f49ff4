import type { Mapping } from '@parvis/contracts/careers/mapping/mapping.ts';
import { parsePath } from '@parvis/contracts/careers/mapping/mapping-path.ts';
import { z } from 'zod';
import type { FeedItem } from './feed-item.ts';
import { firstProblem } from './first-problem.ts';
import {
  type FeedFormat,
  isOfSchemaOrg,
  recognizeFormat,
  recognizeKind,
} from './formats/feed-formats.ts';
import { readFranceTravail } from './formats/france-travail.ts';
import { postingIn, readJobPosting } from './formats/job-posting.ts';
import { toFields } from './formats/json-ld.ts';
import { NamedFields, readNamedFields } from './formats/named-fields.ts';
import { readNamedRecord } from './formats/named-record.ts';
import { readOwnRecord } from './formats/own.ts';
import { HtmlReader } from './formats/read-html.ts';
import { XmlReader } from './formats/read-xml.ts';
import { JsonSplitter } from './formats/split-json.ts';
import { readOfSystem } from './formats/systems/systems.ts';
import { MappedJsonReader } from './mapped/mapped-json.ts';
import { MappedXmlReader } from './mapped/mapped-xml.ts';
import { MappedRecords } from './mapped/read-mapped.ts';
import type { RawOffer } from './raw-offer.ts';
import { quoted, RecordNotes } from './record-notes.ts';
import { decodeFeed } from './text/decode-feed.ts';
import { type ParsedOffer, type ReadingContext, toFeedOffer } from './to-feed-offer.ts';

/** A parsed record of a feed, or the end of one that cannot be read further. */
export type FeedRecord =
  | {
      readonly kind: 'read';
      readonly line: number;
      /** Undefined when it is in none of them. */
      readonly format: FeedFormat | 'mapping' | undefined;
      readonly read: ParsedOffer;
    }
  | { readonly kind: 'truncated'; readonly line: number }
  /** Reading it took too much time or memory, and ended there. */
  | { readonly kind: 'stopped'; readonly line: number };

/** The context in which a feed is read, without the places. */
export type FeedContext = Omit<ReadingContext, 'places'>;

/** How every record is read: in a format, or as a mapping says. */
export type ReadAs = FeedFormat | Mapping;

/** Port: reads a feed. @param format as for `readFeed` */
export type ReadFeed = (
  bytes: AsyncIterable<Uint8Array>,
  context: FeedContext,
  format: ReadAs | undefined,
) => AsyncIterable<FeedRecord>;

interface Reader {
  push(text: string): readonly FeedItem[];
  end(): readonly FeedItem[];
}

/** The number of characters that distinguishes formats. */
const enoughToTell = 15;

/**
 * Reads a feed as it streams in, in any of the formats; skips items that are not offers, such as an
 * organisation listed with its postings.
 * @param as parses every record as this instead of detecting its format
 */
export async function* readFeed(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  context: ReadingContext,
  as?: ReadAs,
): AsyncGenerator<FeedRecord> {
  const mapping = typeof as === 'object' ? as : undefined;
  const format = typeof as === 'object' ? undefined : as;
  const mapped = mapping && new MappedRecords(mapping);
  let reader: Reader | undefined;
  let head = '';
  const read = (items: readonly FeedItem[]) =>
    mapped ? readMapped(items, context, mapped) : readRecords(items, context, format);
  const choose = () => (mapping ? mappedReader(mapping) : chooseReader(head));
  for await (const text of decodeFeed(bytes)) {
    if (reader !== undefined) yield* read(reader.push(text));
    else {
      head += text;
      if (head.trimStart().length < enoughToTell) continue;
      reader = choose();
      yield* read(reader.push(head));
    }
  }
  if (reader === undefined) {
    if (head.trim() === '') yield* read([{ kind: 'unreadable', line: 1, code: 'nothing' }]);
    reader = choose();
    yield* read(reader.push(head));
  }
  yield* read(reader.end());
}

/** Returns a reader that reads feeds in this process, for those that we wrote. */
export function readingWith(places: ReadingContext['places']): ReadFeed {
  return (bytes, context, format) => readFeed(bytes, { ...context, places }, format);
}

function mappedReader({ kind, records }: Mapping): Reader {
  const steps = parsePath(records) ?? [];
  return kind === 'xml' ? new MappedXmlReader(steps) : new MappedJsonReader(steps);
}

/** Reads the records that a mapping is about. */
function* readMapped(
  items: readonly FeedItem[],
  context: ReadingContext,
  mapped: MappedRecords,
): Generator<FeedRecord> {
  for (const item of items) {
    const { line } = item;
    if (item.kind === 'truncated') yield item;
    else if (item.kind === 'unreadable') yield unreadable(item, 'mapping');
    else {
      const notes = new RecordNotes();
      const read = toFeedOffer(mapped.read(item.value, notes), context, notes);
      yield { kind: 'read', line, format: 'mapping', read };
    }
  }
}

function unreadable(
  { line, code, reason }: Extract<FeedItem, { kind: 'unreadable' }>,
  format: Extract<FeedRecord, { kind: 'read' }>['format'],
): FeedRecord {
  const note = { field: 'record', code, ...quoted(reason) } as const;
  return { kind: 'read', line, format, read: { ok: false, reference: undefined, note } };
}

function startsWithTag(head: string): boolean {
  return head.trimStart().startsWith('<');
}

function chooseReader(head: string): Reader {
  if (!startsWithTag(head)) return new JsonSplitter(recognizeKind);
  return /^<(?:!doctype html|html|head|script)\b/i.test(withoutComments(head))
    ? new HtmlReader()
    : new XmlReader();
}

/** Returns the text after the comments at its start. */
function withoutComments(head: string): string {
  const text = head.trimStart();
  let at = 0;
  while (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at);
    if (end === -1) return '';
    at = end + 3;
    while (/\s/.test(text.charAt(at))) at += 1;
  }
  return text.slice(at);
}

function* readRecords(
  items: readonly FeedItem[],
  context: ReadingContext,
  format: FeedFormat | undefined,
): Generator<FeedRecord> {
  for (const item of items) {
    const { line } = item;
    if (item.kind === 'truncated') yield item;
    else if (item.kind === 'unreadable') yield unreadable(item, format);
    else if (typeof item.value === 'object' && item.value !== null) {
      const value = postingIn(item.value);
      const own = formatOfElement(item.element) ?? format ?? recognizeFormat(value);
      if (own !== undefined || !isOfSchemaOrg(value))
        yield { kind: 'read', line, format: own, read: readAs(own, value, context) };
    }
  }
}

/** The format of an element of XML, which is in no other. */
function formatOfElement(element: string | undefined): FeedFormat | undefined {
  if (element === undefined) return undefined;
  return element === 'item' || element === 'entry' ? 'rss' : 'indeed';
}

const readers: Readonly<Record<FeedFormat, (value: unknown, notes: RecordNotes) => RawOffer>> = {
  parvis: readOwnRecord,
  'france-travail': readFranceTravail,
  'job-posting': readJobPosting,
  system: readOfSystem,
  indeed: readByNames,
  rss: readByNames,
  names: readByNames,
};

function readByNames(value: unknown, notes: RecordNotes): RawOffer {
  const fields = value instanceof NamedFields ? value : readNamedFields(toFields(value));
  return readNamedRecord(fields, notes);
}

function readAs(
  format: FeedFormat | undefined,
  value: object,
  context: ReadingContext,
): ParsedOffer {
  if (format === undefined) return ofNoFormat(value);
  const notes = new RecordNotes();
  try {
    return toFeedOffer(readers[format](value, notes), context, notes);
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw cause;
    const { reference } = 'reference' in value ? value : { reference: undefined };
    const given = typeof reference === 'string' ? reference.trim().slice(0, 120) : undefined;
    return { ok: false, reference: given || undefined, note: firstProblem(cause, value) };
  }
}

/** The note quotes the names of its fields, by which somebody may recognise its format. */
function ofNoFormat(value: object): ParsedOffer {
  const fields = quoted(Object.keys(value).join(', '));
  return {
    ok: false,
    reference: undefined,
    note: { field: 'record', code: 'unknown-format', ...fields },
  };
}
