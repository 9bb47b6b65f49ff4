import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { facetsOfOffer, type OfferFacet } from '@parvis/contracts/careers/offer-facets.ts';
import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { wordsAsWritten } from '../../words/scan-words.ts';
import { type SpherePoint, toSphere } from '../compose-distance.ts';
import { isWrittenIn, searchedTexts } from '../searched-texts.ts';
import { toKnownWord } from './known-words.ts';

interface Words {
  readonly forms: ReadonlySet<string>;
  /** By the language of the texts. */
  readonly stems: Readonly<Record<Locale, ReadonlySet<string>>>;
}

/**
 * An offer in the form that conditions test, in the tokens of the index. Its words are computed on
 * first use.
 */
export class MatchableOffer {
  readonly facets: ReadonlyMap<OfferGroup, OfferFacet>;
  readonly writtenIn: readonly Locale[];
  readonly place: SpherePoint | undefined;
  readonly #offer: Offer;
  #words: Words | undefined;

  constructor(offer: Offer) {
    this.#offer = offer;
    this.facets = new Map(facetsOfOffer(offer).map((facet) => [facet.group, facet]));
    this.writtenIn = locales.filter((locale) => isWrittenIn(offer, locale));
    const { latitude, longitude } = offer.place ?? {};
    this.place =
      latitude === undefined || longitude === undefined
        ? undefined
        : toSphere({ latitude, longitude });
  }

  get words(): Words {
    this.#words ??= this.#readWords();
    return this.#words;
  }

  #readWords(): Words {
    const forms = new Set<string>();
    const stems = { fr: new Set<string>(), en: new Set<string>() };
    for (const { locale, title, text } of searchedTexts(this.#offer, [...this.facets.values()]))
      for (const written of new Set([...wordsAsWritten(title), ...wordsAsWritten(text)])) {
        const word = toKnownWord(written, locale);
        if (word === undefined) continue;
        forms.add(word.form);
        stems[locale].add(word.stem);
      }
    return { forms, stems };
  }
}
