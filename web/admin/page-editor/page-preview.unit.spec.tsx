// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { logPosition } from '../requests/log-position.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { pageWith } from '../testing/views.ts';
import { PagePreview } from './page-preview.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('what visitors see includes what was just saved', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  logPosition.note('000000000042');
  renderScreen(<PagePreview content={pageWith({})} part="header" />);
  fireEvent.click(await screen.findByRole('button', { name: 'What visitors see' }));
  const frame = await screen.findByTitle('What visitors see');
  expect(frame.getAttribute('src')).toBe('/groupe?after=000000000042');
});
