// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal, renderAt } from '../testing/render-at.tsx';
import { pageWith } from '../testing/views.ts';
import { statementOn } from './testing/statement-on.ts';

const page = pageWith({}).id;
const at = `/admin/content/page/${page}/edit`;

const statement = (number: number, changed?: object) => statementOn(page, number, changed);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens a page with these modules; the server activates all but the refused ones. */
function opened(modules: ReturnType<typeof statement>[], refused: readonly string[] = []) {
  const now = new Map(modules.map((module) => [module.id, module]));
  const activations = modules.map(({ id }) => {
    const activate = () => {
      if (refused.includes(id)) return new Refusal(500, {});
      const active = { ...statement(1), ...now.get(id), active: true };
      now.set(id, active);
      return active;
    };
    return [`POST /admin/inline/module/${id}/activate`, activate] as const;
  });
  return renderAt(at, {
    [`GET /admin/content/page/${page}/edit-data`]: () => ({
      content: pageWith({ status: 'draft', liveRevision: null, modules: [...now.values()] }),
      locks: [],
    }),
    ...Object.fromEntries(activations),
  });
}

test('inactive modules that have been saved are activated together; a module that was never saved or was hidden is not', async () => {
  const sent = opened([
    statement(1),
    statement(2, { revision: 0, data: null }),
    statement(3),
    statement(4, { liveRevision: 1, pending: true }),
  ]);
  fireEvent.click(
    await screen.findByRole('button', { name: 'Activate the 2 modules that are off' }),
  );
  await screen.findByText('2 modules activated.');
  const activated = sent.filter(({ path }) => path.endsWith('/activate'));
  expect(activated.map(({ path }) => path.split('/')[4])).toEqual([`${page}1001`, `${page}1003`]);
  expect(screen.queryByRole('button', { name: /that are off$/ })).toBe(null);
});

test('a refusal stops it, and the modules still inactive are offered again', async () => {
  opened([statement(1), statement(2), statement(3)], [`${page}1002`]);
  fireEvent.click(
    await screen.findByRole('button', { name: 'Activate the 3 modules that are off' }),
  );
  await screen.findByText(/Error while saving/);
  const still = await screen.findByRole('button', { name: /that are off$/ });
  expect(still.textContent).toBe('Activate the 2 modules that are off');
});

test('a single inactive module has only its own button', async () => {
  opened([statement(1), statement(2, { active: true })]);
  await screen.findByRole('button', { name: /Module 1/ });
  expect(screen.queryByRole('button', { name: /that are off$/ })).toBe(null);
});
