import { expect, test } from 'vitest';
import { locales } from '../site/locale.ts';
import { listGaps, markGap } from './gap.ts';

test.each(locales)('a gap is found by its mark in %s', (locale) => {
  const text = `Avant ${markGap(locale, 'l’hébergeur')} et ${markGap(locale, 'son adresse')}.`;
  expect(listGaps(text)).toEqual(['l’hébergeur', 'son adresse']);
});

test.each([
  ['with an ordinary space', '[à compléter : le nom]', ['le nom']],
  ['that was not closed', 'Ici [To be completed: the name', ['the name']],
  ['that says nothing', '[To be completed:]', ['']],
])('a gap is found %s', (_how, text, gaps) => {
  expect(listGaps(text)).toEqual(gaps);
});

test('other words in brackets are no gap', () => {
  expect(listGaps('Un texte [sic] à compléter : demain')).toEqual([]);
});
