// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Hydrate, hydrateIslands } from './hydrate-islands.ts';

type Seen = (entries: { target: Element; isIntersecting: boolean }[]) => void;
let observers: { observed: Element[]; report: Seen }[] = [];

class Observer {
  readonly observed: Element[] = [];
  constructor(report: Seen) {
    observers.push({ observed: this.observed, report });
  }
  observe(target: Element) {
    this.observed.push(target);
  }
  unobserve() {}
}

const markup = `
  <div data-island="menu" data-wake="intent">
    <button id="button" type="button"><span id="inside">Menu</span></button>
    <details id="details"><summary id="summary">Groupe</summary><p>Pages</p></details>
    <a id="link" href="#there">Link</a>
    <input id="field" />
  </div>`;

/**
 * A component that responds to clicks and other interactions, with a script that loads on demand.
 */
function slowIsland() {
  const heard: string[] = [];
  let arrive: () => void = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let hydrations = 0;
  const hydrate: Hydrate = (root, onReady) => {
    hydrations += 1;
    for (const type of ['click', 'keydown', 'focusin', 'pointerover', 'touchstart']) {
      root.addEventListener(type, (event) => {
        heard.push(`${type} ${event.target instanceof Element ? event.target.id : ''}`);
      });
    }
    onReady();
  };
  const load = async () => {
    await arrived;
    return { hydrate };
  };
  return { heard, load, arrive, hydrations: () => hydrations };
}

type Load = ReturnType<typeof slowIsland>['load'];

const settled = () => new Promise((resolve) => setTimeout(resolve));

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}

beforeEach(() => {
  observers = [];
  vi.stubGlobal('IntersectionObserver', Observer);
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

test('the click that hydrated an island is replayed once, on the same element', async () => {
  const island = slowIsland();
  hydrateIslands(document, { menu: island.load });
  element('inside').click();
  await settled();
  expect(island.heard).toEqual([]);
  island.arrive();
  await settled();
  expect(island.heard).toEqual(['click inside']);
  await settled();
  expect(island.heard).toEqual(['click inside']);
});

test('touches after the replay reach the component directly, and it is hydrated once', async () => {
  const island = slowIsland();
  hydrateIslands(document, { menu: island.load });
  element('button').click();
  island.arrive();
  await settled();
  element('button').click();
  expect(island.heard).toEqual(['click button', 'click button']);
  expect(island.hydrations()).toBe(1);
});

test('of several clicks while the script loads, the last one counts', async () => {
  const island = slowIsland();
  hydrateIslands(document, { menu: island.load });
  element('button').click();
  element('summary').click();
  island.arrive();
  await settled();
  expect(island.heard).toEqual(['click summary']);
});

test.each([
  ['pointerover', () => new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })],
  ['touchstart', () => new Event('touchstart', { bubbles: true })],
  ['keydown', () => new KeyboardEvent('keydown', { bubbles: true, key: 'ArrowDown' })],
])('a %s hydrates the island and is replayed once', async (type, event) => {
  const island = slowIsland();
  hydrateIslands(document, { menu: island.load });
  element('button').dispatchEvent(event());
  await settled();
  island.arrive();
  await settled();
  expect(island.heard).toEqual([`${type} button`]);
});

test('a replayed key or pointer event has its original properties', async () => {
  const island = slowIsland();
  const seen: unknown[] = [];
  hydrateIslands(document, { menu: island.load });
  const button = element('button');
  button.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'End', shiftKey: true }));
  button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'pen' }));
  button.addEventListener('keydown', (event) => seen.push(event.key, event.shiftKey));
  button.addEventListener('pointerover', (event) => seen.push(event.pointerType));
  island.arrive();
  await settled();
  expect(seen).toEqual(['End', true, 'pen']);
});

test('the focus is replayed while it is still there, and not when it has moved on', async () => {
  const staying = slowIsland();
  hydrateIslands(document, { menu: staying.load });
  element('button').focus();
  staying.arrive();
  await settled();
  expect(staying.heard).toContain('focusin button');

  document.body.innerHTML = `${markup}<button id="elsewhere" type="button"></button>`;
  const leaving = slowIsland();
  hydrateIslands(document, { menu: leaving.load });
  element('button').focus();
  element('elsewhere').focus();
  leaving.arrive();
  await settled();
  expect(leaving.heard).toEqual([]);
});

test('a pointer that has left the island is not replayed', async () => {
  const island = slowIsland();
  hydrateIslands(document, { menu: island.load });
  element('button').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  document.querySelector('[data-island]')?.dispatchEvent(new PointerEvent('pointerleave'));
  island.arrive();
  await settled();
  expect(island.heard).toEqual([]);
});

test('pressing a summary does not open it twice: only the component decides', async () => {
  const island = slowIsland();
  hydrateIslands(document, { menu: island.load });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  element('summary').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
});

test('links and fields act natively at once and are not replayed', async () => {
  const island = slowIsland();
  hydrateIslands(document, { menu: island.load });
  for (const id of ['link', 'field']) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    element(id).dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  }
  island.arrive();
  await settled();
  expect(island.heard).toEqual([]);
});

test.each(['Enter', ' ', 'Tab'])('the key "%s" is left to the browser', async (key) => {
  const island = slowIsland();
  hydrateIslands(document, { menu: island.load });
  const press = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key });
  element('button').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  island.arrive();
  await settled();
  expect(island.heard).toEqual([]);
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

const broken: Hydrate = () => {
  throw new Error('broken');
};

test.each([
  ['the script cannot be fetched', () => Promise.reject(new Error('offline')), []],
  ['a component is broken', async () => ({ hydrate: broken }), ['Error: broken']],
] as const)('when %s, presses act natively again', async (_what, load, reported) => {
  const faults: string[] = [];
  const onFault = (fault: unknown) => faults.push(String(fault));
  process.on('unhandledRejection', onFault);
  const heard: string[] = [];
  element('button').addEventListener('click', () => heard.push('click'));
  hydrateIslands(document, { menu: load });
  element('button').click();
  expect(heard).toEqual([]);
  await settled();
  await settled();
  process.off('unhandledRejection', onFault);
  expect(heard).toEqual(['click']);
  expect(faults).toEqual(reported);
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
  ['somebody comes back to what they left', { before: [] }, 1],
])('where %s, an island that restores is hydrated at once: %s', async (_, state, times) => {
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
