import type { Passage } from '@parvis/contracts/site/search/site-search.ts';
import { expect, test } from 'vitest';
import { foldText } from '../engine/fold-text.ts';
import { findExcerpt, markFound } from './excerpt.ts';

const shown = (passages: readonly Passage[]) =>
  passages.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');
const oneOf =
  (...words: readonly string[]) =>
  (written: string) =>
    words.includes(foldText(written));
const filler = 'Une phrase de plus, qui ne dit rien. '.repeat(20);

test('words are marked as written, without elided articles', () => {
  const found = oneOf('ete', 'oeuvre');
  expect(shown(markFound('L’été à l’œuvre, l’E\u0301TE\u0301.', found))).toBe(
    'L’[été] à l’[œuvre], l’[E\u0301TE\u0301].',
  );
});

test('the excerpt of a text that has none of the words is its beginning', () => {
  expect(shown(findExcerpt(['Un texte court.'], oneOf('autre')))).toBe('Un texte court.');
  expect(shown(findExcerpt([filler], oneOf('autre')))).toMatch(/^Une phrase.{150,240}…$/);
});

test('an excerpt is the passage with the most of the words', () => {
  const text = `${filler} Le phare seul. ${filler} Le phare et la marée. ${filler}`;
  const excerpt = shown(findExcerpt(['', text], oneOf('phare', 'maree')));
  expect(excerpt).toContain('Le [phare] et la [marée].');
  expect(excerpt).toMatch(/^….*…$/);
});

test('lines that are not sentences are separated', () => {
  const found = oneOf('prets');
  expect(shown(findExcerpt(['Un résumé.', 'Nos métiers\nLes prêts\n« Oui. »\n\tFin'], found))).toBe(
    'Un résumé. Nos métiers · Les [prêts] · « Oui. » Fin',
  );
});
