import { describe, expect, it, test } from 'vitest';
import { catalogue, domains, domainsOf, textsOf } from './testing/catalogues.ts';
import { sameInBothLanguages, verbatimEnglish } from './testing/exceptions.ts';
import { readMessage } from './testing/read-message.ts';
import { englishTypography, frenchTypography, type TypographyRule } from './testing/typography.ts';

test('all languages have the same catalogues', () => {
  expect(domainsOf('fr')).toEqual(domainsOf('en'));
});

test('no message is in two catalogues', () => {
  const ids = textsOf('fr').map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

describe.each(domains)('the catalogue %s', (domain) => {
  const french = catalogue('fr', domain);
  const english = catalogue('en', domain);

  it('has the same messages in every language, in the same order', () => {
    expect(Object.keys(french)).toEqual(Object.keys(english));
  });

  it('has the same placeholders in every language', () => {
    const placeholders = (texts: Readonly<Record<string, string>>) =>
      Object.entries(texts).map(([id, text]) => [id, readMessage(text).placeholders]);
    expect(placeholders(french)).toEqual(placeholders(english));
  });

  it('is translated, except for words that are the same', () => {
    const same = Object.keys(french).filter((id) => french[id] === english[id]);
    const allowed = Object.keys(sameInBothLanguages).filter((name) =>
      name.startsWith(`${domain}/`),
    );
    expect(same.map((id) => `${domain}/${id}`).toSorted()).toEqual(allowed.toSorted());
  });

  it('has no empty messages', () => {
    const empty = [...Object.values(french), ...Object.values(english)].filter(
      (text) => !text.trim(),
    );
    expect(empty).toEqual([]);
  });
});

/** Returns the rules that a text breaks, each with the offending passage. */
function broken(text: string, rules: readonly TypographyRule[]): readonly string[] {
  return readMessage(text).prose.flatMap((prose) =>
    rules.filter(({ breaks }) => breaks.test(prose)).map(({ rule }) => `${rule}: ${prose}`),
  );
}

test.each(textsOf('fr'))('$name follows French typography', ({ text }) => {
  expect(broken(text, frenchTypography)).toEqual([]);
});

test.each(textsOf('en').filter(({ name }) => !verbatimEnglish.has(name)))(
  '$name follows English typography',
  ({ text }) => {
    expect(broken(text, englishTypography)).toEqual([]);
  },
);

test('every exception exists and would break a rule', () => {
  const kept = textsOf('en').filter(({ name }) => verbatimEnglish.has(name));
  expect(kept.map(({ name }) => name).toSorted()).toEqual([...verbatimEnglish].toSorted());
  expect(kept.filter(({ text }) => broken(text, englishTypography).length === 0)).toEqual([]);
});

describe('the rules of French', () => {
  it.each([
    'Erreur : oui',
    'Erreur: oui',
    'Quoi ?',
    'Quoi?',
    '« oui »',
    '"oui"',
    "l'an",
    'Chargement...',
    'Etat',
    'L’Ecole',
    'A propos',
    'Fini. A demain',
    '10 %',
    '{width}px',
    'Encore {retryAfter} s.',
    '+ 3,7\u00a0%',
    '− 14\u00a0%',
    '19 h 12',
    '19\u00a0h 12',
    '30\u202f000 euros',
    '30 000\u00a0euros',
    '7,1 mètres',
    '14 millions',
    '14 milliards',
    'oeuvre',
    'Oeuvre',
    '{count, plural, one {Quoi ?} other {Quoi\u202f?}}',
    ' oui',
    'oui ',
    'oui , non',
    'oui - non',
  ])('reject “%s”', (text) => {
    expect(broken(text, frenchTypography)).not.toEqual([]);
  });

  it.each([
    'Erreur\u00a0: oui',
    'Quoi\u202f?!',
    '«\u00a0{title}\u00a0»',
    'À l’État, l’Île et l’Œuvre',
    'Une adresse (mailto:) ou https://exemple.fr/',
    '{locale, select, fr {Français} other {Anglais}}',
    'Encore {retryAfter} s !',
    'Une vitamine A et 10\u00a0%',
    '+\u00a03,7\u00a0%, à 19\u00a0h\u00a012, 30\u202f000\u00a0euros et 14\u00a0milliards',
  ])('accept “%s”', (text) => {
    expect(broken(text, frenchTypography)).toEqual([]);
  });
});

describe('the rules of English', () => {
  it.each(['€14 million', '€14 billion', '7.1 metres', '7.12 pm', '10am'])(
    'reject “%s”',
    (text) => {
      expect(broken(text, englishTypography)).not.toEqual([]);
    },
  );

  it.each(['€14\u00a0million', '€14\u00a0billion', 'at 19:12'])('accept “%s”', (text) => {
    expect(broken(text, englishTypography)).toEqual([]);
  });
});

describe('parsing a message', () => {
  it.each([
    ['plain', [], ['plain']],
    ['{by} at {at, date, long}', ['at:date', 'by'], ['x at x']],
    [
      '{n, plural, one {One of {name}} other {# of {name}}}.',
      ['n:plural', 'name'],
      ['x.', 'One of x', '# of x'],
    ],
  ])('finds the placeholders and the text of “%s”', (text, placeholders, prose) => {
    expect(readMessage(text)).toEqual({ placeholders, prose });
  });

  it('rejects an unclosed brace', () => {
    expect(() => readMessage('{a')).toThrow('a brace is not closed');
  });
});
