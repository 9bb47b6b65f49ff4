// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal, renderAt } from '../testing/render-at.tsx';
import { pageWith } from '../testing/views.ts';
import { statementOn } from './testing/statement-on.ts';

const page = pageWith({}).id;
const module = statementOn(page, 1, { data: { text: 'La marée monte.', author: '' } });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('a deleted module takes what was typed in it along, and brings it back when that is undone', async () => {
  let deleted = false;
  const now = () => ({ ...module, deleted });
  renderAt(`/admin/content/page/${page}/edit?module=${module.id}`, {
    [`GET /admin/content/page/${page}/edit-data`]: () => ({
      content: pageWith({ modules: [now()] }),
      locks: [],
    }),
    [`POST /admin/inline/module/${module.id}/lock`]: () => new Refusal(500, {}),
    [`DELETE /api/${page}/modules/${module.id}`]: () => {
      deleted = true;
      return now();
    },
    [`POST /api/${page}/modules/${module.id}/undelete`]: () => {
      deleted = false;
      return now();
    },
  });
  const field = await screen.findByDisplayValue('La marée monte.');
  fireEvent.change(field, { target: { value: 'La marée monte. Vite.' } });
  await screen.findByText('1 unsaved part');
  fireEvent.click(screen.getByRole('button', { name: 'Delete this module' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(screen.queryByText('1 unsaved part')).toBe(null));
  fireEvent.click(undo);
  await screen.findByText('1 unsaved part');
  expect(screen.getByRole('button', { name: /La marée monte\./ })).toBeTruthy();
});
