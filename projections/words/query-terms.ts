import type { WordSynonyms } from '@parvis/contracts/careers/offer-index.ts';
import { byLocale } from '@parvis/contracts/site/locale.ts';
import { foldWord } from './fold-word.ts';
import { otherNumbers } from './numbers.ts';
import { finishedWord, type QueryWord, queryWords, typedWords } from './query-words.ts';
import { isStopWord } from './stop-words.ts';

/** One or more words of a query, and others that stand for them. */
export interface QueryTerm {
  /** All of these must occur, or all of one of the others. */
  readonly words: readonly QueryWord[];
  readonly others: readonly (readonly QueryWord[])[];
}

/** Returns the terms of keywords, in order: every word is in one of them. */
export function queryTerms(
  keywords: string,
  synonyms: readonly WordSynonyms[] = [],
): readonly QueryTerm[] {
  const words = queryWords(keywords);
  const known = synonyms.map(({ words: typed, others }) => ({ forms: listForms(typed), others }));
  const terms: QueryTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const meant = known
      .filter(({ forms }) => forms.every((form, place) => words[at + place]?.form === form))
      .toSorted((one, other) => other.forms.length - one.forms.length)[0];
    const length = meant?.forms.length ?? 1;
    terms.push({
      words: words.slice(at, at + length),
      others: (meant?.others ?? []).map(synonymWords).filter((each) => each.length > 0),
    });
    at += length;
  }
  return terms;
}

/** Returns the words of a phrase that is complete, without stop words. */
export function wordsOfPhrase(phrase: string): readonly QueryWord[] {
  const written = typedWords(phrase).filter((word) => !isStopWord(foldWord(word)));
  return written.map(finishedWord);
}

/**
 * Returns the words of a synonym, in either gender and number only: by their stems, “accountant”
 * would be “account”, and a bank has those everywhere.
 */
function synonymWords(phrase: string): readonly QueryWord[] {
  return wordsOfPhrase(phrase).map((word) => {
    const forms = [word.form, ...word.sameForms];
    const sameForms = [...word.sameForms, ...forms.flatMap(otherNumbers)];
    return { ...word, sameForms, stems: byLocale(() => []) };
  });
}

function listForms(phrase: string): readonly string[] {
  return wordsOfPhrase(phrase).map(({ form }) => form);
}
