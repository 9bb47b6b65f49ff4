import { expect, test } from 'vitest';
import { faultsOfDocument } from './faults-of-document.ts';
import { codesAmong, faultsOfLabel } from './faults-of-text.ts';

const codes = codesAmong(['fixed-term', 'full-time', 'at-once', 'fr']);

test.each([
  ['[object Object] · Nantes · France', 'an object'],
  ['Correspond à : undefined', 'an undefined value'],
  ['NaN offres', 'no number'],
  ['Publié le Invalid Date', 'an invalid date'],
  ['Bonjour {name},', 'a placeholder'],
  ['{count, plural, one {offre} other {offres}}', 'a placeholder'],
  ['${site}', 'a placeholder'],
  ['[{"type":0,"value":"Text"}]', 'a syntax tree'],
  ['null', 'a code'],
  [' fixed-term ', 'a code'],
  ['Contrat : offer.contract.fixed-term', 'the id offer.contract.fixed-term'],
])('nobody should read %j', (text, kind) => {
  expect(faultsOfLabel(text, codes)).toEqual([expect.stringMatching(`^${kind}: `)]);
});

test.each([
  'CDI · Nantes · France',
  'A fixed-term contract, full-time',
  'un objet [sic] et {',
  'nanomètre, nullement, indéfini',
  'www.estuaire.example, careers.estuaire',
  'fr',
])('%j can be read', (text) => {
  expect(faultsOfLabel(text, codes)).toEqual([]);
});

test('a value of an enumeration that is also a word of the product is no fault', () => {
  expect([...codesAmong(['CDI', 'permanent', 'part-time'])]).not.toContain('CDI');
});

const html = (body: string) => `<!doctype html><title>Titre</title><body>${body}</body>`;

test.each([
  '<button type="button"><svg aria-hidden="true"></svg></button>',
  '<a href="/groupe"><img src="/a.png" alt=""></a>',
  '<label>Contrat <select><option value="a"></option></select></label>',
  '<input name="q">',
  '<input type="submit">',
  '<label for="b"></label><input id="b" aria-label="Nom">',
  '<h2> </h2>',
])('an element without a name is found: %s', (body) => {
  expect(faultsOfDocument(html(body), codes)).toEqual([
    expect.stringMatching(/^without a name: </),
  ]);
});

test.each([
  '<button type="button" aria-label="Fermer"><svg></svg></button>',
  '<a href="/groupe"><img src="/a.png" alt="Le groupe"></a>',
  '<label>Nom <input></label>',
  '<label for="a">Nom</label><input id="a">',
  '<p id="b">Nom</p><textarea aria-labelledby="b"></textarea>',
  '<input type="submit" value="Envoyer"><input type="hidden" name="id">',
  '<select aria-label="Tri"><optgroup label="Par"><option>Date</option></optgroup></select>',
  '<div hidden><button type="button"></button></div>',
  '<a id="top"></a>',
  '<input type="file" style="display: none">',
  '<p>at-once <b>and</b> later</p>',
  '<script>const a = undefined</script><code>{id}</code>',
])('an element with a name is none: %s', (body) => {
  expect(faultsOfDocument(html(body), codes)).toEqual([]);
});

test.each([
  '<img src="/a.png" alt="[object Object]">',
  '<input aria-label="undefined">',
  '<meta name="description" content="NaN offres">',
  '<meta property="og:title" content="NaN">',
  '<ul><li>full-time</li></ul>',
  '<input type="submit" value="{label}">',
])('what is read aloud, or by search engines, is read as well: %s', (body) => {
  expect(faultsOfDocument(html(body), codes)).toHaveLength(1);
});

test('a code in words that were added to a text or removed from it is a word', () => {
  expect(
    faultsOfDocument('<p>Contrat <del>full-time</del> <ins>fixed-term</ins></p>', codes),
  ).toEqual([]);
});
