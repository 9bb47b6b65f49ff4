// @vitest-environment happy-dom
import {
  contentNavShowsAfterPx,
  summaryScrollDurationMs,
  summaryScrollOffsetPx,
} from '@parvis/contracts/limits/summary.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeScrolling, setScrollPosition } from '../../public/scrolling/testing/fake-scrolling.ts';
import { hydrate } from './summary.island.ts';

/** The positions of the headings in the page, in pixels from its top. */
const places = new Map([
  ['s-un', 600],
  ['s-deux', 1_400],
]);

/** The listeners of earlier tests' islands, to be removed. */
const listened: (() => void)[] = [];

function listenIn(target: EventTarget): void {
  const listen = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener) => {
    listen(type, listener);
    listened.push(() => target.removeEventListener(type, listener));
  });
}

function scrollBy(top: number): void {
  setScrollPosition(top);
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(20);
}

function hydrateSummary(): HTMLElement {
  document.body.innerHTML = `
    <div id="root"><nav>
      <a href="#s-un">Un</a><a href="#s-deux">Deux</a><a href="#s-absent">Absent</a>
    </nav></div>
    <dl data-facts></dl>
    <h2 id="s-un">Un</h2><p><a id="inside" href="#2">plus loin</a><a id="far" href="#9">nulle part</a></p>
    <h2 id="s-deux">Deux</h2>`;
  for (const heading of document.querySelectorAll('h2'))
    vi.spyOn(heading, 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(0, (places.get(heading.id) ?? 0) - window.scrollY, 600, 40),
    );
  const root = document.querySelector<HTMLElement>('#root') ?? document.body;
  hydrate(root, () => {});
  return root;
}

function active(): (string | null)[] {
  return [...document.querySelectorAll('[aria-current=location]')].map((link) => link.textContent);
}

function click(selector: string): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  fakeScrolling(() => false);
  for (const target of [document, window]) listenIn(target);
  location.hash = '';
});
afterEach(() => {
  for (const letGo of listened.splice(0)) letGo();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the content navigation appears after 150 px of scrolling, and disappears again', () => {
  const root = hydrateSummary();
  expect(contentNavShowsAfterPx).toBe(150);
  scrollBy(contentNavShowsAfterPx);
  expect(root.hasAttribute('data-shown')).toBe(false);
  scrollBy(contentNavShowsAfterPx + 1);
  expect(root.hasAttribute('data-shown')).toBe(true);
  scrollBy(0);
  expect(root.hasAttribute('data-shown')).toBe(false);
});

test.each([
  ['in its place', 100, [false, true]],
  ['in the text', 400, [true, true]],
])('with facts %s, which end 900 px down, it appears accordingly', (_where, left, shown) => {
  const root = hydrateSummary();
  const at = (selector: string, box: () => DOMRect) => {
    const found = document.querySelector(selector) ?? document.body;
    vi.spyOn(found, 'getBoundingClientRect').mockImplementation(box);
  };
  at('nav', () => new DOMRect(100, 100, 250, 300));
  at('[data-facts]', () => new DOMRect(left, 300 - window.scrollY, 250, 600));
  const states = [799, 800].map((top) => {
    scrollBy(top);
    return root.hasAttribute('data-shown');
  });
  expect(states).toEqual(shown);
});

test('the current entry is marked from 200 px above its heading', () => {
  hydrateSummary();
  scrollBy(399);
  expect(active()).toEqual([]);
  scrollBy(400);
  expect(active()).toEqual(['Un']);
  scrollBy(1_200);
  expect(active()).toEqual(['Deux']);
});

test('a click scrolls to 100 px above the heading in 750 ms and sets the hash to its number', async () => {
  hydrateSummary();
  expect(click('a[href="#s-deux"]')).toBe(true);
  expect(location.hash).toBe('#2');
  vi.advanceTimersByTime(summaryScrollDurationMs - 1);
  expect(window.scrollY).not.toBe(1_400 - summaryScrollOffsetPx);
  vi.advanceTimersByTime(1);
  expect(window.scrollY).toBe(1_300);
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('s-deux'), 30_000);
});

test('a numeric hash opens its entry on load', () => {
  location.hash = '#1';
  hydrateSummary();
  vi.advanceTimersByTime(summaryScrollDurationMs);
  expect(window.scrollY).toBe(500);
});

test('a numeric hash in a link of the page opens its entry', () => {
  hydrateSummary();
  expect(click('#inside')).toBe(true);
  expect(location.hash).toBe('#2');
  vi.advanceTimersByTime(summaryScrollDurationMs);
  expect(window.scrollY).toBe(1_300);
});

test('a number without an entry is left to the browser', () => {
  hydrateSummary();
  expect(click('#far')).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(window.scrollY).toBe(0);
});
