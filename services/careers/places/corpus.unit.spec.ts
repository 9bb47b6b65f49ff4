import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Places } from './places.ts';
import { isReadRight, readCorpus, wrongCountries } from './testing/corpus.ts';
import { prefectures } from './testing/prefectures.ts';

const places = await Places.open(fileURLToPath(new URL('tables', import.meta.url)));
const corpus = readCorpus();

test('99 of a hundred texts of the corpus are read as they are meant', () => {
  const wrong = corpus.filter((text) => !isReadRight(text, places.read(text.given)));
  const named = wrong.map(({ words }) => words);
  expect(corpus.length).toBeGreaterThan(700);
  // Lists the texts when there are too many.
  expect(named.length > corpus.length / 100 ? named : []).toEqual([]);
});

test('no text of the corpus is read as a place of another country', () => {
  const abroad = corpus.filter((text) => wrongCountries(text, places.read(text.given)).length > 0);
  expect(abroad.map(({ words }) => words)).toEqual([]);
});

test('every prefecture is found with its département, its region, and what they are called', () => {
  const wrong = prefectures.flatMap(([code, departement, region, city]) => {
    const beside = [code, departement, ...region.split('|')];
    const texts = beside.flatMap((area) => [
      { words: `${city}, ${area}` },
      { words: `${city} (${area})` },
      { words: `${area} - ${city}` },
      { words: `${area} - ${city.toUpperCase()}` },
      { city, region: area },
      { city, region: area, country: 'FR' },
    ]);
    return texts.filter((given) => {
      const { places: read } = places.read(given);
      return read.length !== 1 || read[0]?.country !== 'FR' || read[0]?.city !== city;
    });
  });
  expect(wrong).toEqual([]);
});
