import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Places } from './places.ts';
import type { RawPlace } from './raw-place.ts';

const places = await Places.open(fileURLToPath(new URL('tables', import.meta.url)));
const inWords = (given: RawPlace) => {
  const { continent, country, region, city, latitude, longitude } =
    places.read(given).places[0] ?? {};
  const degrees = latitude === undefined ? '' : `${latitude.toFixed(1)} ${longitude?.toFixed(1)}`;
  return [continent, country, region, city, degrees].map((part) => part ?? '–').join(' / ');
};

test.each<[string, RawPlace, string]>([
  [
    'an arrondissement',
    { words: '75 - Paris 12e Arrondissement', latitude: 48.84, longitude: 2.4 },
    'europe / FR / Île-de-France / Paris / 48.8 2.4',
  ],
  ['another writing', { words: 'LYON 03' }, 'europe / FR / Auvergne-Rhône-Alpes / Lyon / 45.7 4.8'],
  [
    'a commune in capitals',
    { words: '44 - ST NAZAIRE' },
    'europe / FR / Pays de la Loire / Saint-Nazaire / 47.3 -2.2',
  ],
  [
    'a commune among many of that name',
    { words: '31 - Saint-Nazaire' },
    'europe / FR / Occitanie / – / ',
  ],
  [
    'a département without a city',
    { words: '44 - Loire-Atlantique' },
    'europe / FR / Pays de la Loire / – / ',
  ],
  ['a département by its name', { words: 'Gironde' }, 'europe / FR / Nouvelle-Aquitaine / – / '],
  ['a région', { words: 'Ile-de-France' }, 'europe / FR / Île-de-France / – / '],
  ['a country', { words: 'France' }, 'europe / FR / – / – / '],
  [
    'a commune by its code',
    { words: '35 - RENNES', communeCode: '35238' },
    'europe / FR / Bretagne / Rennes / 48.1 -1.7',
  ],
  [
    'a commune by its postal code',
    { city: 'Guerande', postalCode: '44350', country: 'France' },
    'europe / FR / Pays de la Loire / Guérande / 47.3 -2.4',
  ],
  [
    'a postal code alone',
    { postalCode: '33000', country: 'FR' },
    'europe / FR / Nouvelle-Aquitaine / Bordeaux / 44.8 -0.6',
  ],
  [
    'a CEDEX',
    { city: 'NANTES CEDEX 1', postalCode: '44000', country: 'FR' },
    'europe / FR / Pays de la Loire / Nantes / 47.2 -1.6',
  ],
  [
    'a city that no table knows is not taken from its words',
    { words: '44 - Zone portuaire' },
    'europe / FR / Pays de la Loire / – / ',
  ],
  [
    'a département in another continent',
    { words: '974 - Saint-Denis' },
    'africa / FR / La Réunion / Saint-Denis / -20.9 55.5',
  ],
  [
    'a département of Corsica',
    { words: '2a - Ajaccio' },
    'europe / FR / Corse / Ajaccio / 41.9 8.7',
  ],
  [
    'a city and a country',
    { words: 'Nantes, France' },
    'europe / FR / Pays de la Loire / Nantes / 47.2 -1.6',
  ],
  ['the largest of a name', { words: 'Paris' }, 'europe / FR / Île-de-France / Paris / 48.9 2.3'],
  [
    'the largest of a name, elsewhere',
    { words: 'London' },
    'europe / GB / England / London / 51.5 -0.1',
  ],
  [
    'a state’s letters',
    { words: 'San Francisco, CA' },
    'north-america / US / California / San Francisco / 37.8 -122.4',
  ],
  [
    'a state that tells cities apart',
    { words: 'Portland, ME' },
    'north-america / US / Maine / Portland / 43.7 -70.3',
  ],
  [
    'a province',
    { city: 'Toronto', region: 'ON', country: 'CA' },
    'north-america / CA / Ontario / Toronto / 43.7 -79.4',
  ],
  ['a short name', { words: 'NYC' }, 'north-america / US / New York / New York / 40.7 -74.0'],
  [
    'a country’s short name',
    { words: 'Manchester, UK' },
    'europe / GB / England / Manchester / 53.5 -2.2',
  ],
  [
    'a country in another language',
    { city: 'Bruxelles', country: 'Belgique' },
    'europe / BE / Brussel / Brussels / 50.9 4.3',
  ],
  [
    'three letters',
    { city: 'Hamburg', country: 'DEU' },
    'europe / DE / Hamburg / Hamburg / 53.6 10.0',
  ],
  [
    'a city abroad that no table knows',
    { city: 'Kleines Dorf', region: 'Bayern', country: 'DE' },
    'europe / DE / Bayern / – / ',
  ],
  ['remote in a country', { words: 'Remote in USA' }, 'north-america / US / – / – / '],
  [
    'degrees exchanged',
    { words: '44 - Nantes', latitude: -1.5534, longitude: 47.2172 },
    'europe / FR / Pays de la Loire / Nantes / 47.2 -1.6',
  ],
  [
    'degrees of elsewhere',
    { words: '44 - Nantes', latitude: 12, longitude: 40 },
    'europe / FR / Pays de la Loire / Nantes / 47.2 -1.6',
  ],
  [
    'degrees where null stands',
    { words: '44 - Nantes', latitude: 0, longitude: 0 },
    'europe / FR / Pays de la Loire / Nantes / 47.2 -1.6',
  ],
  [
    'degrees that are none',
    { words: 'Berlin', latitude: '999', longitude: 'x' },
    'europe / DE / Berlin / Berlin / 52.5 13.4',
  ],
])('%s', (_, given, expected) => {
  expect(inWords(given)).toBe(expected);
});

test.each<RawPlace>([
  {},
  { words: 'Remote' },
  { city: 'Télétravail' },
  { words: '' },
  { words: 'Xyzzyville' },
  { latitude: 48, longitude: 2 },
])('nothing is inferred from %j', (given) => {
  expect(places.read(given).places).toEqual([]);
});

test('several places are read in the order of the words, each once', () => {
  const given = [{ words: 'Lyon / Paris, Île-de-France' }, { city: 'Paris' }];
  expect(places.read(given).places.map(({ city }) => city)).toEqual(['Lyon', 'Paris']);
});

test('an address is kept: its street, and its postal code', () => {
  const [place] = places.read({ words: '12 rue de la Paix, 75002 Paris' }).places;
  expect(place).toMatchObject({ city: 'Paris', postalCode: '75002', street: '12 rue de la Paix' });
});

test.each([
  ['Paris, Quelque Part', 'unknown', 'Quelque Part'],
  ['LA', 'ambiguous', 'LA'],
  ['Europe', 'wide', 'Europe'],
  ['Lyon, USA', 'unknown', 'Lyon'],
])('the words of %j that are not understood are noted', (words, code, noted) => {
  expect(places.read({ words }).notes).toEqual([{ field: 'place', code, words: noted }]);
});

test('a region that contradicts its town is noted', () => {
  const { places: read, notes } = places.read({ city: 'Lyon', region: 'Bretagne' });
  expect(read.map(({ city }) => city)).toEqual(['Lyon']);
  expect(notes).toEqual([{ field: 'place', code: 'conflict', words: 'Bretagne' }]);
});

test.each([
  ['Vienne', 'FR', 'FR'],
  ['Vienne', 'AT', 'AT'],
  ['London', undefined, 'GB'],
  ['London', 'CA', 'CA'],
  ['Paris', 'US', 'US'],
  ['Paris, France', 'US', 'FR'],
  ['Berlin', 'US', 'US'],
  ['Berlin', 'BE', 'DE'],
  ['Valence', 'FR', 'FR'],
  ['Valence', 'ES', 'ES'],
  ['Le Caire', 'FR', 'EG'],
])('%s in a feed from %s is in %s', (words, country, expected) => {
  expect(places.read({ words }, { country }).places.map((place) => place.country)).toEqual([
    expected,
  ]);
});

test('a small town of the feed’s country is a guess where a much larger one has its name', () => {
  expect(places.read({ words: 'Berlin' }, { country: 'US' }).notes).toMatchObject([
    { field: 'place', code: 'guessed', words: 'Berlin' },
  ]);
});
