// @vitest-environment happy-dom
import { imageLoadTimeoutMs } from '@parvis/contracts/limits/media.ts';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { loadAhead, marginFor } from './load-ahead.ts';

/** Observers of the page by their margins; `sees` simulates the browser's callbacks. */
const observers = new Map<string, Watch>();

class Watch {
  readonly watched = new Set<Element>();
  readonly #tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;

  constructor(tell: Watch['sees'], { rootMargin }: { rootMargin: string }) {
    this.#tell = tell;
    observers.set(rootMargin, this);
  }

  observe = (element: Element) => this.watched.add(element);
  unobserve = (element: Element) => this.watched.delete(element);
  sees = (entries: { target: Element; isIntersecting: boolean }[]) => this.#tell(entries);
}

function image(id: string): HTMLImageElement {
  const found = document.querySelector<HTMLImageElement>(`#${id}`);
  if (!found) throw new Error(`no image ${id}`);
  return found;
}

function comesWithin(margin: string, id: string): void {
  const observer = observers.get(margin);
  if (observer?.watched.has(image(id)))
    observer.sees([{ target: image(id), isIntersecting: true }]);
}

function loadedImages(): string[] {
  return [...document.querySelectorAll('img')]
    .filter((one) => one.loading === 'eager')
    .map(({ id }) => id);
}

const near = '550px';
const far = '935px';

beforeEach(() => {
  vi.useFakeTimers();
  observers.clear();
  vi.stubGlobal('IntersectionObserver', Watch);
  vi.stubGlobal('innerWidth', 1440);
  document.body.innerHTML = ['a', 'b', 'c']
    .map((id) => `<img id="${id}" loading="lazy" alt="">`)
    .join('');
  for (const one of document.querySelectorAll('img'))
    Object.defineProperty(one, 'complete', { value: false });
  loadAhead(document);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [390, 359],
  [767, 359],
  [768, 410],
  [991, 410],
  [992, 550],
])('around a window of %d px images load within %d px', (width, margin) => {
  expect(marginFor(width)).toBe(margin);
});

describe('A lazy image', () => {
  it('is loaded when it comes within the margin, however many are loading', () => {
    comesWithin(near, 'a');
    comesWithin(near, 'b');
    expect(loadedImages()).toEqual(['a', 'b']);
  });

  it('is loaded from further away while no other is loading', () => {
    comesWithin(far, 'a');
    expect(loadedImages()).toEqual(['a']);
    comesWithin(far, 'b');
    expect(loadedImages()).toEqual(['a']);
    image('a').dispatchEvent(new Event('load'));
    expect(loadedImages()).toEqual(['a', 'b']);
  });

  it('that does not load delays others until the limit, to the millisecond', () => {
    comesWithin(near, 'a');
    comesWithin(far, 'b');
    vi.advanceTimersByTime(imageLoadTimeoutMs - 1);
    expect(loadedImages()).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(loadedImages()).toEqual(['a', 'b']);
  });

  it('that fails does not delay others', () => {
    comesWithin(near, 'a');
    comesWithin(far, 'b');
    image('a').dispatchEvent(new Event('error'));
    expect(loadedImages()).toEqual(['a', 'b']);
  });

  it('is no longer observed once it is loaded', () => {
    comesWithin(near, 'a');
    expect([...observers.values()].some(({ watched }) => watched.has(image('a')))).toBe(false);
  });
});
