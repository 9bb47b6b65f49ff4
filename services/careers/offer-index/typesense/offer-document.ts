import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import { type Offer, placesOf } from '@parvis/contracts/careers/offer.ts';
import {
  isPlaceGroup,
  type OfferGroup,
  offerGroups,
  perGroup,
} from '@parvis/contracts/careers/offer-groups.ts';
import { type Locale, locales, versionByLocale } from '@parvis/contracts/site/locale.ts';
import { composeTokens } from '@parvis/projections/offer-index/compose-tokens.ts';

/**
 * The id of the document that says where the offers of its collection stand. It is one of them:
 * after a crash the server replays each collection in order, but several at once.
 */
export const checkpointId = 'stand';

const tokens = (name: string) => ({ name, type: 'string[]', optional: true }) as const;

/**
 * Increased whenever the form of the documents changes, also by an added language: a collection of another version is
 * refilled.
 */
export const documentVersion = versionByLocale(3);

/** The fields of the words of titles, by language. */
export const titleWords = locales.map((locale) => `title_words_${locale}`);

/**
 * The fields of a collection of offers. We supply the tokens, so nothing is left to Typesense's
 * tokenizer.
 */
export const offerFields = [
  { name: 'key', type: 'string', sort: true },
  { name: 'published', type: 'int64' },
  { name: 'places', type: 'geopoint[]', optional: true },
  /** Of an offer in one country: to find those that are also elsewhere. */
  { name: 'only_country', type: 'string', optional: true },
  { name: 'written_in', type: 'string[]' },
  { name: 'reference', type: 'string' },
  ...offerGroups.map(
    (group) => ({ name: group, type: fieldType(group), facet: true, optional: true }) as const,
  ),
  ...['words', 'spellings', 'stems', ...titleWords, 'title_stems'].map(tokens),
  ...locales.map(
    (locale) => ({ name: `title_${locale}`, type: 'string', facet: true, optional: true }) as const,
  ),
] as const;

/** An offer has several places, and so several values of their groups. */
function fieldType(group: OfferGroup) {
  return isPlaceGroup(group) ? 'string[]' : 'string';
}

/** The punctuation that is part of ids and stems. */
export const symbolsToIndex = ['-', '_'];

/** Returns the document of a position. What its fields do not name is stored, but not indexed. */
export function checkpointDocument(checkpoint: object): Readonly<Record<string, unknown>> {
  const required = { key: checkpointId, published: 0, written_in: [], reference: '' };
  return { ...checkpoint, ...required, id: checkpointId };
}

/** Stems as tokens: each with its language, because languages have similar words. */
export function stemTokens(stems: Readonly<Record<Locale, readonly string[]>>): readonly string[] {
  return locales.flatMap((locale) => stems[locale].map((stem) => `${locale}_${stem}`));
}

/** Returns the document of an offer. */
export function toDocument(id: OfferId, offer: Offer): Readonly<Record<string, unknown>> {
  const { titles, titleStems, all, writtenIn, reference, facets } = composeTokens(offer);
  const ids = perGroup((group) =>
    facets.flatMap((facet) => (facet.group === group ? [facet.id] : [])),
  );
  const points = placesOf(offer).flatMap(({ latitude, longitude }) =>
    latitude === undefined || longitude === undefined ? [] : [[latitude, longitude]],
  );
  return {
    id,
    key: id,
    published: Date.parse(offer.publishedAt),
    ...(points.length > 0 && { places: points }),
    ...(ids.country.length === 1 && { only_country: ids.country[0] }),
    written_in: writtenIn,
    reference,
    ...Object.fromEntries(
      offerGroups.flatMap((group) => {
        const [first] = ids[group];
        return first === undefined ? [] : [[group, isPlaceGroup(group) ? ids[group] : first]];
      }),
    ),
    words: all.words,
    spellings: all.spellings,
    stems: stemTokens(all.stems),
    ...Object.fromEntries(locales.map((locale) => [`title_words_${locale}`, titles[locale].words])),
    title_stems: stemTokens(titleStems),
    ...Object.fromEntries(writtenIn.map((locale) => [`title_${locale}`, offer.title[locale]])),
  };
}
