import { expect, test } from 'vitest';
import { describePlaces, placesInWords } from './places-in-words.ts';

const andMore = (names: string, count: number) => `${names} and ${count} more`;

test.each([
  [[], undefined],
  [['Lyon'], 'Lyon'],
  [['Lyon', 'Paris'], 'Lyon, Paris'],
  [['Lyon', 'Lyon'], 'Lyon'],
  [['Lyon', 'Paris', 'Nantes'], 'Lyon, Paris and 1 more'],
  [['Lyon', 'Paris', 'Nantes', 'Lille', 'Brest'], 'Lyon, Paris and 3 more'],
])('%j are written as %j', (names, words) => {
  expect(placesInWords(names, andMore)).toBe(words);
});

const lyon = { city: 'Lyon', region: 'Auvergne-Rhône-Alpes', country: 'France' };
const paris = { city: 'Paris', region: 'Île-de-France', country: 'France' };
const brussels = { city: 'Bruxelles', country: 'Belgique' };

test.each([
  [[], undefined, undefined, undefined],
  [[lyon], 'Lyon', 'France', 'Lyon, France'],
  [[lyon, paris], 'Lyon, Paris', 'France', 'Lyon, Paris (France)'],
  [
    [lyon, brussels, paris],
    'Lyon, Bruxelles and 1 more',
    'France, Belgique',
    'Lyon, Bruxelles and 1 more (France, Belgique)',
  ],
  [[{ country: 'Allemagne' }], 'Allemagne', undefined, 'Allemagne'],
  [[lyon, { country: 'Allemagne' }], 'Lyon, Allemagne', 'France', 'Lyon, Allemagne (France)'],
  [[{ region: 'Bretagne', country: 'France' }], 'Bretagne', 'France', 'Bretagne, France'],
  [[{ continent: 'Europe' }], 'Europe', undefined, 'Europe'],
])('%j are in %j, %j: %j', (places, name, within, line) => {
  expect(describePlaces(places, andMore)).toEqual({ name, within, line });
});
