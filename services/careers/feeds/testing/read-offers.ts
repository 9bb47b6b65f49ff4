import { fileURLToPath } from 'node:url';
import type { FeedOffer } from '@parvis/contracts/careers/commands.ts';
import { offerSchema } from '@parvis/contracts/careers/offer.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import { expect } from 'vitest';
import { Places } from '../../places/places.ts';
import { writeSentence } from '../note-sentences.ts';
import { readFeed } from '../read-feed.ts';

const tables = fileURLToPath(new URL('../../places/tables', import.meta.url));
const places = await Places.open(tables);
const now = '2026-02-01T12:00:00.000Z';

/** Returns everything that is read from a feed, which arrives in parts. @param address its own */
export async function readAll(feed: string | Buffer, address?: string) {
  const found = [];
  const bytes = Buffer.from(feed);
  // In parts that split characters.
  const parts = Array.from({ length: Math.ceil(bytes.length / 777) }, (_, part) =>
    bytes.subarray(part * 777, (part + 1) * 777),
  );
  for await (const one of readFeed(parts, { source: 'jobs', places, now, address }))
    found.push(one);
  return found;
}

/** Returns the offers of a feed. */
export async function offersIn(feed: string | Buffer): Promise<readonly FeedOffer[]> {
  return (await readAll(feed)).flatMap((one) =>
    one.kind === 'read' && one.read.ok ? [one.read.offer] : [],
  );
}

/** Returns the only offer of a feed, complete except for its publication date. */
export async function offerIn(feed: string | Buffer): Promise<FeedOffer> {
  const [offer, ...more] = await offersIn(feed);
  if (offer === undefined || more.length > 0) throw new Error(JSON.stringify(await readAll(feed)));
  expect(offerSchema.safeParse({ publishedAt: now, ...offer }).error).toBe(undefined);
  return offer;
}

/** Returns the line of each record, and either why it is refused or what it contains. */
export async function reasonsIn(feed: string | Buffer) {
  return (await readAll(feed)).map((one) =>
    one.kind !== 'read' || one.read.ok
      ? [one.line, one.kind]
      : [one.line, writeSentence(one.read.note)],
  );
}

/**
 * Returns the values of some fields of an object, including missing ones; all of its fields by
 * default.
 */
export function fieldValuesOf(
  thing: object | undefined,
  some: object | undefined,
): object | undefined {
  if (thing === undefined || some === undefined) return thing;
  const fields = Object.keys(some);
  return { ...Object.fromEntries(fields.map((field) => [field, undefined])), ...thing };
}

/** Returns the description of an offer, without markup. */
export const textOf = ({ description }: FeedOffer) =>
  toPlainText(description.fr ?? description.en ?? { type: 'doc', content: [] });
