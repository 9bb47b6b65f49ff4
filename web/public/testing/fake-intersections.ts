import { vi } from 'vitest';

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/** An observer that sees only what a spec reports to it. */
export interface FakeObserver {
  readonly observed: readonly Element[];
  readonly report: Report;
}

/**
 * Replaces the browser's observers of what is on the screen; undone by `vi.unstubAllGlobals`.
 * @returns the observers created since, oldest first
 */
export function fakeIntersections(): readonly FakeObserver[] {
  const observers: FakeObserver[] = [];
  class Observer {
    readonly #observed: Element[] = [];
    constructor(report: Report) {
      observers.push({ observed: this.#observed, report });
    }
    observe(target: Element) {
      this.#observed.push(target);
    }
    unobserve() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return observers;
}
