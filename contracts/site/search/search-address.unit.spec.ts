import { describe, expect, it, test } from 'vitest';
import { phoneMaximumPx, tabletMaximumPx } from '../../limits/layout.ts';
import { isResultKind, resultKinds } from './result-kinds.ts';
import { readSearch, searchPath } from './search-address.ts';
import { findDevice } from './search-device.ts';

const nothing = { search: '', kind: undefined, page: 1, device: undefined };

describe('the query of a search', () => {
  it.each([
    ['', nothing],
    ['search=mar%C3%A9e', { ...nothing, search: 'marée' }],
    ['search=%20mar%0Aée%20', { ...nothing, search: 'mar ée' }],
    ['kind=press-release', { ...nothing, kind: 'press-release' }],
    ['kind=nothing', nothing],
    ['page=3', { ...nothing, page: 3 }],
    ['page=0', nothing],
    ['page=two', nothing],
    ['device=mobile', { ...nothing, device: 'mobile' }],
    ['device=tablet', { ...nothing, device: 'tablet' }],
    ['device=desktop', nothing],
    ['other=1', nothing],
  ])('%s is read as %o', (query, search) => {
    expect(readSearch(query)).toEqual(search);
  });
});

test.each([
  ['fr', {}, '/search/do'],
  ['en', { search: 'tides' }, '/en/search/do?search=tides'],
  ['fr', { search: '', page: 1 }, '/search/do'],
  ['fr', { search: 'cap', kind: 'page', page: 2 }, '/search/do?search=cap&kind=page&page=2'],
] as const)('in %s the results of %o are at %s', (locale, search, path) => {
  expect(searchPath(locale, search)).toBe(path);
});

test('exactly the kinds of results are accepted as a kind', () => {
  expect(resultKinds.filter(isResultKind)).toEqual(resultKinds);
  expect(['', 'Page', 'pages'].filter(isResultKind)).toEqual([]);
});

test('window widths up to the breakpoints count as telephones and tablets', () => {
  expect(findDevice(phoneMaximumPx)).toBe('mobile');
  expect(findDevice(phoneMaximumPx + 1)).toBe('tablet');
  expect(findDevice(tabletMaximumPx)).toBe('tablet');
  expect(findDevice(tabletMaximumPx + 1)).toBeUndefined();
});
