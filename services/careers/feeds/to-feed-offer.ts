import type { FeedOffer } from '@parvis/contracts/careers/commands.ts';
import { maxPlaces, type Offer, offerSchema } from '@parvis/contracts/careers/offer.ts';
import { maxHrefLength, type RichText } from '@parvis/contracts/rich-text/document.ts';
import {
  defaultLocale,
  type Locale,
  localeSchema,
  locales,
} from '@parvis/contracts/site/locale.ts';
import type { PlaceNote } from '../places/place-note.ts';
import type { Places, PlacesRead } from '../places/places.ts';
import { firstProblem } from './first-problem.ts';
import type { RawOffer } from './raw-offer.ts';
import { plainLine, richDescription } from './text/clean-text.ts';
import { instantOf } from './text/instants.ts';
import { languageOf } from './text/language.ts';

/** The context in which a record is parsed. */
export interface ReadingContext {
  readonly source: string;
  readonly places: Pick<Places, 'read'>;
  /** The country that the feed is from (ISO 3166-1, two capitals), if it is from one. */
  readonly country?: string | undefined;
  /** ISO 8601, UTC. */
  readonly now: string;
}

/** A parsed record, or why it could not be parsed. */
export type ParsedOffer =
  | { readonly ok: true; readonly offer: FeedOffer; readonly notes: readonly PlaceNote[] }
  | { readonly ok: false; readonly reference: string | undefined; readonly reason: string };

const longest = { reference: 120, title: 200, name: 120 } as const;
/** Tolerance for dates in the future: clocks differ. */
const dayMs = 86_400_000;

const checked = offerSchema.omit({ description: true, publishedAt: true });

/** Cleans a record into an offer; refuses it only when a mandatory field is missing. */
export function toFeedOffer(given: RawOffer, context: ReadingContext): ParsedOffer {
  const reference = plainLine(given.reference, longest.reference);
  const refuse = (reason: string): ParsedOffer => ({ ok: false, reference, reason });
  if (reference === undefined) return refuse('it has no reference');
  const { places, remote, notes } = placesIn(given, context);
  const [place, ...others] = places;
  const texts = textsOf(given, place?.country);
  if (texts === undefined) return refuse('it has no title');
  const applyUrl = addressOf(given.applyUrl);
  if (applyUrl === undefined) return refuse('it has no address to apply at');
  const { description, ...offer } = {
    source: context.source,
    reference,
    ...texts,
    ...withoutUndefined({
      contract: given.contract,
      domain: bilingualDomain(given.domain),
      entity: plainLine(given.entity, longest.name),
      place,
      otherPlaces: others.length === 0 ? undefined : others,
      experience: given.experience,
      workingTime: given.workingTime,
      remote: given.remote ?? remote,
      salary: given.salary,
    }),
    applyUrl,
  };
  const read = checked.safeParse(offer);
  if (!read.success) return refuse(firstProblem(read.error));
  const dates = datesOf(given, context.now);
  return { ok: true, offer: { ...read.data, description, ...dates }, notes };
}

/** The places that are named and known, each once. */
function placesIn({ places = [] }: RawOffer, context: ReadingContext): PlacesRead {
  const read = context.places.read(
    places.flatMap((given) => given ?? []),
    context,
  );
  return { ...read, places: read.places.slice(0, maxPlaces) };
}

/** The title replaces a missing description. */
function textsOf(
  { title, description, language }: RawOffer,
  country: string | undefined,
): Pick<Offer, 'title' | 'description'> | undefined {
  const titles: Partial<Record<Locale, string>> = {};
  const descriptions: Partial<Record<Locale, RichText>> = {};
  if (isByLanguage(title) || isByLanguage(description))
    for (const locale of locales) {
      const line = plainLine(inLanguage(title, locale), longest.title);
      if (line === undefined) continue;
      titles[locale] = line;
      descriptions[locale] = richDescription(inLanguage(description, locale)) ?? paragraph(line);
    }
  else {
    const line = plainLine(title, longest.title);
    if (line === undefined) return undefined;
    const doc = richDescription(description) ?? paragraph(line);
    const locale =
      localeOf(language) ??
      languageOf(`${line} ${typeof description === 'string' ? description : ''}`, spoken(country));
    titles[locale] = line;
    descriptions[locale] = doc;
  }
  return Object.keys(titles).length === 0
    ? undefined
    : { title: titles, description: descriptions };
}

function isByLanguage(text: unknown): text is Readonly<Partial<Record<Locale, unknown>>> {
  return typeof text === 'object' && text !== null;
}

function inLanguage(text: unknown, locale: Locale): unknown {
  return isByLanguage(text) ? text[locale] : text;
}

function paragraph(text: string): RichText {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}

function localeOf(language: unknown): Locale | undefined {
  const code = typeof language === 'string' ? language.slice(0, 2).toLowerCase() : '';
  return localeSchema.safeParse(code).data;
}

/** Countries in which an offer whose language cannot be detected is assumed to be in French. */
function spoken(country: string | undefined): Locale {
  return country === undefined || ['FR', 'BE', 'LU', 'MC'].includes(country) ? defaultLocale : 'en';
}

function addressOf(raw: unknown): string | undefined {
  const text = typeof raw === 'string' ? raw.trim().replaceAll('&amp;', '&') : '';
  const whole = /^www\./i.test(text) ? `https://${text}` : text;
  if (!/^https?:\/\//i.test(whole) || whole.length > maxHrefLength || !URL.canParse(whole))
    return undefined;
  const { href } = new URL(whole);
  return href.length > maxHrefLength ? undefined : href;
}

function bilingualDomain(domain: unknown): Offer['domain'] {
  const fr = plainLine(inLanguage(domain, 'fr'), longest.name);
  const en = plainLine(inLanguage(domain, 'en'), longest.name) ?? fr;
  return en === undefined ? undefined : { fr: fr ?? en, en };
}

/** Missing and implausible dates are omitted: the offer is dated by its import. */
function datesOf(given: RawOffer, now: string): Partial<Pick<Offer, 'publishedAt' | 'closesAt'>> {
  const publishedAt = instantOf(given.publishedAt, now);
  const closesAt = instantOf(given.closesAt, now, 'end');
  const isAhead = publishedAt !== undefined && Date.parse(publishedAt) > Date.parse(now) + dayMs;
  const isBackwards = closesAt !== undefined && publishedAt !== undefined && closesAt < publishedAt;
  return withoutUndefined({
    publishedAt: isAhead ? undefined : publishedAt,
    closesAt: isBackwards ? undefined : closesAt,
  });
}

function withoutUndefined<T extends object>(
  given: T,
): { [K in keyof T]?: Exclude<T[K], undefined> };
function withoutUndefined(given: object): object {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
