// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Dialog, dialogCommand } from './dialog.tsx';
import { useDialog } from './use-dialog.ts';

function Example() {
  const control = useDialog();
  return (
    <>
      <button type="button" onClick={control.show} {...dialogCommand('d', 'show-modal')}>
        Ouvrir
      </button>
      <Dialog id="d" control={control} title="Rapport" closeLabel="Fermer">
        <p>Texte</p>
      </Dialog>
    </>
  );
}

function dialog(): HTMLDialogElement {
  const found = document.querySelector('dialog');
  if (!found) throw new Error('no dialog');
  return found;
}

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

test('without script, the browser’s invoker commands show and close a dialog', () => {
  document.body.innerHTML = renderToString(<Example />);
  const commands = [...document.querySelectorAll('button')].map((button) => [
    button.getAttribute('command'),
    button.getAttribute('commandfor'),
  ]);
  expect(commands).toEqual([
    ['show-modal', 'd'],
    ['close', 'd'],
  ]);
});

test('a dialog is named by its title', () => {
  render(<Example />);
  const title = document.getElementById(dialog().getAttribute('aria-labelledby') ?? '');
  expect(title?.textContent).toBe('Rapport');
});

test.each([
  ['the close button', () => fireEvent.click(screen.getByLabelText('Fermer'))],
  [
    'Escape, which the browser turns into a cancellation',
    () => fireEvent(dialog(), new Event('cancel', { cancelable: true })),
  ],
  ['a press on the backdrop', () => fireEvent.pointerDown(dialog())],
])('%s immediately closes a dialog for the keyboard', (_name, close) => {
  render(<Example />);
  fireEvent.click(screen.getByText('Ouvrir'));
  expect(dialog().open).toBe(true);
  close();
  expect(dialog().open).toBe(false);
});

test('a press inside leaves a dialog open', () => {
  render(<Example />);
  fireEvent.click(screen.getByText('Ouvrir'));
  fireEvent.pointerDown(screen.getByText('Texte'));
  expect(dialog().open).toBe(true);
});
