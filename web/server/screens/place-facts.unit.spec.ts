import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { moduleContentSchema } from '@parvis/contracts/content/modules/module-types.ts';
import type { ShownModule } from '@parvis/contracts/site/content-page.ts';
import { expect, test } from 'vitest';
import { placeFacts } from './place-facts.ts';

const items = [{ label: 'Siège', value: 'Bordeaux' }];

function modules(...contents: readonly object[]): readonly ShownModule[] {
  return contents.map((content, place) => ({
    id: moduleIdSchema.parse(`m0dule00000100${place + 10}`),
    revision: 1,
    content: moduleContentSchema.parse(content),
  }));
}

const facts = { type: 'facts', data: { items } };
const quote = { type: 'quote', data: { text: 'Citation', author: 'Elle' } };
const words = (text: string) => [{ type: 'text', text }];
const p = (text: string) => ({ type: 'paragraph', content: words(text) });
const h = (level: number, text: string) => ({
  type: 'heading',
  attrs: { level },
  content: words(text),
});
const text = (...content: readonly object[]) => ({
  type: 'text',
  data: { doc: { type: 'doc', content } },
});

/** What is shown, one string a group: types, and the words of texts with the levels of headings. */
function shown(contents: readonly object[], splits = true): readonly string[] {
  return placeFacts(modules(...contents), splits).map((group) =>
    group
      .map(({ module: { content }, firstHeading }) =>
        content.type === 'text'
          ? content.data.doc.content
              .map((block) => {
                const level = block.type === 'heading' ? block.attrs.level : '';
                return `${level}${JSON.stringify(block).match(/"text":"(\w+)"/)?.[1]}`;
              })
              .join(' ') + (firstHeading === undefined ? '' : `, from heading ${firstHeading}`)
          : content.type,
      )
      .join(' | '),
  );
}

test('facts come after the first paragraph of the text after them', () => {
  const page = [quote, facts, text(h(2, 'Title'), p('one'), p('two'), h(2, 'Next')), quote];
  expect(shown(page)).toEqual(['quote', '2Title one | facts | two 2Next, from heading 1 | quote']);
  expect(shown(page, false)).toEqual(['quote', 'facts | 2Title one two 2Next | quote']);
});

test('a text of one paragraph, or without any, stands before the facts as a whole', () => {
  expect(shown([facts, text(p('one')), quote])).toEqual(['one | facts | quote']);
  expect(shown([facts, text(h(2, 'Title')), quote])).toEqual(['2Title | facts | quote']);
});

test('both parts have the levels of the whole text', () => {
  const page = [facts, text(h(2, 'Two'), p('one'), h(1, 'Top'))];
  expect(shown(page)).toEqual(['3Two one | facts | 2Top, from heading 1']);
});

test('facts stand beside three modules at most, and not beside the next facts', () => {
  expect(shown([facts, quote, quote, quote, quote])).toEqual([
    'facts | quote | quote | quote',
    'quote',
  ]);
  expect(shown([facts, quote, facts, text(p('one'))])).toEqual(['facts | quote', 'one | facts']);
  expect(shown([facts])).toEqual(['facts']);
});

test('facts right after facts stand in the text beside the first', () => {
  expect(shown([facts, facts, text(p('one'), p('two'))])).toEqual(['facts | facts | one two']);
});
