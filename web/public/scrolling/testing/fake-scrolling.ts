import { vi } from 'vitest';

/**
 * Gives a page fake time, frames among it, and a window at its top that scrolls where it is sent;
 * `vi.useRealTimers` and `vi.unstubAllGlobals` take both back.
 * @param wantsStillness whether the reader wants no motion, read on every call
 */
export function fakeScrolling(wantsStillness: () => boolean): void {
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
    ],
  });
  vi.stubGlobal('matchMedia', () => ({ matches: wantsStillness() }));
  vi.stubGlobal('scrollTo', ({ top = 0 }: ScrollToOptions) => putAt(top));
  putAt(0);
}

/** Puts the window's top so many pixels below the page's. */
export function putAt(top: number): void {
  vi.stubGlobal('scrollY', top);
}
