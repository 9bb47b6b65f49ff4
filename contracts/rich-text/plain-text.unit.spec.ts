import { describe, expect, it } from 'vitest';
import type { BlockNode, RichText } from './document.ts';
import { listWords, toPlainText } from './plain-text.ts';

const paragraph = (text: string): BlockNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const cell = (text: string) => ({
  type: 'tableCell' as const,
  attrs: { colspan: 1, rowspan: 1 },
  content: [paragraph(text)],
});

const doc: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'La marée' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Trois ', marks: [{ type: 'bold' }] },
        { type: 'text', text: 'mots' },
        { type: 'hardBreak' },
        { type: 'text', text: 'ici' },
      ],
    },
    { type: 'horizontalRule' },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph('un'), paragraph('deux')] }],
    },
    { type: 'blockquote', content: [paragraph('cité')] },
    { type: 'codeBlock', content: [{ type: 'text', text: 'a = 1' }] },
    { type: 'table', content: [{ type: 'tableRow', content: [cell('A'), cell('B')] }] },
    { type: 'paragraph' },
  ],
};

describe('plain text of a document', () => {
  it('has one line per block and tabs between cells', () => {
    expect(toPlainText(doc)).toBe('La marée\nTrois mots\nici\nun\ndeux\ncité\na = 1\nA\tB\n');
  });

  it('keeps the order of the words', () => {
    expect(listWords(doc).join(' ')).toBe('La marée Trois mots ici un deux cité a = 1 A B');
  });

  it('does not split words at a non-breaking space', () => {
    expect(listWords({ type: 'doc', content: [paragraph('32\u00a0% fait')] })).toEqual([
      '32\u00a0%',
      'fait',
    ]);
  });
});
