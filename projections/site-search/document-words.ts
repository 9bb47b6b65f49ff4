import { byLocale, type Locale } from '@parvis/contracts/site/locale.ts';
import { compoundsIn } from '../words/compounds.ts';
import { foldWord } from '../words/fold-word.ts';
import { withoutInclusiveEndings } from '../words/inclusive-endings.ts';
import { rememberResults } from '../words/remember-results.ts';
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

/**
 * Longer words are slices of their text in V8 (`SlicedString::kMinLength`), and would keep all of it
 * in memory.
 */
const longestRemembered = 12;
const maxRemembered = 20_000;
const rememberedLexemes = byLocale((locale) =>
  rememberResults((written) => listLexemes(written, locale), maxRemembered),
);

/** Returns the vector of texts: their words, the stems of these, and what compounds they make. */
export function composeVector(
  texts: readonly (readonly [text: string, weight: Weight])[],
  locale: Locale,
): string {
  const places = new Map<string, string>();
  let place = 0;
  const add = (lexeme: string, weight: Weight) => {
    const before = places.get(lexeme);
    const at = `${Math.min(place, lastPlace)}${weight}`;
    places.set(lexeme, before === undefined ? at : `${before},${at}`);
  };
  for (const [text, weight] of texts) {
    for (const written of writtenIn(text)) {
      place += 1;
      for (const lexeme of lexemesOf(written, locale)) add(lexeme, weight);
    }
    for (const compound of compoundsIn(text, weight === 'A')) add(quoted(compound), weight);
  }
  return [...places].map(([lexeme, at]) => `${lexeme}:${at}`).join(' ');
}

function lexemesOf(written: string, locale: Locale): readonly string[] {
  return written.length > longestRemembered
    ? listLexemes(written, locale)
    : rememberedLexemes[locale](written);
}

/** Returns the lexemes of a word, as PostgreSQL reads them: the word itself, and its stem if any. */
function listLexemes(written: string, locale: Locale): readonly string[] {
  const form = foldWord(written);
  if (isStopWord(form)) return [quoted(form)];
  return [quoted(form), quoted(stemLexeme(findStem(written, locale)))];
}

function writtenIn(text: string): readonly string[] {
  return wordsAsWritten(withoutInclusiveEndings(text));
}
