// @vitest-environment happy-dom
import { columnsResizeDebounceMs } from '@parvis/contracts/limits/layout.ts';
import {
  liveFeedFirstItems,
  liveFeedFirstItemsBelowPx,
  liveFeedPollingMs,
  liveFeedRows,
  liveFeedWideAbovePx,
  liveFeedWideRows,
} from '@parvis/contracts/limits/live-feed.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from './live.island.ts';

const source = '/ajax/live/posts?id=focus&limit=20';
const rowHeight = 150;

/** The layout of the page. */
const page = {
  columns: 2,
  blockWidth: liveFeedWideAbovePx + 1,
  full: undefined as Element | undefined,
};

/** The server's next responses: ids of posts, or a failure. */
let responses: (readonly string[] | 'failure')[] = [];
const requests = vi.fn<(address: string) => void>();

const rendered = (id: string) => `<article data-post="${id}">${id}</article>`;
const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const posts = () => [...document.querySelectorAll<HTMLElement>('[data-post]')];
const ids = () => posts().map(({ dataset }) => dataset['post']);
const shown = () => posts().filter(({ hidden }) => !hidden).length;
const all = () => one('[data-live="all"]');
const said = (element: Element | null, state: string) => element?.getAttribute(`aria-${state}`);
const fullscreen = () => one('[data-live="fullscreen"]');

function resizeTo(width: number): void {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
}

/** Hydrates a feed that has posts, and lets its first request complete. */
async function hydrateFeed(count: number): Promise<HTMLElement> {
  document.body.innerHTML = `
    <section data-source="${source}">
      <header data-live="header">
        <p role="status" data-live="news" data-words="New:"></p>
        <button data-live="all" aria-expanded="false" data-more="All" data-less="Less" hidden>All</button>
        <button data-live="fullscreen" data-more="Fill" data-less="Leave" hidden>Fill</button>
      </header>
      <div data-live="posts">${Array.from({ length: count }, (_, at) => rendered(`p${at}`)).join('')}</div>
    </section>`;
  const root = one('section') ?? document.body;
  vi.spyOn(one('[data-live="posts"]') ?? root, 'clientWidth', 'get').mockImplementation(
    () => page.blockWidth,
  );
  root.requestFullscreen = () => fill(root);
  hydrate(root, () => {});
  await vi.advanceTimersByTimeAsync(0);
  return root;
}

async function fill(element: Element | undefined): Promise<void> {
  page.full = element;
  document.dispatchEvent(new Event('fullscreenchange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(page, { columns: 2, blockWidth: liveFeedWideAbovePx + 1, full: undefined });
  responses = [];
  requests.mockClear();
  window.innerWidth = 1_440;
  vi.stubGlobal('fetch', async (address: string) => {
    requests(address);
    const response = responses.shift() ?? [];
    if (response === 'failure') return new Response('{"success":false}', { status: 503 });
    return Response.json({
      success: true,
      data: response.map((id) => ({ id, html: rendered(id) })),
    });
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const place = posts().indexOf(this);
    const row = place < 0 ? 0 : Math.floor(place / page.columns);
    return new DOMRect(0, row * rowHeight, 300, place < 0 ? 0 : rowHeight);
  });
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  Object.defineProperty(document, 'fullscreenElement', {
    get: () => page.full ?? null,
    configurable: true,
  });
  document.exitFullscreen = () => fill(undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the first response opens the header; new posts come first, and none twice', async () => {
  responses = [
    ['new', 'p0'],
    ['newest', 'new', 'p0'],
  ];
  const root = await hydrateFeed(2);
  expect(root.dataset['open']).toBe('');
  expect(ids()).toEqual(['new', 'p0', 'p1']);
  expect(one('[data-live="news"]')?.textContent).toBe('New: 1');
  expect(posts().map((post) => post.hasAttribute('data-new'))).toEqual([true, false, false]);
  await vi.advanceTimersByTimeAsync(liveFeedPollingMs - 1);
  expect(requests).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests.mock.calls).toEqual([[source], [source]]);
  expect(ids()).toEqual(['newest', 'new', 'p0', 'p1']);
});

test('it is busy during a request; a failure ends that without any other change', async () => {
  responses = [[], 'failure'];
  const root = await hydrateFeed(2);
  expect(root.hasAttribute('aria-busy')).toBe(false);
  const before = document.body.innerHTML;
  const busy: boolean[] = [];
  requests.mockImplementation(() => void busy.push(root.hasAttribute('aria-busy')));
  await vi.advanceTimersByTimeAsync(liveFeedPollingMs);
  expect(busy).toEqual([true]);
  expect(document.body.innerHTML).toBe(before);
});

test.each([
  ['two rows in a wide block', 1_440, liveFeedWideAbovePx + 1, 2 * liveFeedWideRows],
  ['three rows in any other', 1_440, liveFeedWideAbovePx, 2 * liveFeedRows],
  ['the first three in a narrow window', liveFeedFirstItemsBelowPx - 1, 700, liveFeedFirstItems],
])('it shows %s', async (_what, windowWidth, blockWidth, count) => {
  window.innerWidth = windowWidth;
  page.blockWidth = blockWidth;
  await hydrateFeed(10);
  expect(shown()).toBe(count);
  expect(all()?.hidden).toBe(false);
});

test('it is laid out again once the window has kept its size for 200 ms', async () => {
  await hydrateFeed(10);
  resizeTo(600);
  await vi.advanceTimersByTimeAsync(100);
  resizeTo(601);
  await vi.advanceTimersByTimeAsync(columnsResizeDebounceMs - 1);
  expect(shown()).toBe(4);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toBe(3);
});

test('all posts can be shown, and hidden again', async () => {
  await hydrateFeed(10);
  all()?.click();
  expect([shown(), all()?.textContent, said(all(), 'expanded')]).toEqual([10, 'Less', 'true']);
  all()?.click();
  expect([shown(), all()?.textContent, said(all(), 'expanded')]).toEqual([4, 'All', 'false']);
});

test('when all posts fit, there is no button for the rest', async () => {
  await hydrateFeed(4);
  expect(all()?.hidden).toBe(true);
});

test('full screen shows every post; leaving it restores the previous ones', async () => {
  await hydrateFeed(10);
  fullscreen()?.click();
  expect([shown(), all()?.hidden, fullscreen()?.textContent]).toEqual([10, true, 'Leave']);
  fullscreen()?.click();
  expect([shown(), all()?.hidden, fullscreen()?.textContent]).toEqual([4, false, 'Fill']);
  expect(said(all(), 'expanded')).toBe('false');
});
