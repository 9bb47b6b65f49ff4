// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { addPage, currentPlace, enterPage, storeScrollPosition } from './list-history.ts';

beforeEach(() => {
  history.replaceState(null, '', '/offres');
  window.scrollTo({ top: 0 });
});

test('a history entry of another screen stores no position', () => {
  expect(currentPlace()).toBeUndefined();
  history.replaceState({ before: [1] }, '');
  expect(currentPlace()).toBeUndefined();
  history.replaceState('before', '');
  expect(currentPlace()).toBeUndefined();
});

test('every added page is shown after the previous ones', () => {
  addPage('/offres?page=2');
  addPage('/offres?page=3');
  expect(location.search).toBe('?page=3');
  expect(currentPlace()?.before).toEqual(['/offres', '/offres?page=2']);
});

test('with several pages shown, the list restores the scroll position; otherwise the browser does', () => {
  addPage('/offres?page=2');
  expect(history.scrollRestoration).toBe('manual');
  enterPage('/offres/cdi');
  expect(history.scrollRestoration).toBe('auto');
});

test('the scroll position is stored with the pages shown', () => {
  addPage('/offres?page=2');
  window.scrollTo({ top: 900 });
  storeScrollPosition();
  expect(currentPlace()).toEqual({ before: ['/offres'], scrollY: 900 });
});

test('another list starts with its own page, and the previous list keeps its scroll position', () => {
  addPage('/offres?page=2');
  window.scrollTo({ top: 900 });
  const entries: unknown[] = [];
  const { replaceState } = history;
  history.replaceState = (state: unknown, title: string, url?: string | URL | null) => {
    entries.push(state);
    replaceState.call(history, state, title, url);
  };
  enterPage('/offres/cdi');
  history.replaceState = replaceState;
  expect(entries).toEqual([{ before: ['/offres'], scrollY: 900 }]);
  expect(location.pathname).toBe('/offres/cdi');
  expect(currentPlace()?.before).toEqual([]);
});
