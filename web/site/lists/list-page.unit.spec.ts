// @vitest-environment happy-dom
import {
  listFadeMs,
  resultsScrollMs,
  resultsScrollOffsetPx,
} from '@parvis/contracts/limits/lists.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeScrolling } from '../../public/scrolling/testing/fake-scrolling.ts';
import { applyUpdate } from './list-page.ts';
import type { ListRequest } from './list-request.ts';
import type { ListUpdate } from './list-update.ts';

/** Where the results begin, in pixels from the page's top. */
const resultsTop = 900;
const replacing: ListRequest = {
  href: '/toutes-actualites',
  mode: 'replace',
  history: 'push',
  scrolls: false,
};
const update: ListUpdate = {
  chosen: { facets: {}, q: '' },
  results: {},
  choices: undefined,
  total: 1,
  pages: ['<ul data-list="items"><li><a href="/b">B</a></li></ul>'],
  parts: {
    pagination: '<a href="/toutes-actualites/2">2</a>',
    header: '<h2 data-list="count" data-number="total" tabindex="-1">1 résultat</h2>',
    title: 'Logement',
  },
  url: '/toutes-actualites/logement',
  canonical: 'https://estuaire.example/toutes-actualites/logement',
  isIndexed: true,
  documentTitle: 'Logement – Estuaire',
};

let wantsStillness = false;
const animate = vi.fn<Element['animate']>();

function part(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-list="${name}"]`);
  if (!found) throw new Error(`no part ${name}`);
  return found;
}

beforeEach(() => {
  wantsStillness = false;
  fakeScrolling(() => wantsStillness);
  document.head.innerHTML = '<link rel="canonical" href="https://estuaire.example/former" />';
  document.body.innerHTML = `
    <h1 data-list="title">Former</h1>
    <div data-list="top">
      <p role="status" data-list="status"></p>
      <div data-list="header"><h2 data-list="count" tabindex="-1">1 résultat</h2></div>
      <div data-list="results"><ul data-list="items"><li><a href="/a">A</a></li></ul></div>
      <div data-list="pagination"><a id="more" href="/toutes-actualites/2">Plus</a></div>
    </div>`;
  vi.spyOn(part('top'), 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, resultsTop - window.scrollY, 900, 600),
  );
  animate.mockReset();
  Object.defineProperty(part('results'), 'animate', { value: animate });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a response replaces every part, with address and canonical address', () => {
  applyUpdate(update, replacing);
  expect(part('items').textContent).toBe('B');
  expect(part('title').textContent).toBe('Logement');
  expect(part('pagination').textContent).toBe('2');
  expect(part('status').textContent).toBe('1 résultat');
  expect(location.pathname).toBe('/toutes-actualites/logement');
  expect(document.querySelector('link')?.href).toBe(
    'https://estuaire.example/toutes-actualites/logement',
  );
});

test('the canonical address becomes that of a list that search engines must not index, with the matching robots directive', () => {
  const canonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const robots = () => document.querySelectorAll('meta[name="robots"][content="noindex"]').length;
  const address = 'https://estuaire.example/toutes-actualites?q=eau';
  applyUpdate({ ...update, canonical: address, isIndexed: false }, replacing);
  expect([canonical(), robots()]).toEqual([address, 1]);
  applyUpdate(update, replacing);
  expect([canonical(), robots()]).toEqual([update.canonical, 0]);
});

test('replaced results fade in for 300 ms', () => {
  applyUpdate(update, replacing);
  expect(listFadeMs).toBe(300);
  expect(animate).toHaveBeenCalledTimes(1);
  expect(animate).toHaveBeenCalledWith(
    { opacity: [0, 1] },
    expect.objectContaining({ duration: listFadeMs }),
  );
});

test.each([
  ['results that follow others', 'append', false],
  ['whoever wants no motion', 'replace', true],
] as const)('results do not fade for %s', (_name, mode, stillness) => {
  wantsStillness = stillness;
  applyUpdate(update, { ...replacing, mode });
  expect(animate).not.toHaveBeenCalled();
  expect(part('items').textContent).toBe(mode === 'append' ? 'AB' : 'B');
});

test('the page scrolls to 40 px above the results in 1000 ms, not a millisecond less', () => {
  const there = resultsTop - resultsScrollOffsetPx;
  applyUpdate(update, { ...replacing, scrolls: true });
  expect([resultsScrollOffsetPx, resultsScrollMs]).toEqual([40, 1_000]);
  vi.advanceTimersByTime(resultsScrollMs - 1);
  expect(window.scrollY).toBeGreaterThan(there - 10);
  expect(window.scrollY).toBeLessThan(there);
  vi.advanceTimersByTime(1);
  expect(window.scrollY).toBe(there);
});

test('with reduced motion the page jumps to the results; without scrolling it stays in place', () => {
  wantsStillness = true;
  applyUpdate(update, replacing);
  vi.advanceTimersByTime(10_000);
  expect(window.scrollY).toBe(0);
  applyUpdate(update, { ...replacing, scrolls: true });
  expect(window.scrollY).toBe(resultsTop - resultsScrollOffsetPx);
});

test('focus lost with a replaced part moves to the first new entry, or to the count', () => {
  document.getElementById('more')?.focus();
  applyUpdate(update, { ...replacing, mode: 'append' });
  expect(document.activeElement?.textContent).toBe('B');
  applyUpdate(update, replacing);
  expect(document.activeElement).toBe(part('count'));
});

test('pages that were shown together are restored together, at the former scroll position', () => {
  const pages = ['A', 'B', 'C'].map(
    (name) => `<ul data-list="items"><li><a href="/${name}">${name}</a></li></ul>`,
  );
  applyUpdate({ ...update, pages }, { ...replacing, history: 'keep', scrollY: 640 });
  expect(part('items').textContent).toBe('ABC');
  expect(window.scrollY).toBe(640);
});

test('numbers in the header count from their former to their new value', () => {
  document.documentElement.lang = 'fr';
  const head = (total: string, countries: string) =>
    `<h2 data-list="count"><span data-number="total">${total}</span> <span data-number="countries">${countries}</span></h2>`;
  part('header').innerHTML = head('10 offres', '2 pays');
  const header = head('900 offres', '14 pays');
  applyUpdate({ ...update, parts: { ...update.parts, header } }, replacing);
  expect(part('count').textContent).toBe('10 offres 2 pays');
  expect(part('status').textContent).toBe('900 offres 14 pays');
  vi.advanceTimersByTime(600);
  expect(part('count').textContent).toBe('900 offres 14 pays');
});
