import { describe, expect, it, test } from 'vitest';
import { mailFromSchema, mailSchema } from './mail.ts';

const mail = {
  to: { address: 'marie@exemple.fr', name: 'Marie' },
  subject: 'Bonjour',
  text: 'Bonjour !',
  locale: 'fr',
};

describe('an e-mail', () => {
  it('needs a recipient, a subject and a text', () => {
    expect(mailSchema.safeParse(mail).success).toBe(true);
  });

  it.each([
    ['a subject of two lines', { subject: 'Bonjour\r\nBcc: x@exemple.fr' }],
    ['a subject with a lone line feed', { subject: 'Bonjour\nBcc: x@exemple.fr' }],
    ['a subject with a line separator', { subject: 'Bonjour\u2028Bcc: x' }],
    ['a subject with a NUL', { subject: 'Bon\0jour' }],
    ['no subject', { subject: ' ' }],
    ['a name of two lines', { to: { address: 'a@exemple.fr', name: 'A\nBcc: x@exemple.fr' } }],
    ['an address of two lines', { to: { address: 'a@exemple.fr\nBcc: x@exemple.fr' } }],
    ['two addresses', { to: { address: 'a@exemple.fr, b@exemple.fr' } }],
    ['an address in angle brackets', { to: { address: '<a@exemple.fr>' } }],
    ['a reply address of two lines', { replyTo: { address: 'a@exemple.fr\r\nX: y' } }],
    ['an unsubscribe address of two lines', { unsubscribe: 'https://exemple.fr/\r\nX: y' }],
    ['an unsubscribe address that ends its header', { unsubscribe: 'https://exemple.fr/ >, <x:' }],
    ['an unsubscribe address that is script', { unsubscribe: 'javascript:alert(1)' }],
    ['no text', { text: '' }],
    ['a text of a megabyte', { text: 'x'.repeat(1_000_000) }],
  ])('is invalid with %s', (_, wrong) => {
    expect(mailSchema.safeParse({ ...mail, ...wrong }).success).toBe(false);
  });
});

test.each([
  ['a@estuaire.example', { address: 'a@estuaire.example' }],
  ['<a@estuaire.example>', { address: 'a@estuaire.example' }],
  [
    'Groupe Estuaire <a@estuaire.example>',
    { name: 'Groupe Estuaire', address: 'a@estuaire.example' },
  ],
  [
    '"Estuaire, Groupe" <a@estuaire.example>',
    { name: 'Estuaire, Groupe', address: 'a@estuaire.example' },
  ],
])('the sender “%s” is accepted', (text, mailbox) => {
  expect(mailFromSchema.parse(text)).toEqual(mailbox);
});

test.each(['', 'Groupe Estuaire', 'a@b', 'x <a@estuaire.example> y', 'A\nB <a@estuaire.example>'])(
  'the sender “%s” is refused',
  (text) => {
    expect(mailFromSchema.safeParse(text).success).toBe(false);
  },
);
