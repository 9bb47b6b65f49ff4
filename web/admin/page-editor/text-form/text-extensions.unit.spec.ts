import { markSchema } from '@parvis/contracts/rich-text/document.ts';
import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { textExtensions } from './text-extensions.ts';

test('the editor supports every mark of the contract, and no other', () => {
  const marks = markSchema.options.flatMap(({ shape }) => [...shape.type.values]);
  expect(Object.keys(getSchema(textExtensions).marks).toSorted()).toEqual(marks.toSorted());
});

test('a passage in another language is unchanged by the editor', () => {
  const doc = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'BCE',
            marks: [
              { type: 'lang', attrs: { lang: 'ar', dir: 'rtl' } },
              { type: 'abbr', attrs: { title: 'Banque' } },
            ],
          },
        ],
      },
    ],
  };
  expect(getSchema(textExtensions).nodeFromJSON(doc).toJSON()).toEqual(doc);
});
