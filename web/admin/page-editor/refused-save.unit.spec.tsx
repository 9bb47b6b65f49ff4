// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal, renderAt } from '../testing/render-at.tsx';
import { pageWith } from '../testing/views.ts';
import { refusedTitle } from './testing/scripted-session.ts';
import { statementOn } from './testing/statement-on.ts';

const page = pageWith({}).id;
const statement = (number: number) =>
  statementOn(page, number, { data: { text: `La marée ${number}.`, author: '' } });
const [first, second] = [statement(1), statement(2)];
const lock = {
  contentId: page,
  moduleId: first.id,
  holder: { accountId: 'account00001', name: 'Anne Riou' },
  yours: true,
  expiresAt: '2026-12-01T08:00:00.000Z',
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** Saves the first module, which is refused at first, from the form of the second. */
async function refusedOnce() {
  let isRefused = true;
  renderAt(`/admin/content/page/${page}/edit?module=${first.id}`, {
    [`GET /admin/content/page/${page}/edit-data`]: () => ({
      content: pageWith({ modules: [first, second] }),
      locks: [],
    }),
    [`POST /admin/inline/module/${first.id}/lock`]: () => lock,
    [`PUT /api/${page}/modules/${first.id}`]: () =>
      isRefused ? new Refusal(422, refusedTitle) : { ...first, revision: 2 },
  });
  const field = await screen.findByDisplayValue('La marée 1.');
  fireEvent.change(field, { target: { value: 'La marée monte.' } });
  fireEvent.click(screen.getByRole('button', { name: /La marée 2/ }));
  await screen.findByDisplayValue('La marée 2.');
  save();
  await screen.findByText('Statement (module 1)');
  isRefused = false;
}

function save(): void {
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
}

test('a module that was not saved is named by a notice, which opens it', async () => {
  await refusedOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Show it' }));
  expect(await screen.findByDisplayValue('La marée monte.')).toBeTruthy();
});

test('the notice of a failure goes once a later save succeeds', async () => {
  await refusedOnce();
  save();
  await screen.findByText('Module saved successfully');
  await waitFor(() => expect(screen.queryByText('Statement (module 1)')).toBe(null));
});
