// @vitest-environment happy-dom
import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { expect, test } from 'vitest';
import type { Part } from './part.ts';
import { showTyped } from './show-typed.ts';

const [first, second] = ['pg0000000001aaaa', 'pg0000000001bbbb'].map((id) =>
  moduleIdSchema.parse(id),
);

function pageOf(title: string, words: readonly string[]) {
  const modules = words.map((text, at) => {
    const id = [first, second][at];
    return `<section data-module="${id}"><p>${text}</p></section>`;
  });
  return `<main><h1>${title}</h1>${modules.join('')}</main>`;
}

/** Shows parts of another rendering in a page; returns its words, and whether its second module stayed. */
function shown(before: string, after: string, parts: readonly (Part | undefined)[]) {
  const page = new DOMParser().parseFromString(before, 'text/html');
  const kept = page.querySelector(`[data-module="${second}"]`);
  showTyped(page, after, new Set(parts.filter((part) => part !== undefined)));
  const words = [...page.querySelectorAll('h1, p')].map(({ textContent }) => textContent);
  return { words, isKept: page.querySelector(`[data-module="${second}"]`) === kept };
}

test('only the modules that are typed are replaced', () => {
  expect(shown(pageOf('A', ['a', 'b']), pageOf('B', ['c', 'd']), [first])).toEqual({
    words: ['A', 'c', 'b'],
    isKept: true,
  });
});

test('a module that is the same keeps its element', () => {
  expect(shown(pageOf('A', ['a', 'b']), pageOf('A', ['c', 'b']), [first, second])).toEqual({
    words: ['A', 'c', 'b'],
    isKept: true,
  });
});

test('the whole content is replaced for the header, and for a module that the page lacks', () => {
  expect(shown(pageOf('A', ['a', 'b']), pageOf('B', ['a', 'b']), ['header']).words).toEqual([
    'B',
    'a',
    'b',
  ]);
  expect(shown(pageOf('A', ['a']), pageOf('A', ['a', 'b']), [second]).words).toEqual([
    'A',
    'a',
    'b',
  ]);
});
