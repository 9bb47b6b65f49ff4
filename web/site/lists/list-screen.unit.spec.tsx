// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }

import { listPagesByButton } from '@parvis/contracts/limits/lists.ts';
import { compactKeywordAboveCharacters } from '@parvis/contracts/limits/search.ts';
import { coverOf } from '@parvis/contracts/media/cover.ts';
import { fileDetailsSchema } from '@parvis/contracts/media/details.ts';
import type { FileOriginal } from '@parvis/contracts/media/events.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { FilteredList } from '@parvis/contracts/site/filters/filtered-list.ts';
import { toListState } from '@parvis/contracts/site/filters/list-state.ts';
import type { Screen } from '@parvis/contracts/site/screens.ts';
import { expect, test } from 'vitest';
import { renderScreen } from '../../server/render-screen.tsx';
import { newsList } from '../../server/testing/news-list.ts';

const origin = 'https://www.estuaire.example';
const assets = { stylesheets: [], script: '/assets/islands.js', origin };
const frame = {
  locale: 'fr',
  menu: [],
  translations: [{ locale: 'en', path: '/en/all-news/finance', isTranslation: true }],
} as const;

function rendered(screen: Screen): string {
  return renderScreen(screen, { logged: false, editing: false }, assets).body;
}

function documentOf(changes: Partial<FilteredList>): Document {
  return new DOMParser().parseFromString(
    rendered({ screen: 'list', frame, list: { ...newsList, ...changes } }),
    'text/html',
  );
}

function dataOf(changes: Partial<FilteredList>): Record<string, unknown> {
  return JSON.parse(rendered({ screen: 'list-data', list: { ...newsList, ...changes } }));
}

const indexed = { address: '/toutes-actualites/finance', isIndexed: true };
const filtered = { address: '/toutes-actualites/finance?q=eau', isIndexed: false };
const second = {
  address: '/toutes-actualites/finance/2',
  isIndexed: true,
  state: toListState({ page: 2 }),
  pages: 3,
};

test.each([
  ['a list of one filter', indexed, origin + indexed.address, undefined, 3],
  ['a list of more', filtered, origin + filtered.address, 'noindex', 0],
  ['its second page', second, origin + second.address, undefined, 0],
])(
  '%s has its canonical address and robots directive',
  (_, list, canonical, robots, alternates) => {
    const { head } = documentOf(list);
    expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(canonical);
    expect(head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(robots);
    expect(head.querySelectorAll('link[rel=alternate][hreflang]')).toHaveLength(alternates);
    expect(head.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe(canonical);
    expect(dataOf(list)).toMatchObject({ canonical, is_indexed: robots === undefined });
  },
);

test('the data of a list has the fields of the specification, and the filters of its address', () => {
  expect(Object.keys(dataOf(indexed))).toEqual([
    'success',
    'list',
    'pagination',
    'header',
    'title',
    'total',
    'filters',
    'url',
    'canonical',
    'is_indexed',
    'document_title',
    'chosen',
  ]);
  const option = { slug: 'finance', name: 'Finance', results: 7, isChosen: true, isHeld: false };
  expect(dataOf({ groups: [{ group: 'categories', options: [option] }] })['filters']).toEqual([
    { group: 'categories', data: [{ id: 'finance', nb_result: 7 }] },
  ]);
});

test.each([
  [compactKeywordAboveCharacters, false],
  [compactKeywordAboveCharacters + 1, true],
])('texts of %d characters are set compactly: %s', (length, isCompact) => {
  const keywords = 'x'.repeat(length);
  const field = documentOf({ state: toListState({ keywords }) }).querySelector('input[name=q]');
  expect(field?.getAttribute('value')).toHaveLength(length);
  expect(field?.hasAttribute('data-compact')).toBe(isCompact);
});

test.each([
  ['a list of one page', 1, 1, false],
  ['the first of two pages', 1, 2, true],
  ['the last of two pages', 2, 2, false],
  ['the last page that comes by button', listPagesByButton, listPagesByButton + 1, false],
])('%s has a “show more” button only if there is a next page', (_, page, pages, hasMore) => {
  const list = { state: toListState({ page }), pages, hrefOf: (to: number) => `/suite/${to}` };
  const more = documentOf(list).querySelector('[data-show-more] a');
  expect(more?.getAttribute('href')).toBe(hasMore ? `/suite/${page + 1}` : undefined);
  expect(String(dataOf(list)['pagination']).includes('data-show-more')).toBe(hasMore);
});

test('a document is shown as its first page or a sheet with its format, a recording as a chart', () => {
  const hash = 'a'.repeat(64);
  const listed = (
    format: 'pdf' | 'mp4',
    drawn: Pick<FileOriginal, 'cover'> = {},
  ): FilteredList['entries'][number] => {
    const id = mediaIdSchema.parse(`${format}000000001`.padEnd(12, '0'));
    const details = fileDetailsSchema.parse({ title: format });
    const original = { hash, format, bytes: 9, filename: `a.${format}`, ...drawn };
    const library = { id, revision: 1, deleted: false, release: null };
    const media = { ...library, kind: 'file', original, details } as const;
    return {
      kind: 'media',
      path: `/${format}`,
      media,
      day: '2026-01-01',
      image: coverOf(original),
    };
  };
  const { body } = documentOf({ list: 'media', entries: [listed('pdf'), listed('mp4')] });
  const pictures = [...body.querySelectorAll('article svg')];
  expect(pictures.map((svg) => svg.querySelector('text')?.textContent)).toEqual(['PDF', undefined]);
  expect(pictures.map((svg) => svg.getAttribute('data-art'))).toEqual([null, 'chart']);
  const covered = listed('pdf', { cover: { width: 768, height: 1086 } });
  const article = documentOf({ list: 'media', entries: [covered] }).querySelector('article');
  expect(article?.querySelectorAll('svg').length).toBe(0);
  const cover = article?.querySelector('img');
  expect([cover?.getAttribute('src'), cover?.alt]).toEqual([
    `/media/renditions/${hash}/whole/768.jpg`,
    '',
  ]);
});
