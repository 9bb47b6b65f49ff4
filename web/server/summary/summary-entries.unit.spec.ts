import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import type { ShownModule } from '@parvis/contracts/site/content-page.ts';
import { expect, test } from 'vitest';
import { summaryEntries } from './summary-entries.ts';

function text(...headings: readonly (readonly [level: number, text: string])[]): ShownModule {
  return {
    id: moduleIdSchema.parse('gr0upe0000010001'),
    revision: 1,
    content: {
      type: 'text',
      data: {
        doc: {
          type: 'doc',
          content: headings.map(([level, words]) => ({
            type: 'heading',
            attrs: { level },
            content: words ? [{ type: 'text', text: words }] : [],
          })),
        },
      },
    },
  };
}

test('first- and second-level headings of all texts are listed in their order, deeper ones are not', () => {
  const entries = summaryEntries([
    text([1, 'Un'], [2, 'Deux'], [3, 'Trop bas']),
    text([2, 'Deux'], [6, 'Plus bas'], [1, 'Trois']),
  ]);
  expect(entries).toEqual([
    { id: 's-un', title: 'Un' },
    { id: 's-deux', title: 'Deux' },
    { id: 's-deux-1', title: 'Deux' },
    { id: 's-trois', title: 'Trois' },
  ]);
});

test('there is a summary from two entries on', () => {
  expect(summaryEntries([])).toEqual([]);
  expect(summaryEntries([text([2, 'Seul'], [3, 'Dessous'])])).toEqual([]);
  expect(summaryEntries([text([2, 'Un']), text([2, 'Deux'])])).toHaveLength(2);
});

test('headings without words are no entries', () => {
  expect(summaryEntries([text([2, ''], [2, 'Un'])])).toEqual([]);
});

test('titles are cut at 70 characters', () => {
  const [entry] = summaryEntries([text([2, 'é'.repeat(71)], [2, 'b'])]);
  expect(entry?.title).toBe(`${'é'.repeat(70)}…`);
});
