// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { compareLeaves } from '../history/compare-rich-text.ts';
import { readLeaves } from './page-leaves.ts';

const page = (at: string, main: string) =>
  `<body><aside>Reconstitution ${at}</aside><header><a href="?path=%2F&at=${at}">Estuaire</a></header>
  <main>${main}</main><script>never()</script></body>`;
const [then, later] = ['2026-01-05T09:00:00.000Z', '2026-02-05T09:00:00.000Z'];

const changed = (before: string, after: string) =>
  compareLeaves(readLeaves(page(then, before)).leaves, readLeaves(page(later, after)).leaves)
    .filter(({ kind }) => kind !== 'same')
    .map(({ kind, segments }) => [kind, ...segments.map((one) => `${one.kind} ${one.text}`)]);

test('a page is read line by line, without its bar and its scripts', () => {
  const { leaves } = readLeaves(
    page(then, '<h1>Le <em>groupe</em></h1><div>Un<p>Deux  mots</p>Trois</div><ul><li>Quatre</ul>'),
  );
  expect(leaves.map(({ blockType, text }) => `${blockType} ${text}`)).toEqual([
    'paragraph Estuaire',
    'heading Le groupe',
    'paragraph Un',
    'paragraph Deux mots',
    'paragraph Trois',
    'listItem Quatre',
  ]);
});

test('the instant of a reconstruction is no difference', () => {
  const link = (at: string) => `<p><a href="?path=%2Fgroupe&at=${at}">Groupe</a></p>`;
  expect(changed(link(then), link(later))).toEqual([]);
});

test('words that were struck and inserted stand in their line', () => {
  expect(changed('<p>A rise of twelve percent.</p>', '<p>A rise of two percent.</p>')).toEqual([
    ['changed', 'same A rise of ', 'removed twelve', 'added two', 'same  percent.'],
  ]);
});

test('a link that leads elsewhere is a difference', () => {
  const link = (path: string) => `<p><a href="?path=${path}&at=${then}">Groupe</a></p>`;
  expect(changed(link('/groupe'), link('/autre'))).toEqual([['changed', 'same Groupe']]);
});

test('pictures are known by their address, once each', () => {
  const picture = '<img src="/media/renditions/a/1280.jpg" alt="">';
  expect(readLeaves(page(then, picture + picture)).pictures).toEqual([
    '/media/renditions/a/1280.jpg',
  ]);
});
