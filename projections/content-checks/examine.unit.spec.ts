import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { BlockNode } from '@parvis/contracts/rich-text/document.ts';
import { expect, test } from 'vitest';
import type { ExaminedItem } from './doubt.ts';
import { examine } from './examine.ts';

const [first, second] = ['a00000000001aaaa', 'a00000000001bbbb'].map((id) =>
  moduleIdSchema.parse(id),
);
const header: ExaminedItem['header'] = {
  kind: 'focus',
  title: 'Le port',
  slug: 'port',
  live: false,
  splash: false,
};

function heading(level: number, words: string): BlockNode {
  return {
    type: 'heading',
    attrs: { level },
    content: words ? [{ type: 'text', text: words }] : [],
  };
}

function doc(...content: BlockNode[]) {
  return { type: 'doc', content };
}

type Module = readonly ['text' | 'accordion' | 'image' | 'statement', Record<string, unknown>];

/** The findings of modules, and their targets, without where they are. */
function doubts(...modules: readonly Module[]) {
  return examineModules(...modules).map(({ check, words, target }) =>
    [check, words, target].filter(Boolean).join(' '),
  );
}

function examineModules(...modules: readonly Module[]) {
  const ids = [first, second];
  const placed = modules.flatMap(([type, data], place) => {
    const id = ids[place];
    return id === undefined ? [] : [{ id, type, data }];
  });
  return examine({ header, modules: placed }, 'banque.example');
}

const text = (...content: BlockNode[]): Module => ['text', { doc: doc(...content) }];

test('what a draft left to be written is found, at any depth of a text', () => {
  const passage = (words: string): BlockNode => ({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Éditeur : [À compléter : ' },
      { type: 'text', text: `${words}]`, marks: [{ type: 'bold' }] },
    ],
  });
  const list: BlockNode = {
    type: 'bulletList',
    content: [{ type: 'listItem', content: [passage('son adresse')] }],
  };
  expect(doubts(text(passage('le nom'), list))).toEqual([
    'gap-left le nom',
    'gap-left son adresse',
  ]);
  expect(doubts(text(heading(2, 'À compléter')))).toEqual([]);
});

test.each<[string, readonly Module[], readonly string[]]>([
  ['in order', [text(heading(2, 'A'), heading(3, 'B'), heading(2, 'C'))], []],
  ['down by one at the start', [text(heading(3, 'A'))], ['heading-skipped A']],
  ['down by two', [text(heading(2, 'A'), heading(4, 'B'))], ['heading-skipped B']],
  ['of the first level, which pages move down', [text(heading(1, 'A'), heading(2, 'B'))], []],
  ['continued in the next text', [text(heading(2, 'A')), text(heading(3, 'B'))], []],
  ['without words', [text(heading(2, ' '))], ['heading-empty']],
  ['twice below one heading', [text(heading(2, 'A'), heading(2, 'A'))], ['heading-doubled A']],
  [
    'twice below different headings',
    [text(heading(2, 'A'), heading(3, 'C'), heading(2, 'B'), heading(3, 'C'))],
    [],
  ],
  ['twice in two texts', [text(heading(2, 'A')), text(heading(2, 'A'))], ['heading-doubled A']],
  [
    'within a quote',
    [text({ type: 'blockquote', content: [heading(5, 'A')] })],
    ['heading-skipped A'],
  ],
])('headings %s', (_, modules, expected) => {
  expect(doubts(...modules)).toEqual(expected);
});

test('headings in the items of a module stand below its title and theirs', () => {
  const items = (level: number) => [{ title: 'Un', doc: doc(heading(level, 'A')) }];
  const accordion = (title: string, level: number): Module => [
    'accordion',
    { title, items: items(level) },
  ];
  expect(doubts(accordion('Questions', 4))).toEqual([]);
  expect(doubts(accordion('Questions', 5))).toEqual(['heading-skipped A']);
  expect(doubts(accordion('', 3))).toEqual([]);
  expect(doubts(accordion('', 4))).toEqual(['heading-skipped A']);
  expect(doubts(accordion('Questions', 4), text(heading(3, 'Suite')))).toEqual([]);
  const [found] = examineModules(accordion('Questions', 5));
  expect(found).toMatchObject({ part: first, path: ['items', 0, 'doc'] });
});

test('links of this site and items are to be looked for, each with its words', () => {
  const link = (href: string, words: string) => ({
    type: 'text' as const,
    text: words,
    marks: [{ type: 'link' as const, attrs: { href, newTab: false } }],
  });
  const paragraph: BlockNode = {
    type: 'paragraph',
    content: [
      link('/groupe#equipe', 'Le '),
      {
        ...link('/groupe#equipe', 'groupe'),
        marks: [{ type: 'bold' }, ...link('/groupe#equipe', '').marks],
      },
      link('https://banque.example/Agenda/', 'agenda'),
      link('https://ailleurs.example/x', 'ailleurs'),
      link('mailto:a@b.example', 'lettre'),
      link('#s-a', 'ici'),
    ],
  };
  const inItem: BlockNode = {
    type: 'bulletList',
    content: [{ type: 'listItem', content: [paragraph] }],
  };
  const expected = ['link-dead Le groupe /groupe', 'link-dead agenda /agenda'];
  expect(doubts(text(paragraph))).toEqual(expected);
  expect(doubts(text(inItem))).toEqual(expected);
  const named = { link: { kind: 'content', contentId: 'a00000000002' } };
  expect(doubts(['statement', named])).toEqual(['link-dead a00000000002']);
  const typed = { links: [{ kind: 'address', href: '/bureau', newTab: false }] };
  expect(examineModules(['statement', typed])).toEqual([
    {
      check: 'link-dead',
      part: first,
      path: ['links', 0, 'href'],
      words: '/bureau',
      target: '/bureau',
    },
  ]);
});

test('images without a text of their own are to be looked for', () => {
  const image = (imageAlt?: unknown): Module => ['image', { imageId: 'm00000000001', imageAlt }];
  const own = { kind: 'own', text: 'Le quai' };
  expect(doubts(image())).toEqual(['alternative-text-missing m00000000001']);
  expect(doubts(image(own), image({ kind: 'decorative' }))).toEqual([]);
  const found = examine(
    { header: { ...header, imageId: mediaIdSchema.parse('m00000000002') }, modules: [] },
    '',
  );
  expect(found).toMatchObject([{ part: 'header', path: ['imageId'], target: 'm00000000002' }]);
});

test('a summary is long from the length at which search engines cut it', () => {
  const of = (length: number) =>
    examine({ header: { ...header, summary: 'é'.repeat(length) }, modules: [] }, '');
  expect(of(160)).toEqual([]);
  expect(of(161)).toMatchObject([{ check: 'summary-long', part: 'header', path: ['summary'] }]);
});
