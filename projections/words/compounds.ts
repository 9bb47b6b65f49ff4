import { foldWord } from './fold-word.ts';
import { scanWords } from './scan-words.ts';
import { isStopWord } from './stop-words.ts';

/** The fewest letters of each part: “back-office”, “ISO 27001”. */
const minPartLength = 3;
const hyphens: ReadonlySet<number> = new Set([0x2d, 0x2010, 0x2011]);

/**
 * Returns the compounds that people may write for neighbouring words of a text, folded: for any two
 * of a title; elsewhere for those joined by a hyphen, or before a number.
 */
export function compoundsIn(text: string, isTitle: boolean): readonly string[] {
  const compounds = new Set<string>();
  let before = { from: '', start: 0, end: 0 };
  scanWords(text, (from, start, end) => {
    const isHyphenated =
      from === before.from && start - before.end === 1 && hyphens.has(from.charCodeAt(before.end));
    if (isTitle || isHyphenated || isDigit(from.charCodeAt(start))) {
      const first = foldWord(before.from.slice(before.start, before.end));
      const second = foldWord(from.slice(start, end));
      if (isPart(first) && isPart(second)) compounds.add(first + second);
    }
    before = { from, start, end };
  });
  return [...compounds];
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isPart(form: string): boolean {
  return form.length >= minPartLength && !isStopWord(form);
}
