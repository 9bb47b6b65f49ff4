// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal, renderAt, type SentRequest } from '../testing/render-at.tsx';
import { noteRecent } from './recent-items.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const imports = {
  'GET /api/offer-feeds': () => ({ items: [] }),
  'GET /api/offer-imports': () => ({ items: [], total: 0, page: 1, pageSize: 20 }),
};
const quay = 'quay00000001';
const tide = 'tide00000001';

function named(id: string, title: string) {
  return { id, kind: 'page', locale: 'fr', title, url: `/${title}`, status: 'draft' };
}

function found(id: string, title: string) {
  const item = { ...named(id, title), pending: false, match: 'title' };
  return { contents: { items: [item], total: 1 }, unavailable: [] };
}

/** Renders a screen, with a response to each search. */
async function started(
  respond: (q: string) => unknown = () => ({ unavailable: [] }),
  roles: readonly string[] = ['editor'],
): Promise<readonly SentRequest[]> {
  const sent = renderAt(
    '/admin/offers/imports',
    {
      ...imports,
      'GET /admin/search': ({ query }) => respond(query['q'] ?? ''),
      'GET /admin/autocomplete/content': () => ({
        items: [named(quay, 'Quai'), named(tide, 'Marées')],
        total: 2,
        page: 1,
        pageSize: 50,
      }),
      'GET /api/redirects': () => ({ items: [], total: 0, page: 1, pageSize: 20 }),
    },
    roles,
  );
  await screen.findByRole('heading', { name: 'Imports of offers' });
  return sent;
}

async function opened(): Promise<HTMLElement> {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  return screen.findByRole('combobox', { name: 'Search everything' });
}

function type(field: HTMLElement, words: string): void {
  fireEvent(field, new InputEvent('beforeinput', { inputType: 'insertText', bubbles: true }));
  fireEvent.change(field, { target: { value: words } });
}

function press(field: HTMLElement, key: string): void {
  fireEvent.keyDown(field, { key });
  fireEvent.keyUp(field, { key });
}

const options = () =>
  screen.getAllByRole('option').map((one) => one.getAttribute('aria-label') ?? one.textContent);
const chosen = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('Ctrl+K opens it, Escape closes it, and the focus returns', async () => {
  await started();
  const button = screen.getByRole('button', { name: 'Search everything' });
  button.focus();
  const field = await opened();
  press(field, 'Escape');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('its field names no option that is not listed', async () => {
  await started();
  const field = await opened();
  field.setAttribute('aria-activedescendant', 'option-of-earlier-results');
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBeNull());
});

test('before anything is typed it has what was opened last and what can be done', async () => {
  noteRecent('account00001', tide);
  noteRecent('account00001', quay);
  await started();
  await opened();
  const recent = await screen.findByRole('group', { name: 'Recently opened' });
  expect(
    within(recent)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual([expect.stringContaining('Quai'), expect.stringContaining('Marées')]);
  const actions = screen.getByRole('group', { name: 'Screens and actions' });
  expect(
    within(actions)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['New page', 'New news item', 'Keyboard shortcuts']);
});

test('screens are found by their words in any language, by role, and Enter opens one', async () => {
  await started();
  const field = await opened();
  type(field, 'redirections');
  await screen.findByRole('option', { name: /^Redirects/ });
  expect(options()).toHaveLength(1);
  await waitFor(() => expect(chosen(field)).toContain('Redirects'));
  press(field, 'Enter');
  await waitFor(() => expect(window.location.pathname).toBe('/admin/redirects'));
  expect(screen.queryByRole('dialog')).toBe(null);
});

test('what a role does not permit is not suggested', async () => {
  await started();
  const field = await opened();
  type(field, 'users');
  await screen.findByText(/Nothing matches “users”/);
  expect(screen.queryByRole('option', { name: /^Users/ })).toBe(null);
  cleanup();
  await started(undefined, ['administrator']);
  type(await opened(), 'users');
  await screen.findByRole('option', { name: /^Users/ });
});

test('results arrive while typing, the arrows move between them, and a late response is dropped', async () => {
  const late: (() => void)[] = [];
  const sent = await started((q) =>
    q === 'q'
      ? new Promise((resolve) => late.push(() => resolve(found(tide, 'Too late'))))
      : found(quay, 'Quai'),
  );
  const field = await opened();
  type(field, 'q');
  await waitFor(() => expect(sent.filter(({ path }) => path === '/admin/search')).toHaveLength(1));
  type(field, 'quai');
  await screen.findByRole('option', { name: /^Quai/ });
  await act(async () => late.forEach((respond) => respond()));
  expect(screen.queryByText('Too late')).toBe(null);
  press(field, 'ArrowDown');
  await waitFor(() => expect(chosen(field)).toContain('Quai'));
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
});

test('earlier results stay until the next have come', async () => {
  let respond: (value: unknown) => void = () => undefined;
  await started((q) =>
    q === 'quai' ? found(quay, 'Quai') : new Promise((resolve) => (respond = resolve)),
  );
  const field = await opened();
  type(field, 'quai');
  await screen.findByRole('option', { name: /^Quai/ });
  type(field, 'marées');
  await screen.findByText('Still searching…');
  expect(screen.getByRole('option', { name: /^Quai/ })).not.toBe(null);
  await act(async () => respond(found(tide, 'Marées')));
  await screen.findByRole('option', { name: /^Marées/ });
  expect(screen.queryByRole('option', { name: /^Quai/ })).toBe(null);
});

test('when nothing is found, it says what to do next', async () => {
  await started();
  type(await opened(), 'zzz');
  await screen.findByText(/Nothing matches “zzz”/);
  expect(options()).toEqual(['New page', expect.stringContaining('Trash')]);
});

test('what is missing is said, and a failed search leaves screens and actions', async () => {
  await started((q) => (q === 'a' ? { unavailable: ['media', 'offers'] } : new Refusal(503, {})));
  const field = await opened();
  type(field, 'a');
  await screen.findByText('Some of the results are missing: Media, Open offers.');
  type(field, 'redirects');
  await screen.findByText(/The search is not responding/);
  expect(screen.getByRole('option', { name: /^Redirects/ })).not.toBe(null);
});

test('what was not found in time arrives later, without another key', async () => {
  let count = 0;
  const late = () => (count++ === 0 ? { unavailable: ['contents'] } : found(quay, 'Quai'));
  await started(late);
  type(await opened(), 'quai');
  await screen.findByText('Some of the results are missing: Content.');
  await screen.findByRole('option', { name: /Quai/ }, { timeout: 10_000 });
  expect(screen.queryByText(/Some of the results are missing/)).toBe(null);
}, 20_000);

test('? lists the shortcuts, but not while typing', async () => {
  await started();
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).getAllByRole('term')).toHaveLength(20);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  const field = await opened();
  fireEvent.keyDown(field, { key: '?', shiftKey: true });
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBe(null);
});
