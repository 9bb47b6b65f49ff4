import { vi } from 'vitest';

/**
 * Installs fake timers and animation frames, and a window that scrolls as requested; undone by
 * `vi.useRealTimers` and `vi.unstubAllGlobals`.
 * @param wantsStillness whether the reader prefers reduced motion, read on every call
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
  vi.stubGlobal('scrollTo', ({ top = 0 }: ScrollToOptions) => setScrollPosition(top));
  setScrollPosition(0);
}

/** Sets the scroll position of the window, in pixels. */
export function setScrollPosition(top: number): void {
  vi.stubGlobal('scrollY', top);
}
