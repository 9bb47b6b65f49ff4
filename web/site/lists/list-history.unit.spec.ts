// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { addPage, currentPlace, enterPage, keepPlace } from './list-history.ts';

beforeEach(() => {
  history.replaceState(null, '', '/offres');
  window.scrollTo({ top: 0 });
});

test('an entry of the history that is no list’s keeps no place', () => {
  expect(currentPlace()).toBeUndefined();
  history.replaceState({ before: [1] }, '');
  expect(currentPlace()).toBeUndefined();
  history.replaceState('before', '');
  expect(currentPlace()).toBeUndefined();
});

test('every page that is added is shown after those before it', () => {
  addPage('/offres?page=2');
  addPage('/offres?page=3');
  expect(location.search).toBe('?page=3');
  expect(currentPlace()?.before).toEqual(['/offres', '/offres?page=2']);
});

test('where several pages are shown the list alone puts the window back; elsewhere the browser does', () => {
  addPage('/offres?page=2');
  expect(history.scrollRestoration).toBe('manual');
  enterPage('/offres/cdi');
  expect(history.scrollRestoration).toBe('auto');
});

test('where the window stands is kept with the pages that are shown', () => {
  addPage('/offres?page=2');
  window.scrollTo({ top: 900 });
  keepPlace();
  expect(currentPlace()).toEqual({ before: ['/offres'], scrollY: 900 });
});

test('another list begins with its own page, and the one that is left keeps its place', () => {
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
