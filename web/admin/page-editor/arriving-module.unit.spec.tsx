// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal, renderAt } from '../testing/render-at.tsx';
import { pageWith } from '../testing/views.ts';
import { statementOn } from './testing/statement-on.ts';

const page = pageWith({}).id;
const statement = (number: number, text: string | null) =>
  statementOn(page, number, {
    revision: text === null ? 0 : 1,
    data: text === null ? null : { text, author: '' },
  });
const first = statement(1, 'La marée monte.');
const added = statement(2, null);
const at = `/admin/content/page/${page}/edit?module=${first.id}`;
const form = () => screen.findByRole('region', { name: 'Write' });
const words = () => screen.queryByDisplayValue('La marée monte. Vite.');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/**
 * Opens the first module, types in it and requests another; returns a function that lets the server
 * respond.
 */
async function requested() {
  let modules = [first];
  let settle: (response: unknown) => void = () => undefined;
  const answered = new Promise((resolve) => {
    settle = resolve;
  });
  renderAt(at, {
    [`GET /admin/content/page/${page}/edit-data`]: () => ({
      content: pageWith({ modules }),
      locks: [],
    }),
    [`POST /admin/inline/module/${first.id}/lock`]: () => new Refusal(500, {}),
    [`POST /api/${page}/modules`]: () => answered,
  });
  const field = await screen.findByDisplayValue('La marée monte.');
  fireEvent.change(field, { target: { value: 'La marée monte. Vite.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add a module' }));
  fireEvent.click(await screen.findByRole('option', { name: /^Statement/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  return {
    arrive: () => {
      modules = [first, added];
      settle(added);
    },
    refuse: () => settle(new Refusal(500, {})),
  };
}

test('the open module takes no more input once another was requested; the new one gets the keystrokes', async () => {
  const { arrive } = await requested();
  expect(within(await form()).queryByRole('textbox')).toBe(null);
  expect((await form()).textContent).toContain('Loading');
  arrive();
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('text'));
  expect(document.activeElement).toHaveProperty('value', '');
  fireEvent.click(screen.getByRole('button', { name: /La marée monte/ }));
  await waitFor(() => expect(words()).not.toBe(null));
});

test('when a module could not be created, the open one is shown again as it was typed', async () => {
  const { refuse } = await requested();
  refuse();
  await waitFor(() => expect(words()).not.toBe(null));
});

test('a user who opens another part meanwhile stays there', async () => {
  const { arrive } = await requested();
  fireEvent.click(screen.getByRole('button', { name: /^Page header/ }));
  expect(await screen.findByDisplayValue('groupe')).toBeTruthy();
  arrive();
  await screen.findByRole('heading', { name: /2/ });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByDisplayValue('groupe')).not.toBe(null);
});
