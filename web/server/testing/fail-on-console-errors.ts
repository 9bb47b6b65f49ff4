import { afterEach, beforeEach, vi } from 'vitest';

/** Makes each test of a spec fail when React reports a problem. */
export function failOnConsoleErrors(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation((...words) => {
      throw new Error(words.join(' '));
    });
  });
  afterEach(() => vi.restoreAllMocks());
}
