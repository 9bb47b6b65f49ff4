import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { type CarriedFacet, facetsOfOffer } from '@parvis/contracts/careers/offer-facets.ts';
import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { type OnSphere, onSphere } from '../compose-distance.ts';
import { wordsAsWritten } from '../words/scan-words.ts';
import { isWrittenIn, searchedTexts } from '../words/searched-texts.ts';
import { knownWord } from './known-words.ts';

/** An offer as conditions look at it. */
export interface OfferInWords {
  readonly facets: ReadonlyMap<OfferGroup, CarriedFacet>;
  readonly words: ReadonlySet<string>;
  /** By the language of the texts that they are of. */
  readonly stems: Readonly<Record<Locale, ReadonlySet<string>>>;
  readonly writtenIn: readonly Locale[];
  readonly place: OnSphere | undefined;
}

/** An offer in the tokens of the index. */
export function offerInWords(offer: Offer): OfferInWords {
  const facets = facetsOfOffer(offer);
  const words = new Set<string>();
  const stems = { fr: new Set<string>(), en: new Set<string>() };
  for (const { locale, title, text } of searchedTexts(offer, facets))
    for (const written of new Set([...wordsAsWritten(title), ...wordsAsWritten(text)])) {
      const word = knownWord(written, locale);
      if (word === undefined) continue;
      words.add(word.form);
      stems[locale].add(word.stem);
    }
  const { latitude, longitude } = offer.place ?? {};
  return {
    facets: new Map(facets.map((facet) => [facet.group, facet])),
    words,
    stems,
    writtenIn: locales.filter((locale) => isWrittenIn(offer, locale)),
    place:
      latitude === undefined || longitude === undefined
        ? undefined
        : onSphere({ latitude, longitude }),
  };
}
