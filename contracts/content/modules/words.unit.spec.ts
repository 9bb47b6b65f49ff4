import { expect, test } from 'vitest';
import type { BlockNode } from '../../rich-text/document.ts';
import { textOfModule, titleOfModule } from './words.ts';

const paragraph = (text: string): BlockNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const text = (...content: BlockNode[]) =>
  ({ type: 'text', data: { doc: { type: 'doc', content } } }) as const;

test('a module reads as its fields do, one after the other, empty ones left out', () => {
  const data = { text: 'Promis.', author: 'A. R.', role: '' };
  expect(textOfModule({ type: 'statement', data })).toBe('Promis.\nA. R.');
  expect(textOfModule(text(paragraph('Un.'), paragraph('Deux.')))).toBe('Un.\nDeux.');
});

test('choices and ids are no words', () => {
  const data = { imageId: 'img000000001', caption: 'La digue', size: 'wide' };
  expect(textOfModule({ type: 'image', data })).toBe('La digue');
});

test.each([
  ['its first words', text(paragraph('Un.'), paragraph('Deux.')), 'Un.'],
  ['sixty characters at most', text(paragraph('a'.repeat(61))), `${'a'.repeat(59)}…`],
  ['what is there of it while it is typed', { type: 'statement', data: { author: 'A.' } }, 'A.'],
  ['nothing before it was saved', { type: 'statement', data: null }, ''],
  ['nothing of what cannot be read', { type: 'text', data: { doc: 12 } }, ''],
] as const)('a module is called %s', (_case, module, title) => {
  expect(titleOfModule(module)).toBe(title);
});
