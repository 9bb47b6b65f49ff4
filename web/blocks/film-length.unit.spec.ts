import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { clockOf, filmLength, secondsOf } from './film-length.ts';

const messages = { fr: 'Durée : {length}', en: 'Length: {length}' } as const;
const intlIn = (locale: 'fr' | 'en') =>
  createIntl({ locale, messages: { 'video.length': messages[locale] } });

test.each([
  [1, '0:01', 'Durée : 1 seconde', 'Length: 1 second'],
  [60, '1:00', 'Durée : 1 minute', 'Length: 1 minute'],
  [125, '2:05', 'Durée : 2 minutes 5 secondes', 'Length: 2 minutes 5 seconds'],
  [3_725, '1:02:05', 'Durée : 1 heure 2 minutes 5 secondes', 'Length: 1 hour 2 minutes 5 seconds'],
])('%i seconds are %s on the clock, and said in words', (seconds, clock, fr, en) => {
  const spaced = (text: string) => text.replace(/\s/g, ' ');
  expect(filmLength(intlIn('fr'), seconds).clock).toBe(clock);
  expect(spaced(filmLength(intlIn('fr'), seconds).words)).toBe(fr);
  expect(spaced(filmLength(intlIn('en'), seconds).words)).toBe(en);
  expect(secondsOf(clock)).toBe(seconds);
});

test('a length is typed as on the clock, also in minutes of more than an hour', () => {
  expect(secondsOf(' 75:30 ')).toBe(4_530);
  expect(clockOf(4_530)).toBe('1:15:30');
});

test.each(['', '2', '2:5', '2:60', '-1:00', '2:05:99', 'deux minutes'])(
  '“%s” is not a length',
  (typed) => {
    expect(secondsOf(typed)).toBe(undefined);
  },
);
