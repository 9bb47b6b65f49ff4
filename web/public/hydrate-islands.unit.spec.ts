// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Hydrate, hydrateIslands } from './hydrate-islands.ts';
import { type FakeObserver, fakeIntersections } from './testing/fake-intersections.ts';
import { element, markup, settled, slowIsland } from './testing/slow-island.ts';

type Load = ReturnType<typeof slowIsland>['load'];

let observers: readonly FakeObserver[] = [];

beforeEach(() => {
  observers = fakeIntersections();
  document.body.innerHTML = markup;
});
afterEach(() => vi.unstubAllGlobals());

test('an island is not hydrated until it is touched', async () => {
  const island = slowIsland();
  const load = vi.fn<typeof island.load>(island.load);
  hydrateIslands(document, { menu: load });
  await settled();
  expect(load).not.toHaveBeenCalled();
  expect(observers[0]?.observed).toEqual([]);
});

test('a link to the island hydrates it, and is followed once it is hydrated', async () => {
  document.body.innerHTML = `<a id="skip" href="#menu" data-wakes="menu">Skip</a>${markup}`;
  const island = slowIsland();
  const followed: boolean[] = [];
  document.addEventListener('click', (event) => followed.push(event.defaultPrevented), {
    once: true,
  });
  hydrateIslands(document, { menu: island.load });
  element('skip').click();
  expect(followed).toEqual([]);
  island.arrive();
  await settled();
  expect(followed).toEqual([false]);
  expect(island.hydrations()).toBe(1);
});

test('an island hydrated when visible waits until it is near the screen', async () => {
  document.body.innerHTML = markup.replace('intent', 'visible');
  const island = slowIsland();
  hydrateIslands(document, { menu: island.load });
  island.arrive();
  const [observer] = observers;
  const [target] = observer?.observed ?? [];
  if (!observer || !target) throw new Error('no element is observed');
  observer.report([{ target, isIntersecting: false }]);
  await settled();
  expect(island.hydrations()).toBe(0);
  observer.report([{ target, isIntersecting: true }]);
  await settled();
  expect(island.hydrations()).toBe(1);
});

test('an island hydrated on load needs no touch', async () => {
  document.body.innerHTML = '<div data-island="menu" data-wake="now"></div>';
  const load = vi.fn<Load>(slowIsland().load);
  hydrateIslands(document, { menu: load });
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['?rhp=2', true],
  ['?other=rhp', false],
  ['', false],
])('with data-query="rhp" and the address “%s” it is hydrated: %s', async (query, wakes) => {
  window.history.replaceState({}, '', `/${query}`);
  document.body.innerHTML = '<div data-island="menu" data-wake="now" data-query="rhp"></div>';
  const load = vi.fn<Load>(slowIsland().load);
  hydrateIslands(document, { menu: load });
  await settled();
  expect(load).toHaveBeenCalledTimes(wakes ? 1 : 0);
});

test.each([
  ['nobody was there before', null, 0],
  ['somebody returns to a page that they left', { before: [] }, 1],
])('where %s, an island that restores is hydrated on load: %s', async (_, state, times) => {
  window.history.replaceState(state, '', '/');
  document.body.innerHTML = '<div data-island="menu" data-wake="visible" data-restores></div>';
  const island = slowIsland();
  hydrateIslands(document, { menu: island.load });
  island.arrive();
  await settled();
  expect(island.hydrations()).toBe(times);
  const [observer] = observers;
  const target = document.querySelector('[data-island]');
  if (target && observer?.observed.includes(target))
    observer.report([{ target, isIntersecting: true }]);
  await settled();
  expect(island.hydrations()).toBe(1);
});

test('an island hydrates those within what it adds to the page', async () => {
  document.body.innerHTML = '<div data-island="frame" data-wake="now"></div>';
  const load = vi.fn<Load>(slowIsland().load);
  const hydrate: Hydrate = (root, onReady, hydrateWithin) => {
    root.innerHTML = '<div data-island="menu" data-wake="now"></div>';
    hydrateWithin(root);
    onReady();
  };
  hydrateIslands(document, { frame: async () => ({ hydrate }), menu: load });
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['data-cookie="kept"', '', false],
  ['data-cookie="kept"', 'kept=1', true],
  ['data-no-cookie="kept"', '', true],
  ['data-no-cookie="kept"', 'other=1; kept=1', false],
])('with %s and the cookies “%s” it is hydrated: %s', async (attribute, cookies, wakes) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
  document.body.innerHTML = `<div data-island="menu" data-wake="now" ${attribute}></div>`;
  const load = vi.fn<Load>(slowIsland().load);
  hydrateIslands(document, { menu: load });
  await settled();
  expect(load).toHaveBeenCalledTimes(wakes ? 1 : 0);
  vi.restoreAllMocks();
});

describe('an island hydrated by a numeric hash', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div data-island="menu" data-wake="visible" data-numbered></div>';
  });
  afterEach(() => {
    location.hash = '';
  });

  test.each([
    ['#3', 1],
    ['#s-3', 0],
    ['', 0],
  ])('on a page loaded with the hash %j it is hydrated %i times', (hash, times) => {
    location.hash = hash;
    const load = vi.fn<Load>(slowIsland().load);
    hydrateIslands(document, { menu: load });
    expect(load).toHaveBeenCalledTimes(times);
  });

  test('is hydrated once when a link sets a numeric hash', () => {
    const load = vi.fn<Load>(slowIsland().load);
    hydrateIslands(document, { menu: load });
    for (const hash of ['#s-3', '#3', '#4']) {
      location.hash = hash;
      window.dispatchEvent(new Event('hashchange'));
      expect(load).toHaveBeenCalledTimes(hash === '#s-3' ? 0 : 1);
    }
  });
});
