// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Hydrate, hydrateIslands } from './hydrate-islands.ts';
import { fakeIntersections } from './testing/fake-intersections.ts';
import { element, markup, settled, slowIsland } from './testing/slow-island.ts';

beforeEach(() => {
  fakeIntersections();
  document.body.innerHTML = markup;
});
afterEach(() => vi.unstubAllGlobals());

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

test('of several clicks while the script loads, only the last is replayed', async () => {
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

test('a link that opens in place waits for its component, which alone decides', async () => {
  const island = slowIsland();
  hydrateIslands(document, { menu: island.load });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  element('opener').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  island.arrive();
  await settled();
  expect(island.heard).toEqual(['click opener']);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a link that is opened elsewhere (%o) is left to the browser',
  async (pressed) => {
    const island = slowIsland();
    hydrateIslands(document, { menu: island.load });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...pressed });
    element('opener').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    island.arrive();
    await settled();
    expect(island.heard).toEqual([]);
  },
);

test('a link whose script cannot be fetched is followed', async () => {
  hydrateIslands(document, { menu: () => Promise.reject(new Error('offline')) });
  const followed: boolean[] = [];
  element('opener').addEventListener('click', (event) => followed.push(!event.defaultPrevented));
  element('opener').click();
  expect(followed).toEqual([]);
  await settled();
  expect(followed).toEqual([true]);
});

test('pressing a summary does not open it twice: only the component decides', async () => {
  const island = slowIsland();
  hydrateIslands(document, { menu: island.load });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  element('summary').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
});

test('links and fields act natively right away and are not replayed', async () => {
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
