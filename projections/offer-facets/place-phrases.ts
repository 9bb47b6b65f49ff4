import { placeVocabulary } from './place-words.ts';
import type { NamedOfferFacet } from './read-offer-words.ts';

const shortest = 3;
/** The short forms of two letters that are no word of any language. */
const unmistakable: ReadonlySet<string> = new Set(['uk']);
const spaced = (folded: string) => folded.replaceAll('-', ' ');
const departementNumber = /^(?:\d{2}|2[ab])$/;

/**
 * Returns the phrases, without accents and hyphens, that name a place as a whole among keywords:
 * its names, postal codes and, for a town, its département.
 */
export function exactPlacePhrases(facet: NamedOfferFacet): readonly string[] {
  const phrases = listPhrases(facet).filter(isTelling).map(spaced);
  const saints = phrases.map((phrase) => phrase.replaceAll(/\bsaint(?=e?\b)/g, 'st'));
  return [...phrases, ...saints];
}

function listPhrases(facet: NamedOfferFacet): readonly string[] {
  const { names, others, postalCodes, within } = placeVocabulary.of(facet);
  switch (facet.group) {
    case 'country':
      return [...names, ...others, ...postalCodes];
    case 'city':
      return [...names, ...postalCodes, ...within];
    case 'region':
      return [...names, ...postalCodes];
    default:
      return [];
  }
}

function isTelling(one: string): boolean {
  return one.length >= shortest || unmistakable.has(one) || departementNumber.test(one);
}
