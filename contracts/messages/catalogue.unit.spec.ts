import { expect, test } from 'vitest';
import { adminMessages } from './admin.ts';
import { catalogue, literalMessage } from './catalogue.ts';
import outboxTexts from './fr/outbox.json';
import { mailMessages } from './mails.ts';
import { offerMessages } from './offers.ts';
import { refusalMessages } from './refusals.ts';

test('a message is formatted in the language of its reader', () => {
  expect(offerMessages.format('offer.contract.fixed-term', 'fr')).toBe('CDD');
  expect(offerMessages.format('offer.contract.fixed-term', 'en')).toBe('Fixed-term contract');
  expect(mailMessages.format('mail.match.distance', 'fr', { km: 12 })).toBe('à 12\u00a0km');
});

test('values are inserted as plain text', () => {
  const values = { category: '<b>{name}</b>' };
  expect(mailMessages.format('mail.match.category', 'fr', values)).toContain('<b>{name}</b>');
});

test('a message without one of its values is refused, rather than shown with a gap', () => {
  expect(() => mailMessages.format('mail.match.keywords', 'fr')).toThrow('keywords');
});

test('a composed id is a message, or is known not to be one', () => {
  expect(offerMessages.has('offer.contract.fixed-term')).toBe(true);
  expect(offerMessages.has('offer.contract.unheard-of')).toBe(false);
  expect(offerMessages.has('toString')).toBe(false);
});

test('the values that a message takes are known, those of its branches as well', () => {
  const { parametersOf } = refusalMessages;
  expect(parametersOf('locked', 'fr')).toEqual(['holder']);
  expect(parametersOf('slug-taken', 'fr')).toEqual([]);
  expect(new Set(parametersOf('stale-revision', 'en'))).toEqual(new Set(['revision', 'by', 'at']));
});

test('a message is never read as a text', () => {
  // @ts-expect-error A catalogue has no texts.
  expect(offerMessages['offer.contract.fixed-term']).toBeUndefined();
  const messages = adminMessages.forReactIntl('fr');
  // @ts-expect-error What react-intl formats is a syntax tree.
  const label: string = messages['module-type.text'];
  expect(label).toBeInstanceOf(Array);
  // @ts-expect-error A message that does not exist cannot be requested.
  expect(() => offerMessages.format('offer.contract.unheard-of', 'fr')).toThrow('message');
});

test('a program run from its source formats the same messages', () => {
  const texts = { pages: '{n, plural, one {# page} other {# pages}}' };
  const fromSource = catalogue({ fr: texts, en: texts });
  expect(fromSource.format('pages', 'fr', { n: 2 })).toBe('2 pages');
  expect(fromSource.forReactIntl('fr')['pages']).toBeInstanceOf(Array);
});

test('tests format what the build compiled', () => {
  const believed: Readonly<Record<string, unknown>> = outboxTexts;
  expect(Object.values(believed).every(Array.isArray)).toBe(true);
});

test('a literal message shows its text as it is', () => {
  const messages = { title: literalMessage("l'{eau} <b>") };
  expect(catalogue({ fr: messages, en: messages }).format('title', 'fr')).toBe("l'{eau} <b>");
});
