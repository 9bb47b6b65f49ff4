// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PreviewFrame } from './preview-frame.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a frame whose page failed to load, which no script can access, is reloaded', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const frame = (version: string) => (
    <PreviewFrame title="Page" address={`about:blank?after=${version}`} version={version} />
  );
  const { rerender } = render(frame('1'));
  const replace = vi.fn<(address: string) => void>();
  const shut = {
    location: { replace },
    get scrollY(): number {
      throw new DOMException('Blocked a frame', 'SecurityError');
    },
  };
  const element = screen.getByTitle('Page');
  Object.defineProperty(element, 'contentWindow', { value: shut });
  Object.defineProperty(element, 'contentDocument', { value: null });
  rerender(frame('2'));
  expect(replace).toHaveBeenCalledWith('about:blank?after=2');
  expect(screen.getByTitle('Page')).toBe(element);
});
