import { foldText } from '../engine/fold-text.ts';

/** Abbreviations in names: “St-Étienne”, “Ste-Marie”; but “Sté” is a company. */
const abbreviated: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte' };
const longestAbbreviated = 3;

/** Returns a word without its abbreviation. */
export function unabbreviated(written: string): string {
  if (written.length > longestAbbreviated) return written;
  const word = written.toLowerCase();
  return Object.hasOwn(abbreviated, word) ? (abbreviated[word] ?? written) : written;
}

/** Returns a word in the form that searches compare: without case and accents. */
export function foldWord(written: string): string {
  return foldText(unabbreviated(written));
}
