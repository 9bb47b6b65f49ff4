import { defaultPageDetails } from '@parvis/contracts/content/details.ts';
import { contentIdSchema, moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import { expect, test } from 'vitest';
import { pageText } from './page-text.ts';

const id = contentIdSchema.parse('gr0upe000001');
const [first, second] = ['0001', '0002'].map((end) => moduleIdSchema.parse(id + end));

test('the text of a page is its title, summary and modules', () => {
  if (first === undefined || second === undefined) throw new Error('expected two ids');
  const doc: RichText = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Titre' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Une phrase.' }] },
    ],
  };
  expect(
    pageText({
      id,
      locale: 'fr',
      path: '/groupe',
      title: 'Le groupe',
      summary: undefined,
      details: defaultPageDetails,
      breadcrumb: [],
      children: [],
      modules: [
        {
          id: first,
          revision: 1,
          content: { type: 'text', data: { doc } },
        },
        {
          id: second,
          revision: 2,
          content: { type: 'statement', data: { text: 'Promis.', author: 'A. R.', role: '' } },
        },
      ],
    }),
  ).toBe('Le groupe\n\nTitre\nUne phrase.\n\nPromis.\nA. R.');
});
