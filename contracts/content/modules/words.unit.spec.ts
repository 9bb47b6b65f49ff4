import { expect, test } from 'vitest';
import type { BlockNode } from '../../rich-text/document.ts';
import { textOfModule, titleOfModule } from './words.ts';

const paragraph = (text: string): BlockNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const text = (...content: BlockNode[]) =>
  ({ type: 'text', data: { doc: { type: 'doc', content } } }) as const;

test('the text of a module is that of its fields in order, without the empty ones', () => {
  const data = { text: 'Promis.', author: 'A. R.', role: '' };
  expect(textOfModule({ type: 'statement', data })).toBe('Promis.\nA. R.');
  expect(textOfModule(text(paragraph('Un.'), paragraph('Deux.')))).toBe('Un.\nDeux.');
});

test('choices and ids are not part of the text of a module', () => {
  const data = { imageId: 'img000000001', caption: 'La digue', size: 'wide' };
  expect(textOfModule({ type: 'image', data })).toBe('La digue');
});

test.each([
  [
    'a list of offers',
    { type: 'job', data: { title: 'Nos offres', list: '/emploi/cdi', count: 3 } },
  ],
  ['an account', { type: 'social-posts', data: { title: 'Nos offres', account: 'estuaire' } }],
  ['a mailbox', { type: 'contact', data: { title: 'Nos offres', mailbox: 'a@b.example' } }],
  [
    'an e-mail address',
    { type: 'contact-cards', data: { items: [{ name: 'Nos offres', email: 'a@b.example' }] } },
  ],
  [
    'a link',
    {
      type: 'teaser',
      data: { title: 'Nos offres', source: 'article', link: { kind: 'address', href: '/emploi' } },
    },
  ],
] as const)('the address of %s is not part of the text of a module', (_of, module) => {
  expect(textOfModule(module)).toBe('Nos offres');
});

test.each([
  ['its first words', text(paragraph('Un.'), paragraph('Deux.')), 'Un.'],
  ['sixty characters at most', text(paragraph('a'.repeat(61))), `${'a'.repeat(59)}…`],
  ['the text entered so far', { type: 'statement', data: { author: 'A.' } }, 'A.'],
  ['nothing before the first save', { type: 'statement', data: null }, ''],
  ['nothing when its content is invalid', { type: 'text', data: { doc: 12 } }, ''],
] as const)('the title of a module is %s', (_case, module, title) => {
  expect(titleOfModule(module)).toBe(title);
});
