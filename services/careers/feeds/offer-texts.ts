import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import {
  defaultLocale,
  type Locale,
  localeSchema,
  locales,
} from '@parvis/contracts/site/locale.ts';
import type { RawOffer } from './raw-offer.ts';
import { isEmpty, type RecordNotes } from './record-notes.ts';
import { longestTitle, plainLine, richDescription } from './text/clean-text.ts';
import { withParts } from './text/description-parts.ts';
import { detectLanguage } from './text/language.ts';

type Texts = Pick<Offer, 'title' | 'description'>;

/**
 * Returns the title and the description of a record, in the languages that it has; undefined
 * without a title. The title replaces a missing description.
 * @param country of the offer, for a language that cannot be detected
 */
export function offerTexts(
  raw: RawOffer,
  country: string | undefined,
  notes: RecordNotes,
): Texts | undefined {
  const { title, description } = raw;
  const hasLanguages = isByLanguage(title) || isByLanguage(description);
  const written = hasLanguages ? locales : [languageIn(raw, country)];
  const texts: { title: Texts['title']; description: Texts['description'] } = {
    title: {},
    description: {},
  };
  for (const locale of written) {
    const line = readTitle(givenIn(title, locale), notes);
    if (line === undefined) continue;
    const said = richDescription(givenIn(description, locale));
    if (said === undefined && !isEmpty(givenIn(description, locale)))
      notes.add('description', 'not-understood', givenIn(description, locale));
    texts.title[locale] = line;
    texts.description[locale] = described(said, line, raw, locale, notes);
  }
  return Object.keys(texts.title).length === 0 ? undefined : texts;
}

/** Returns the text of a value in a language, if it has one in each. */
export function givenIn(text: unknown, locale: Locale): unknown {
  return isByLanguage(text) ? text[locale] : text;
}

function described(
  said: RichText | undefined,
  title: string,
  { parts = [] }: RawOffer,
  locale: Locale,
  notes: RecordNotes,
): RichText {
  const whole = withParts(said ?? { type: 'doc', content: [] }, parts, locale);
  if (whole.content.length > 0) return whole;
  notes.add('description', 'substituted', title);
  return {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: title }] }],
  };
}

function readTitle(title: unknown, notes: RecordNotes): string | undefined {
  const line = plainLine(title, longestTitle);
  const whole = plainLine(title, Number.MAX_SAFE_INTEGER);
  if (line !== whole) notes.add('title', 'shortened', whole);
  return line;
}

function isByLanguage(text: unknown): text is Readonly<Partial<Record<Locale, unknown>>> {
  return typeof text === 'object' && text !== null && !Array.isArray(text);
}

function languageIn(
  { title, description, language, parts = [] }: RawOffer,
  country: string | undefined,
): Locale {
  const said = [title, description, ...parts.flatMap(({ texts }) => texts)].filter(
    (text) => typeof text === 'string',
  );
  return toLocale(language) ?? detectLanguage(said.join(' '), spoken(country));
}

function toLocale(language: unknown): Locale | undefined {
  const code = typeof language === 'string' ? language.slice(0, 2).toLowerCase() : '';
  return localeSchema.safeParse(code).data;
}

/** Countries in which an offer whose language cannot be detected is assumed to be in French. */
function spoken(country: string | undefined): Locale {
  // oxlint-disable-next-line parvis/languages-are-listed -- The usual language of offers elsewhere.
  return country === undefined || ['FR', 'BE', 'LU', 'MC'].includes(country) ? defaultLocale : 'en';
}
