import { readFileSync } from 'node:fs';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { facetsOfOffer } from '@parvis/contracts/careers/offer-facets.ts';
import { type Locale, localeSchema } from '@parvis/contracts/site/locale.ts';
import { splitWords } from '@parvis/projections/filtered-lists/list-words.ts';
import { z } from 'zod';

/**
 * What is right: all of some offers are found; as many of them as there are, or as fit, are among the
 * first ten; nothing else is found; nothing is; or nothing is, but some of them are shown as the
 * offers that most of the words find.
 */
const rightSchema = z.enum(['all', 'top', 'only', 'none', 'shown']);

/** A search as somebody types it, and what is right. */
export interface CorpusSearch {
  readonly locale: Locale;
  readonly typed: string;
  readonly right: z.infer<typeof rightSchema>;
  readonly isExpected: (offer: Offer) => boolean;
}

/** Reads a corpus: a search a line, in columns. */
export function readCorpus(name: 'demonstration' | 'occupations'): readonly CorpusSearch[] {
  const file = new URL(`../../../projections/offer-index/corpus/${name}.tsv`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [locale, typed = '', right, offers = ''] = line.split('\t');
      return {
        locale: localeSchema.parse(locale),
        typed,
        right: rightSchema.parse(right),
        isExpected: conditionOf(offers),
      };
    });
}

/** Returns the offers of a corpus that a search should find. */
export function expectedOf(
  { isExpected }: CorpusSearch,
  offers: ReadonlyMap<OfferId, Offer>,
): ReadonlySet<OfferId> {
  return new Set([...offers].flatMap(([id, offer]) => (isExpected(offer) ? [id] : [])));
}

/** “title=a|b & city=Nantes”: each field has one of its values; a title has the words in a row. */
function conditionOf(written: string): CorpusSearch['isExpected'] {
  if (written.trim() === '') return () => false;
  const parts = written.split(' & ').map((part) => {
    const [field = '', values = ''] = part.split('=');
    return { field: field.trim(), values: values.split('|').map((value) => value.trim()) };
  });
  return (offer) =>
    parts.every(({ field, values }) => {
      const texts = textsOf(offer, field);
      return field === 'title'
        ? values.some((value) => texts.some((text) => ` ${text}`.includes(` ${phraseOf(value)}`)))
        : values.some((value) => texts.includes(value));
    });
}

function textsOf(offer: Offer, field: string): readonly string[] {
  switch (field) {
    case 'title':
      return [offer.title.fr, offer.title.en].map((title) => phraseOf(title ?? ''));
    case 'reference':
      return [offer.reference];
    case 'domain':
      return [offer.domain?.en ?? ''];
    case 'city':
    case 'region':
    case 'country':
      return [offer.place?.[field] ?? ''];
    case 'time':
      return [offer.workingTime ?? ''];
    default:
      return facetsOfOffer(offer).flatMap(({ group, id }) => (group === field ? [id] : []));
  }
}

const phrases = new Map<string, string>();

/** Cached: each title is compared with every search. */
function phraseOf(text: string): string {
  const known = phrases.get(text) ?? foldPhrase(text);
  phrases.set(text, known);
  return known;
}

function foldPhrase(text: string): string {
  return splitWords(text)
    .filter((word) => word !== 'd' && word !== 'l')
    .join(' ');
}
