import { sharedTextCharacters } from '@parvis/contracts/limits/media.ts';
import { summaryTitleMaximumCharacters } from '@parvis/contracts/limits/summary.ts';
import { expect, test } from 'vitest';
import { truncate, truncateBetweenWords } from './truncate-text.ts';

test('a title of the summary keeps 70 characters and then an ellipsis, not one less', () => {
  const fits = 'é'.repeat(summaryTitleMaximumCharacters);
  expect(summaryTitleMaximumCharacters).toBe(70);
  expect(truncate(fits, summaryTitleMaximumCharacters)).toBe(fits);
  expect(truncate(`${fits}x`, summaryTitleMaximumCharacters)).toBe(`${fits}…`);
});

test('characters of several units are not split, and no space precedes the ellipsis', () => {
  expect(truncate('🌊🌊🌊', 2)).toBe('🌊🌊…');
  expect(truncate('abe\u0301e\u0301', 3)).toBe('abe\u0301…');
  expect(truncate('abe\u0301', 3)).toBe('abe\u0301');
  expect(truncate('La mer monte', 7)).toBe('La mer…');
});

test.each([
  ['La marée monte', 14, 'La marée monte'],
  ['La marée monte', 13, 'La marée…'],
  ['La marée monte', 8, 'La marée…'],
  ['La marée monte', 10, 'La marée…'],
  ['Un résultat (+\u00a04,0\u00a0%)', 14, 'Un résultat…'],
  ['Un résultat (+\u00a04,0\u00a0%)', 18, 'Un résultat…'],
  ['Un loyer de 3\u202f000\u00a0euros', 13, 'Un loyer de…'],
  ['Un poste. Deux lieux.', 11, 'Un poste.'],
  ['Une mer, une marée', 9, 'Une mer…'],
  ['Hydrographiquement', 10, 'Hydrograph…'],
  ['A hydrographiquement', 12, 'A hydrograph…'],
])('“%s” shared in about %i characters is “%s”', (text, characters, cut) => {
  expect(truncateBetweenWords(text, characters)).toBe(cut);
});

test('a shared text is about 80 characters long', () => {
  const text = 'mot '.repeat(50);
  const cut = truncateBetweenWords(text, sharedTextCharacters);
  expect(cut.length).toBeGreaterThan(sharedTextCharacters - 10);
  expect(cut.length).toBeLessThanOrEqual(sharedTextCharacters + 1);
});
