import type { Locale } from '@parvis/contracts/site/locale.ts';
import { compoundsIn } from '../words/compounds.ts';
import { foldWord } from '../words/fold-word.ts';
import { withoutInclusiveEndings } from '../words/inclusive-endings.ts';
import { wordsAsWritten } from '../words/scan-words.ts';
import { findStem } from '../words/stems.ts';
import { isStopWord } from '../words/stop-words.ts';

/** The last place of a word in a vector; all further words have it. */
const lastPlace = 16_383;

/** Titles weigh more than summaries, and summaries more than the rest. */
export type Weight = 'A' | 'B' | 'D';

/** Returns the lexeme of a stem: no word of a text, nor its prefix, begins with an equals sign. */
export function stemLexeme(stem: string): string {
  return `=${stem}`;
}

/** Returns a lexeme as PostgreSQL reads it in a vector or a query. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
}

/** Returns the folded words of a text in one string, each after a space. */
export function documentWords(text: string): string {
  return writtenIn(text)
    .map((word) => ` ${foldWord(word)}`)
    .join('');
}

/** Returns the vector of texts: their words, the stems of these, and what compounds they make. */
export function composeVector(
  texts: readonly (readonly [text: string, weight: Weight])[],
  locale: Locale,
): string {
  const lexemes: string[] = [];
  let place = 0;
  const add = (lexeme: string, weight: Weight) =>
    lexemes.push(`${quoted(lexeme)}:${Math.min(place, lastPlace)}${weight}`);
  for (const [text, weight] of texts) {
    for (const written of writtenIn(text)) {
      place += 1;
      const form = foldWord(written);
      add(form, weight);
      if (!isStopWord(form)) add(stemLexeme(findStem(written, locale)), weight);
    }
    for (const compound of compoundsIn(text, weight === 'A')) add(compound, weight);
  }
  return lexemes.join(' ');
}

function writtenIn(text: string): readonly string[] {
  return wordsAsWritten(withoutInclusiveEndings(text));
}
