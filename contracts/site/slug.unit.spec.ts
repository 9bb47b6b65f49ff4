import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { toSlug } from './slug.ts';

test.each([
  ['Économie', 'economie'],
  ['E\u0301conomie', 'economie'],
  ['Œuvres & Cœurs', 'oeuvres-coeurs'],
  ['Ægir', 'aegir'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['Łódź, Ørsted', 'lodz-orsted'],
  ['İstanbul', 'istanbul'],
  ['L’État d’aujourd’hui', 'l-etat-d-aujourd-hui'],
  ["L'assurance", 'l-assurance'],
  ['The group’s people don’t', 'the-groups-people-dont'],
  ['Où ? Là-bas !', 'ou-la-bas'],
  ['« Île-de-France »', 'ile-de-france'],
  ['ﬁnance', 'finance'],
  ['2024', '2024'],
  ['  --  ', ''],
  ['日本', ''],
  ['', ''],
])('“%s” becomes “%s”', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});

test('any text becomes a slug or nothing, and a slug is unchanged', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const slug = toSlug(text);
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(toSlug(slug)).toBe(slug);
      expect(toSlug(text.normalize('NFD'))).toBe(toSlug(text.normalize('NFC')));
    }),
    { seed: 20_26, numRuns: 3_000, verbose: true },
  );
});
