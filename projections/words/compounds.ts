import { foldWord } from './fold-word.ts';
import { scanWords } from './scan-words.ts';
import { isStopWord } from './stop-words.ts';

/** The fewest letters of each part: “back-office”, “ISO 27001”. */
const minPartLength = 3;
const hyphens = /^[-‐‑]$/u;

/**
 * Returns the compounds that people may write for neighbouring words of a text, folded: for any two
 * of a title; elsewhere for those joined by a hyphen, or before a number.
 */
export function compoundsIn(text: string, isTitle: boolean): readonly string[] {
  const compounds = new Set<string>();
  let before = { form: '', end: -1 };
  scanWords(text, (from, start, end) => {
    const form = foldWord(from.slice(start, end));
    const gap = from === text ? text.slice(before.end, start) : '';
    const isJoined = isTitle || hyphens.test(gap) || /^\d/.test(form);
    if (isJoined && isPart(form) && isPart(before.form)) compounds.add(before.form + form);
    before = { form, end };
  });
  return [...compounds];
}

function isPart(form: string): boolean {
  return form.length >= minPartLength && !isStopWord(form);
}
