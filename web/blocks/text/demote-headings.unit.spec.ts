import type { BlockNode, RichText } from '@parvis/contracts/rich-text/document.ts';
import { expect, test } from 'vitest';
import { demoteHeadings } from './demote-headings.ts';

function heading(level: number): BlockNode {
  return { type: 'heading', attrs: { level }, content: [{ type: 'text', text: 'Titre' }] };
}

function docOf(...content: BlockNode[]): RichText {
  return { type: 'doc', content };
}

test('a document without a first-level heading is unchanged', () => {
  const doc = docOf(heading(2), { type: 'horizontalRule' }, heading(3));
  expect(demoteHeadings(doc)).toEqual(doc);
});

test('the headings of a document with a first-level heading move one level down, at most to the sixth', () => {
  expect(demoteHeadings(docOf(heading(1), heading(2), heading(6)))).toEqual(
    docOf(heading(2), heading(3), heading(6)),
  );
});

test.each<[string, (inner: BlockNode) => BlockNode]>([
  ['a quotation', (inner) => ({ type: 'blockquote', content: [inner] })],
  [
    'a list',
    (inner) => ({ type: 'bulletList', content: [{ type: 'listItem', content: [inner] }] }),
  ],
  [
    'a table',
    (inner) => ({
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [{ type: 'tableCell', attrs: { colspan: 1, rowspan: 1 }, content: [inner] }],
        },
      ],
    }),
  ],
])('a first-level heading inside %s counts and moves too', (_name, around) => {
  expect(demoteHeadings(docOf(around(heading(1)), heading(2)))).toEqual(
    docOf(around(heading(2)), heading(3)),
  );
});
