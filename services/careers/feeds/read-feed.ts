import { z } from 'zod';
import type { FeedItem } from './feed-item.ts';
import { firstProblem } from './first-problem.ts';
import { isFranceTravail, readFranceTravail } from './formats/france-travail.ts';
import { readIndeedJob } from './formats/indeed.ts';
import { isJobPosting, postingIn, readJobPosting } from './formats/job-posting.ts';
import { readOwnRecord } from './formats/own.ts';
import { HtmlReader } from './formats/read-html.ts';
import { JobsXmlReader } from './formats/read-jobs-xml.ts';
import { JsonSplitter } from './formats/split-json.ts';
import type { RawOffer } from './raw-offer.ts';
import { decodeFeed } from './text/decode-feed.ts';
import { type ParsedOffer, type ReadingContext, toFeedOffer } from './to-feed-offer.ts';

/** The formats that feeds are read in. */
export const feedFormats = ['parvis', 'france-travail', 'job-posting', 'indeed'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** A parsed record of a feed, or the end of a truncated one. */
export type FeedRecord =
  | {
      readonly kind: 'read';
      readonly line: number;
      readonly format: FeedFormat;
      readonly read: ParsedOffer;
    }
  | { readonly kind: 'truncated'; readonly line: number };

interface Reader {
  push(text: string): readonly FeedItem[];
  end(): readonly FeedItem[];
}

/** The number of characters that distinguishes formats. */
const enoughToTell = 15;

const elements = z.record(z.string(), z.string());

/**
 * Reads a feed as it streams in, in any of the formats; skips items that are not offers, such as an
 * organisation listed with its postings.
 * @param format parses every record as this instead of detecting its format
 */
export async function* readFeed(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  context: ReadingContext,
  format?: FeedFormat,
): AsyncGenerator<FeedRecord> {
  let reader: Reader | undefined;
  let head = '';
  const read = (items: readonly FeedItem[]) => recordsOf(items, context, formatIn(reader, format));
  for await (const text of decodeFeed(bytes)) {
    if (reader !== undefined) yield* read(reader.push(text));
    else {
      head += text;
      if (head.trimStart().length < enoughToTell) continue;
      reader = readerOf(head);
      yield* read(reader.push(head));
    }
  }
  if (reader === undefined) {
    reader = readerOf(head);
    yield* read(reader.push(head));
  }
  yield* read(reader.end());
}

function startsWithTag(head: string): boolean {
  return head.trimStart().startsWith('<');
}

function readerOf(head: string): Reader {
  if (!startsWithTag(head)) return new JsonSplitter();
  return /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|script)\b/i.test(head)
    ? new HtmlReader()
    : new JobsXmlReader();
}

function formatIn(
  reader: Reader | undefined,
  format: FeedFormat | undefined,
): FeedFormat | undefined {
  return reader instanceof JobsXmlReader ? 'indeed' : format;
}

function* recordsOf(
  items: readonly FeedItem[],
  context: ReadingContext,
  format: FeedFormat | undefined,
): Generator<FeedRecord> {
  for (const item of items) {
    const { line } = item;
    if (item.kind === 'truncated') yield item;
    else if (item.kind === 'unreadable') {
      const read = { ok: false, reference: undefined, reason: `it ${item.reason}` } as const;
      yield { kind: 'read', line, format: format ?? 'parvis', read };
    } else if (typeof item.value === 'object' && item.value !== null) {
      const value = postingIn(item.value);
      const own = format ?? formatOf(value);
      if (own !== undefined)
        yield { kind: 'read', line, format: own, read: readAs(own, value, context) };
    }
  }
}

/** Undefined for objects of schema.org that are not postings. */
function formatOf(value: object): FeedFormat | undefined {
  if (isJobPosting(value)) return 'job-posting';
  if (isFranceTravail(value)) return 'france-travail';
  return '@type' in value ? undefined : 'parvis';
}

const readers: Readonly<Record<FeedFormat, (value: unknown) => RawOffer>> = {
  parvis: readOwnRecord,
  'france-travail': readFranceTravail,
  'job-posting': readJobPosting,
  indeed: (value) => readIndeedJob(elements.parse(value)),
};

function readAs(format: FeedFormat, value: object, context: ReadingContext): ParsedOffer {
  try {
    return toFeedOffer(readers[format](value), context);
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw cause;
    const { reference } = 'reference' in value ? value : { reference: undefined };
    const given = typeof reference === 'string' ? reference.trim().slice(0, 120) : undefined;
    return { ok: false, reference: given || undefined, reason: firstProblem(cause) };
  }
}
