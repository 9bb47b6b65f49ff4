import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { ShownModule } from '@parvis/contracts/site/content-page.ts';
import { expect, test } from 'vitest';
import { tabsOfPage } from './tabs-of-page.server.ts';

/** Modules of a page: tabs by their names in brackets, anything else a statement. */
function modules(...names: readonly string[]): readonly ShownModule[] {
  return names.map((text, index) => ({
    id: moduleIdSchema.parse(`m0dule000001${String(index).padStart(4, '0')}`),
    revision: 1,
    content: contentOf(text),
  }));
}

function contentOf(text: string): ModuleContent {
  const [, name] = /^\[(.*)\]$/.exec(text) ?? [];
  return name === undefined
    ? { type: 'statement', data: { text, author: '', role: '' } }
    : { type: 'page-tab', data: { name, title: '' } };
}

function tabsOf(...names: readonly string[]) {
  const shown = modules(...names);
  const words = (some: readonly ShownModule[]) => some.map((one) => names[shown.indexOf(one)]);
  const { before, tabs } = tabsOfPage(shown);
  return { before: words(before), tabs: tabs.map((tab) => [tab.id, words(tab.modules)]) };
}

test('a tab contains the modules after it, up to the next', () => {
  expect(tabsOf('intro', '[Le cap]', 'a', 'b', '[Protéger]', 'c')).toEqual({
    before: ['intro'],
    tabs: [
      ['tab-le-cap', ['[Le cap]', 'a', 'b']],
      ['tab-proteger', ['[Protéger]', 'c']],
    ],
  });
});

test('a single tab is ignored', () => {
  expect(tabsOf('a', '[Le cap]', 'b')).toEqual({ before: ['a', '[Le cap]', 'b'], tabs: [] });
});

test('no two tabs have the same address, and no tab has the address of “all”', () => {
  const { tabs } = tabsOf('[Port]', '[All]', '[Port]', '[海]', '[山]');
  expect(tabs.map(([id]) => id)).toEqual(['tab-port', 'tab-all-2', 'tab-port-2', 'tab-', 'tab--2']);
});
