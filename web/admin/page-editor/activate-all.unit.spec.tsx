// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderAt } from '../testing/render-at.tsx';
import { pageWith } from '../testing/views.ts';
import { statementOn } from './testing/statement-on.ts';

const page = pageWith({}).id;
const at = `/admin/content/page/${page}/edit`;

const sentSchema = z.object({ activate: z.array(z.string()) });
const statement = (number: number, changed?: object) => statementOn(page, number, changed);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens a page with these modules; the server activates those that it is sent. */
function opened(modules: ReturnType<typeof statement>[]) {
  let shown = modules;
  return renderAt(at, {
    [`GET /admin/content/page/${page}/edit-data`]: () => ({
      content: pageWith({ status: 'draft', liveRevision: null, modules: shown }),
      locks: [],
    }),
    [`PUT /api/${page}/modules`]: (sent) => {
      const { activate } = sentSchema.parse(sent.body);
      shown = shown.map((one) => ({ ...one, active: one.active || activate.includes(one.id) }));
      return { items: shown, total: shown.length, page: 1, pageSize: 100 };
    },
  });
}

test('inactive modules that have been saved are activated by one request; a module that was never saved or was hidden is not', async () => {
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
  const writes = sent.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ body }) => body)).toEqual([
    {
      order: [1, 2, 3, 4].map((number) => `${page}100${number}`),
      activate: [`${page}1001`, `${page}1003`],
    },
  ]);
  expect(screen.queryByRole('button', { name: /that are off$/ })).toBe(null);
});

test('a single inactive module has only its own button', async () => {
  opened([statement(1), statement(2, { active: true })]);
  await screen.findByRole('button', { name: /Module 1/ });
  expect(screen.queryByRole('button', { name: /that are off$/ })).toBe(null);
});
