import type { ContentDetails } from '@parvis/contracts/content/details.ts';
import { facetGroups } from '@parvis/contracts/site/filters/facets.ts';
import { foldTitle } from '../content-items/fold-title.ts';

/** Articles and pronouns that lose their vowel before the next word: “l’eau” is about water. */
const elided =
  /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)[’'](?=[\p{L}\p{N}])/giu;

/** The words of a text as lists compare them: without accents, elisions and punctuation. */
export function wordsOf(text: string): readonly string[] {
  return foldTitle(text.replace(elided, ' ')).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a text in one string, each after a space: `' ' || word` finds where one begins. */
export function searchedWords(text: string): string {
  return wordsOf(text)
    .map((word) => ` ${word}`)
    .join('');
}

/** The filter values that an item carries, as `group:id`; keywords among them. */
export function facetsOf(details: ContentDetails): readonly string[] {
  if (details.kind !== 'news') return [];
  const { category, keywords } = details;
  const carried = { ...details, categories: category === undefined ? [] : [category] };
  return [
    ...new Set([
      ...facetGroups.flatMap((group) => carried[group].map((id) => `${group}:${id}`)),
      ...keywords.map((id) => `keywords:${id}`),
    ]),
  ];
}
