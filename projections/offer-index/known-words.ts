import { byLocale, type Locale } from '@parvis/contracts/site/locale.ts';
import { foldWord, unabbreviated } from '../words/fold-word.ts';
import { findStem } from '../words/stems.ts';
import { isStopWord } from '../words/stop-words.ts';

/** A word of a text. */
export interface KnownWord {
  /** As it is compared. */
  readonly form: string;
  /** As people write it, in lower case. */
  readonly spelling: string;
  /** What it is an inflection of, in each language: French texts have English words as well. */
  readonly stems: Readonly<Record<Locale, string>>;
}

/**
 * Remembered: offers share most of their words, and folding and stemming one takes longer than
 * everything else.
 */
const mostKnown = 50_000;
const known = new Map<string, KnownWord | undefined>();
/** A slice would keep the whole text that it is of. */
const ownCopy = (written: string) => Buffer.from(written, 'utf16le').toString('utf16le');

/** Returns a word of a text; undefined for a stop word. */
export function toKnownWord(written: string): KnownWord | undefined {
  const remembered = known.get(written);
  if (remembered !== undefined || known.has(written)) return remembered;
  const word = readWord(written);
  if (known.size === mostKnown) known.clear();
  known.set(ownCopy(written), word);
  return word;
}

function readWord(written: string): KnownWord | undefined {
  const form = foldWord(written);
  if (isStopWord(form)) return undefined;
  return {
    form,
    spelling: unabbreviated(written).normalize('NFC').toLowerCase(),
    stems: byLocale((locale) => findStem(written, locale)),
  };
}
