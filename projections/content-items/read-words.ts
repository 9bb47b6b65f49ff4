import { type ContentHeader, titleOf } from '@parvis/contracts/content/header.ts';
import { headerFields } from '@parvis/contracts/content/header-fields.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { textOfFields } from '@parvis/contracts/content/modules/words.ts';
import { foldText } from '../engine/fold-text.ts';

/** The number of words that are searched for; further ones are ignored. */
const maxSearched = 12;

/** Returns the folded words of a text, each after a space, so that a search finds their prefixes. */
export function wordsOf(text: string): string {
  return listWords(text)
    .map((word) => ` ${word}`)
    .join('');
}

/** Returns the words of a header: its title, its slug, and its other texts. */
export function wordsOfHeader(kind: ContentKind, header: ContentHeader): string {
  const texts = textOfFields(headerFields[kind], { ...header });
  return wordsOf([titleOf(header), header.slug, texts].join(' '));
}

/**
 * Returns the folded words to search for, without single letters beside words, such as elided
 * articles; a text without any is searched for as it is.
 */
export function searchedWords(text: string): readonly string[] {
  const words = [...new Set(listWords(text))];
  const longer = words.filter((word) => word.length > 1);
  const searched = longer.length > 0 ? longer : words;
  return searched.length > 0 ? searched.slice(0, maxSearched) : [foldText(text)];
}

function listWords(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
