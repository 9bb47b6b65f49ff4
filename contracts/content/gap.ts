import type { Locale } from '../site/locale.ts';

/** How a passage begins that a draft leaves to be written. */
const beginnings: Readonly<Record<Locale, string>> = {
  fr: 'À compléter\u00A0:',
  en: 'To be completed:',
};

/** Returns the mark of what a draft leaves to be written, in square brackets. */
export function markGap(locale: Locale, what: string): string {
  return `[${beginnings[locale]} ${what}]`;
}

const gaps = new RegExp(
  `\\[(?:${Object.values(beginnings).join('|').replaceAll('\u00A0', '\\s')})([^\\]]*)\\]?`,
  'gi',
);

/** Returns what the marks in a text leave to be written, in order; also of one that was not closed. */
export function listGaps(text: string): readonly string[] {
  return [...text.matchAll(gaps)].map(([, what = '']) => what.trim());
}
