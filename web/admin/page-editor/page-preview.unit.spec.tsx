// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logPosition } from '../requests/log-position.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { pageWith } from '../testing/views.ts';
import { PagePreview } from './page-preview.tsx';

/** The width of the phone preview. */
const stageWidth = 390;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #resized: (entries: readonly unknown[]) => void;
      constructor(resized: (entries: readonly unknown[]) => void) {
        this.#resized = resized;
      }
      observe() {
        this.#resized([{ contentRect: { width: stageWidth } }]);
      }
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('what visitors see includes what was just saved', async () => {
  logPosition.note('000000000042');
  renderScreen(
    <PagePreview
      content={pageWith({})}
      part="header"
      copies={new Map()}
      onChoose={() => undefined}
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'What visitors see' }));
  const frame = await screen.findByTitle('What visitors see');
  expect(frame.getAttribute('src')).toBe('/groupe?after=000000000042');
});

test.each([
  ['Phone width', '390px', '1'],
  ['Tablet width', '768px', String(390 / 768)],
  ['Desktop width', '1280px', String(390 / 1280)],
])('at %s the page is laid out at that width, and scaled to fit', async (name, width, scale) => {
  renderScreen(
    <PagePreview
      content={pageWith({})}
      part="header"
      copies={new Map()}
      onChoose={() => undefined}
    />,
  );
  const chosen = await screen.findByRole('button', { name });
  fireEvent.click(chosen);
  const style = (await screen.findByTitle('Draft')).parentElement?.style;
  expect(style?.getPropertyValue('--page-width')).toBe(width);
  expect(style?.getPropertyValue('--page-scale')).toBe(scale);
  const pressed = within(screen.getByRole('group', { name: 'Width of the page' }))
    .getAllByRole('button')
    .filter((one) => one.getAttribute('aria-pressed') === 'true');
  expect(pressed).toEqual([chosen]);
});
