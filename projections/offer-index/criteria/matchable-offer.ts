import { type Offer, placesOf } from '@parvis/contracts/careers/offer.ts';
import { facetsOfOffer, type OfferFacet } from '@parvis/contracts/careers/offer-facets.ts';
import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import { byLocale, type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { compoundsIn } from '../../words/compounds.ts';
import { foldReference } from '../../words/fold-reference.ts';
import { wordsAsWritten } from '../../words/scan-words.ts';
import type { SpherePoint } from '../compose-distance.ts';
import { toKnownWord } from '../known-words.ts';
import { toPoints } from '../places.ts';
import { isWrittenIn, searchedTexts } from '../searched-texts.ts';

/** Words of texts: their forms, with the compounds that they may make, and their stems. */
export interface Words {
  readonly forms: ReadonlySet<string>;
  /** In each language, whatever that of the texts. */
  readonly stems: Readonly<Record<Locale, ReadonlySet<string>>>;
}

/**
 * An offer in the form that conditions test, in the tokens of the index. Its words are computed on
 * first use.
 */
export class MatchableOffer {
  readonly facets: readonly OfferFacet[];
  readonly writtenIn: readonly Locale[];
  /** Of all its places that have coordinates. */
  readonly points: readonly SpherePoint[];
  /** Folded. */
  readonly reference: string;
  readonly #offer: Offer;
  #words: WordsByText | undefined;

  constructor(offer: Offer) {
    this.#offer = offer;
    this.reference = foldReference(offer.reference);
    this.facets = facetsOfOffer(offer);
    this.writtenIn = locales.filter((locale) => isWrittenIn(offer, locale));
    this.points = toPoints(placesOf(offer));
  }

  /** Returns its facets of a group that are among these. */
  facetsAmong(group: OfferGroup, ids: readonly string[]): readonly OfferFacet[] {
    return this.facets.filter((facet) => facet.group === group && ids.includes(facet.id));
  }

  get words(): WordsByText {
    this.#words ??= this.#readWords();
    return this.#words;
  }

  #readWords(): WordsByText {
    const texts = searchedTexts(this.#offer, this.facets);
    const inTitles = emptyWords();
    for (const { title } of texts) addWords(inTitles, title, true);
    const anywhere = {
      forms: new Set(inTitles.forms),
      stems: byLocale((locale) => new Set(inTitles.stems[locale])),
    };
    for (const { text } of texts) addWords(anywhere, text, false);
    return { inTitles, anywhere };
  }
}

interface WordsByText {
  readonly inTitles: Words;
  readonly anywhere: Words;
}

interface GrowingWords extends Words {
  readonly forms: Set<string>;
  readonly stems: Readonly<Record<Locale, Set<string>>>;
}

function emptyWords(): GrowingWords {
  return { forms: new Set(), stems: byLocale(() => new Set()) };
}

function addWords(words: GrowingWords, text: string, isTitle: boolean): void {
  for (const compound of compoundsIn(text, isTitle)) words.forms.add(compound);
  for (const written of new Set(wordsAsWritten(text))) {
    const word = toKnownWord(written);
    if (word === undefined) continue;
    words.forms.add(word.form);
    for (const locale of locales) words.stems[locale].add(word.stems[locale]);
  }
}
