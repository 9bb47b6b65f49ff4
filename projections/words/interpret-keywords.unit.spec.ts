import { expect, test } from 'vitest';
import type { FacetWithNames } from './facet-phrases.ts';
import { interpretKeywords } from './interpret-keywords.ts';

const city = (name: string, phrases: readonly string[]): FacetWithNames => ({
  group: 'city',
  id: `fr-${name.toLowerCase()}`,
  names: { fr: name, en: name },
  slugs: { fr: name.toLowerCase(), en: name.toLowerCase() },
  phrases,
});

const facets = [
  city('Nantes', ['44000', '44100', '44', 'loire atlantique']),
  city('Pornic', ['44210', '44', 'loire atlantique']),
  city('Paris', ['75008', '75']),
];

test.each([
  ['44000', ['fr-nantes'], ''],
  ['comptable 44100', ['fr-nantes'], 'comptable'],
  ['comptable 44', ['fr-nantes', 'fr-pornic'], 'comptable'],
  ['Loire-Atlantique', ['fr-nantes', 'fr-pornic'], ''],
  ['loire atlantique comptable', ['fr-nantes', 'fr-pornic'], 'comptable'],
  ['paris 8', ['fr-paris'], ''],
  ['Paris 08 juriste', ['fr-paris'], 'juriste'],
  ['44001', [], '44001'],
  ['iso 27001', [], 'iso 27001'],
  ['ʼ', [], 'ʼ'],
  ['nantes ʼ', ['fr-nantes'], ''],
  ['et', [], ''],
])('“%s” names the towns %j; the other words are “%s”', (typed, ids, rest) => {
  const { facets: named, keywords } = interpretKeywords(
    typed,
    { facets, synonyms: [] },
    { locale: 'fr' },
  );
  expect(named.flatMap((one) => one.ids)).toEqual(ids);
  expect(keywords).toBe(rest);
});
