// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from './share.island.ts';

function hydrateMenu(): { menu: HTMLDetailsElement; said: () => string | null | undefined } {
  document.body.innerHTML = `<div id="root"><details open><summary>Partager</summary>
    <button data-copies="https://estuaire.example/groupe" data-copied="Copiée" data-failed="Non copiée">Copier</button>
    <span role="status"></span></details></div><p>Ailleurs</p>`;
  hydrate(document.querySelector<HTMLElement>('#root') ?? document.body, () => {});
  const menu = document.querySelector('details');
  if (!menu) throw new Error('no menu');
  return { menu, said: () => document.querySelector('[role=status]')?.textContent };
}

beforeEach(() => {
  vi.stubGlobal('navigator', {
    clipboard: { writeText: vi.fn<() => Promise<void>>(() => Promise.resolve()) },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the address is copied, with an announcement', async () => {
  const { said } = hydrateMenu();
  document.querySelector('button')?.click();
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith('https://estuaire.example/groupe');
  await waitFor(() => expect(said()).toBe('Copiée'));
});

test.each([
  ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
  ['has no clipboard', {}],
])('a browser that %s shows it', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const { said } = hydrateMenu();
  document.querySelector('button')?.click();
  await waitFor(() => expect(said()).toBe('Non copiée'));
});

test('Escape and a press outside close the menu, a press inside does not', () => {
  const { menu } = hydrateMenu();
  document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(menu.open).toBe(true);
  document.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(menu.open).toBe(false);
  menu.open = true;
  menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(menu.open).toBe(false);
  expect(document.activeElement?.textContent).toBe('Partager');
  menu.open = true;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(menu.open).toBe(false);
});
