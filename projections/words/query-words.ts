import { byLocale, type Locale } from '@parvis/contracts/site/locale.ts';
import { foldWord } from './fold-word.ts';
import { guessMasculines, otherGenders } from './genders.ts';
import { withoutInclusiveEndings } from './inclusive-endings.ts';
import { wordsAsWritten } from './scan-words.ts';
import { stemsOfTyped } from './stems.ts';
import { isStopWord } from './stop-words.ts';

/** A word of a query: what it matches in an offer. */
export interface QueryWord {
  /** Folded, as typed. */
  readonly form: string;
  /**
   * What is the same word, besides: the other gender, and the compounds that it makes with its
   * neighbours (“back” of “back office” is in “backoffice”).
   */
  readonly sameForms: readonly string[];
  /** By the language of the searched text. */
  readonly stems: Readonly<Record<Locale, readonly string[]>>;
  /** True for the word typed last, which may be the prefix of a longer one. */
  readonly isUnfinished: boolean;
}

/** Articles typed apart from their word, or with the apostrophe left out: “agent d audit”. */
const bareElision = /(?<![\p{L}\p{N}’'])(?:[dl]|qu)\s+(?=[aeiouyhàâæéèêëîïôœùûü])/giu;
/** The same, joined to its word: “responsable dequipe”. */
const joinedElision = /^(?:[dl]|qu)(?=[aeiouyh]\p{L}{4})/u;
/** Shorter words are too frequent to look for what they may make together. */
const shortestOfPair = 2;

/** Returns a complete word, as written. */
export function finishedWord(written: string): QueryWord {
  return { ...queryWord(written), isUnfinished: false };
}

/** “H/F”, “m/w/d”: any gender may apply. */
const anyGender = /\(?(?<![\p{L}\p{N}])[hfmwdx](?:\s?\/\s?[hfmwdx]){1,2}(?![\p{L}\p{N}])\)?/giu;

/** Returns typed text without what says nothing: inclusive endings, “H/F”, articles cut off. */
export function withoutElisionsAndEndings(typed: string): string {
  return withoutInclusiveEndings(typed).replace(anyGender, ' ').replace(bareElision, '');
}

/** Returns the words of what somebody typed, as written, without inclusive endings and elisions. */
export function typedWords(typed: string): readonly string[] {
  return wordsAsWritten(withoutElisionsAndEndings(typed));
}

/**
 * Returns the words in keywords, without duplicates. Stop words are omitted, unless nothing else
 * was typed: then the last of them may be the prefix of a word.
 */
export function queryWords(keywords: string): readonly QueryWord[] {
  const typed = typedWords(keywords);
  const telling = typed.filter((written) => !isStopWord(foldWord(written)));
  const kept = telling.length > 0 ? telling : typed.slice(-1);
  const last = kept.at(-1);
  const byForm = new Map<string, QueryWord>();
  for (const [at, written] of typed.entries()) {
    if (!kept.includes(written)) continue;
    const form = foldWord(written);
    const isUnfinished = last !== undefined && form === foldWord(last);
    const compounds = [typed[at - 1], written, typed[at + 1]].map((one) => foldWord(one ?? ''));
    byForm.set(form, { ...queryWord(written, compoundsIn(compounds)), isUnfinished });
  }
  return [...byForm.values()];
}

/** Returns the compounds of a word with the one before and the one after it; '' for none. */
function compoundsIn([before = '', word = '', after = '']: readonly string[]): readonly string[] {
  const pairs: readonly (readonly [string, string])[] = [
    [before, word],
    [word, after],
  ];
  return pairs
    .filter((pair) => pair.every((one) => one.length >= shortestOfPair && !isStopWord(one)))
    .map(([first, second]) => first + second);
}

function queryWord(
  written: string,
  compounds: readonly string[] = [],
): Omit<QueryWord, 'isUnfinished'> {
  const form = foldWord(written);
  const french = [...spellingsIn(written, form), form.replace(joinedElision, '')];
  const stems = byLocale((locale) => {
    // oxlint-disable-next-line parvis/languages-are-listed -- Only French has these endings and elisions.
    const spellings = locale === 'fr' ? french : [written];
    return [...new Set(spellings.flatMap((one) => stemsOfTyped(one, locale)))];
  });
  return { form, sameForms: [...otherGenders(form), ...compounds], stems };
}

/**
 * Returns the spellings by which a French word is stemmed: a feminine in “-euse” as its masculine,
 * because its own stem is that of another word (of “développeuse”, that of “développement”).
 */
function spellingsIn(written: string, form: string): readonly string[] {
  const masculines = guessMasculines(form).filter((one) => !one.endsWith('eux'));
  return /euses?$/u.test(form) ? masculines : [written, ...masculines];
}
