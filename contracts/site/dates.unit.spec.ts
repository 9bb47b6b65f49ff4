import { expect, test } from 'vitest';
import { withFrenchOrdinal } from './dates.ts';
import { languages } from './locale.ts';

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const moment = { ...day, weekday: 'long', hour: '2-digit', minute: '2-digit' } as const;
const first = new Date('2026-03-01T08:05:00Z');
const evening = new Date('2026-03-01T17:05:00Z');
const third = new Date('2026-03-03T00:01:00Z');

function formatIn(locale: 'fr' | 'en', options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(languages[locale].regional, {
    ...options,
    timeZone: 'Europe/Paris',
  });
}

test.each([
  ['fr', day, first, '1er mars 2026'],
  ['fr', moment, first, 'dimanche 1er mars 2026 à 09:05'],
  ['fr', { ...day, month: 'short' }, first, '1er mars 2026'],
  ['fr', day, new Date('2026-03-11T12:00:00Z'), '11 mars 2026'],
  ['fr', moment, new Date('2026-03-21T00:01:00Z'), 'samedi 21 mars 2026 à 01:01'],
  ['fr', { day: 'numeric' }, first, '1'],
  ['en', day, first, '1 March 2026'],
  ['en', moment, evening, 'Sunday, 1 March 2026 at 18:05'],
] as const)('in %s, %o of %o is “%s”', (locale, options, at, words) => {
  expect(withFrenchOrdinal(formatIn(locale, options).format(at), locale)).toBe(words);
});

test.each([
  [day, third, '1er–3 mars 2026'],
  [moment, evening, 'dimanche 1er mars 2026, 09:05\u2009–\u200918:05'],
  [moment, third, 'dimanche 1er mars 2026 à 09:05\u2009–\u2009mardi 3 mars 2026 à 01:01'],
] as const)('a period in French, %o to %o, begins on “%s”', (options, end, words) => {
  expect(withFrenchOrdinal(formatIn('fr', options).formatRange(first, end), 'fr')).toBe(words);
});
