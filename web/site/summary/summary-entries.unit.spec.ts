import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import {
  type ModuleContent,
  moduleContentSchema,
} from '@parvis/contracts/content/modules/module-types.ts';
import { expect, test } from 'vitest';
import { pageHeadings } from './page-headings.server.ts';
import { summaryEntries } from './summary-entries.server.ts';

type Content = ModuleContent;

function text(...headings: readonly (readonly [level: number, text: string])[]): Content {
  return {
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
  };
}

function keyNumbers(title: string): Content {
  const items = [{ value: '12', label: 'ports' }];
  return moduleContentSchema.parse({ type: 'key-numbers', data: { title, items } });
}

/** Returns the summary of a page of these modules. */
function summaryOf(...contents: readonly Content[]) {
  const modules = contents.map((content, place) => ({
    id: moduleIdSchema.parse(`gr0upe000001000${place + 1}`),
    revision: 1,
    content,
  }));
  return summaryEntries([...pageHeadings(modules).values()].flat());
}

test('first- and second-level headings of all texts are listed in their order, deeper ones are not', () => {
  const entries = summaryOf(
    text([1, 'Un'], [2, 'Deux'], [3, 'Trop bas']),
    text([2, 'Deux'], [6, 'Plus bas'], [1, 'Trois']),
  );
  expect(entries).toEqual([
    { id: 's-un', title: 'Un' },
    { id: 's-deux', title: 'Deux' },
    { id: 's-deux-1', title: 'Deux' },
    { id: 's-trois', title: 'Trois' },
  ]);
});

test('a module between two texts is an entry with its title, in order; one without a title is not', () => {
  const entries = summaryOf(
    text([2, 'Le cap']),
    keyNumbers('Le cap'),
    keyNumbers(''),
    text([2, 'Le retour']),
  );
  expect(entries).toEqual([
    { id: 's-le-cap', title: 'Le cap' },
    { id: 's-le-cap-1', title: 'Le cap' },
    { id: 's-le-retour', title: 'Le retour' },
  ]);
});

test('a summary needs at least two entries', () => {
  expect(summaryOf()).toEqual([]);
  expect(summaryOf(text([2, 'Seul'], [3, 'Dessous']))).toEqual([]);
  expect(summaryOf(text([2, 'Un']), text([2, 'Deux']))).toHaveLength(2);
});

test('headings without text are not entries', () => {
  expect(summaryOf(text([2, ''], [2, 'Un']))).toEqual([]);
});

test('titles are truncated at 70 characters', () => {
  const [entry] = summaryOf(text([2, 'é'.repeat(71)], [2, 'b']));
  expect(entry?.title).toBe(`${'é'.repeat(70)}…`);
});
