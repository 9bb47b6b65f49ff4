import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { NamedValue } from '../filtered-lists/named-value.ts';
import { foldWord } from '../words/fold-word.ts';
import type { QueryTerm } from '../words/query-terms.ts';
import type { QueryWord } from '../words/query-words.ts';
import { stemsOfTyped } from '../words/stems.ts';
import { quoted, stemLexeme, type Weight } from './document-words.ts';
import { facetLexeme } from './tables.ts';

/** The lexemes that a word of a search is found by; the first may be a prefix. */
type LexemesOf = (word: QueryWord) => readonly string[];

/**
 * Returns the condition of a search on vectors: every term, itself or what stands for it.
 * @param weights of the lexemes that count; all by default
 */
export function composeCondition(
  terms: readonly QueryTerm[],
  locale: Locale,
  weights = '',
  facetsOf: LexemesOf = () => [],
): string {
  const matching = (word: QueryWord) => {
    const { form, sameForms, stems, isUnfinished } = word;
    const whole = [form, ...sameForms, ...stems[locale].map(stemLexeme)];
    const own = whole.map((lexeme) => operand(lexeme, weights));
    const begun = isUnfinished ? [operand(form, `*${weights}`)] : [];
    return matchAny([...own, ...begun, ...facetsOf(word).map(quoted)]);
  };
  const phrase = (words: readonly QueryWord[]) => `(${words.map(matching).join(' & ')})`;
  return terms.map(({ words, others }) => matchAny([words, ...others].map(phrase))).join(' & ');
}

/** The weights of a title, and of a title with its summary. */
export const inTitle = 'A' satisfies Weight;
export const inHead = 'AB';

function operand(lexeme: string, weights: string): string {
  return weights === '' ? quoted(lexeme) : `${quoted(lexeme)}:${weights}`;
}

function matchAny(alternatives: readonly string[]): string {
  return `(${[...new Set(alternatives)].join(' | ')})`;
}

/** Returns the values whose names have a word, as vectors have them. */
export function facetsNamed(named: readonly NamedValue[], locale: Locale): LexemesOf {
  return (word) =>
    named.flatMap(({ code, words }) =>
      words.split(' ').some((known) => known !== '' && isWord(known, word, locale))
        ? [facetLexeme(code)]
        : [],
    );
}

/**
 * Returns a function that tells whether a written word is one that was searched for, to mark it.
 */
export function makeMarker(
  terms: readonly QueryTerm[],
  locale: Locale,
): (written: string) => boolean {
  const words = terms.flatMap(({ words: typed, others }) => [...typed, ...others.flat()]);
  const known = new Map<string, boolean>();
  return (written) => {
    const before = known.get(written);
    if (before !== undefined) return before;
    const form = foldWord(written);
    const isFound = words.some((word) => isWord(form, word, locale));
    known.set(written, isFound);
    return isFound;
  };
}

/** Words with other first letters have other stems: most need no stemming. */
const sharedLetters = 2;

function isWord(form: string, word: QueryWord, locale: Locale): boolean {
  if (form === word.form || word.sameForms.includes(form)) return true;
  if (word.isUnfinished && form.startsWith(word.form)) return true;
  const begin = form.slice(0, sharedLetters);
  const stems = word.stems[locale].filter((stem) => stem.startsWith(begin));
  return stems.length > 0 && stemsOfTyped(form, locale).some((stem) => stems.includes(stem));
}
