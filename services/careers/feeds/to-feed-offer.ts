import type { FeedOffer } from '@parvis/contracts/careers/commands.ts';
import type { ImportNote } from '@parvis/contracts/careers/import-notes.ts';
import { maxPlaces, type Offer, offerSchema } from '@parvis/contracts/careers/offer.ts';
import { byLocale } from '@parvis/contracts/site/locale.ts';
import type { Places, PlacesRead } from '../places/places.ts';
import { firstProblem } from './first-problem.ts';
import { addressAtPersonio } from './formats/systems/personio.ts';
import { givenIn, offerTexts } from './offer-texts.ts';
import type { RawOffer } from './raw-offer.ts';
import { isEmpty, quoted, type RecordNotes } from './record-notes.ts';
import { applyAddress } from './text/apply-addresses.ts';
import { plainLine } from './text/clean-text.ts';
import { parseInstant } from './text/instants.ts';
import { withoutUndefined } from './without-undefined.ts';

/** The context in which a record is parsed. */
export interface ReadingContext {
  readonly source: string;
  readonly places: Pick<Places, 'read'>;
  /** The country that the feed is from (ISO 3166-1, two capitals), if it is from one. */
  readonly country?: string | undefined;
  /** Where the feed was fetched, if it was. */
  readonly address?: string | undefined;
  /** ISO 8601, UTC. */
  readonly now: string;
}

/** A parsed record, or why it is refused, with what was noted about its values. */
export type ParsedOffer =
  | { readonly ok: true; readonly offer: FeedOffer; readonly notes: readonly ImportNote[] }
  | {
      readonly ok: false;
      readonly reference: string | undefined;
      /** Why. */
      readonly note: ImportNote;
    };

const longest = { reference: 120, name: 120 } as const;
const checked = offerSchema.omit({ description: true, publishedAt: true });

/** Cleans a record into an offer; refuses it only when a mandatory field is missing. */
export function toFeedOffer(
  raw: RawOffer,
  context: ReadingContext,
  notes: RecordNotes,
): ParsedOffer {
  const reference = plainLine(raw.reference, longest.reference);
  const refuse = (note: ImportNote): ParsedOffer => ({ ok: false, reference, note });
  const lacks = (field: ImportNote['field'], written?: unknown) =>
    refuse({ field, code: 'missing', ...quoted(written) });
  if (reference === undefined) return lacks('reference');
  if (raw.isUnlisted) return refuse({ field: 'record', code: 'not-listed' });
  const { places, remote } = placesIn(raw, context, notes);
  const texts = offerTexts(raw, places[0]?.country, notes);
  if (texts === undefined) return lacks('title');
  const applyUrls = [...raw.applyUrls, addressAtPersonio(context.address, reference)];
  const applyUrl = applyAddress(applyUrls, notes);
  const unusable = raw.applyUrls.find((one) => !isEmpty(one));
  if (applyUrl === undefined) return lacks('applyUrl', unusable);
  const { description, title } = texts;
  const facts = pickFacts(raw, places, raw.remote ?? remote);
  const offer = { source: context.source, reference, title, ...facts, applyUrl };
  const read = checked.safeParse(offer);
  if (!read.success) return refuse(firstProblem(read.error, offer));
  const dates = readDates(raw, context.now, notes);
  return { ok: true, offer: { ...read.data, description, ...dates }, notes: notes.all };
}

/** The places that are named and known, each once. */
function placesIn(
  { places = [] }: RawOffer,
  context: ReadingContext,
  notes: RecordNotes,
): PlacesRead {
  const raw = places.flatMap((place) => place ?? []);
  const read = context.places.read(raw, context);
  for (const { field, code, words } of read.notes) notes.add(field, code, words);
  return { ...read, places: read.places.slice(0, maxPlaces) };
}

/** Returns what an offer may have, of what its record gives. */
function pickFacts(
  { contract, domain, entity, experience, workingTime, salary }: RawOffer,
  [place, ...otherPlaces]: PlacesRead['places'],
  remote: Offer['remote'],
) {
  return withoutUndefined({
    contract,
    domain: domainIn(domain),
    entity: plainLine(entity, longest.name),
    place,
    otherPlaces: otherPlaces.length === 0 ? undefined : otherPlaces,
    experience,
    workingTime,
    remote,
    salary,
  });
}

/** Returns a domain by its name in each language; where a feed gave none, by another. */
function domainIn(domain: unknown): Offer['domain'] {
  const names = byLocale((locale) => plainLine(givenIn(domain, locale), longest.name));
  const known = Object.values(names).find((name) => name !== undefined);
  return known === undefined ? undefined : byLocale((locale) => names[locale] ?? known);
}

/**
 * Missing and implausible dates are omitted: the offer is dated by its import. A publication in the
 * future is kept: the offer waits for it.
 */
function readDates(
  raw: RawOffer,
  now: string,
  notes: RecordNotes,
): Partial<Pick<Offer, 'publishedAt' | 'closesAt'>> {
  const publishedAt = parseInstant(raw.publishedAt, now);
  const closesAt = parseInstant(raw.closesAt, now, 'end');
  for (const field of ['publishedAt', 'closesAt'] as const) {
    const read = field === 'publishedAt' ? publishedAt : closesAt;
    if (read === undefined && !isEmpty(raw[field])) notes.add(field, 'not-understood', raw[field]);
  }
  const isBackwards = closesAt !== undefined && publishedAt !== undefined && closesAt < publishedAt;
  if (isBackwards) notes.add('closesAt', 'implausible', raw.closesAt);
  return withoutUndefined({ publishedAt, closesAt: isBackwards ? undefined : closesAt });
}
