import { foldText } from '../engine/fold-text.ts';
import { wordsAsWritten } from './scan-words.ts';

/** More words are a sentence, which may be about its author. */
const maxWords = 6;
/** So many digits may be a telephone number, or that of a customer or an account. */
const digitsOfNumber = 6;
/** Longer words are keys or addresses. */
const maxWordLength = 40;

/** Words that may be counted: as they are compared, and as they are shown. */
export interface CountableWords {
  readonly compared: string;
  readonly shown: string;
}

/** Returns the words of a search, unless they may say something about the person who typed them. */
export function countableWords(typed: string): CountableWords | undefined {
  // Compatibility forms too: the wide “＠”, digits in circles.
  const plain = typed.normalize('NFKC');
  const digits = plain.match(/\p{N}/gu)?.length ?? 0;
  if (plain.includes('@') || digits >= digitsOfNumber) return undefined;
  const tokens = plain.trim().split(/\s+/u);
  if (tokens.length > maxWords || tokens.some(({ length }) => length > maxWordLength))
    return undefined;
  const words = wordsAsWritten(plain);
  if (words.length === 0 || words.length > maxWords) return undefined;
  const shown = words.join(' ').toLowerCase();
  return { compared: foldText(shown), shown };
}
