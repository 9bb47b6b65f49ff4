// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { press, refusal } from '../testing/form-steps.ts';
import { renderAt } from '../testing/render-at.tsx';

const node = (id: string, title: string, more: object = {}) => ({
  id,
  kind: 'page',
  locale: 'fr',
  title,
  url: `/${title.toLowerCase()}`,
  status: 'published',
  revision: 3,
  headerPending: false,
  children: 0,
  ...more,
});
const oak = node('pg0000000001', 'Chêne', { children: 1 });
const leaf = node('pg0000000002', 'Feuille', { url: '/chene/feuille', headerPending: true });
const level = (items: readonly object[], total = items.length) => ({
  items,
  total,
  page: 1,
  pageSize: 100,
});
const below = '/admin/inline/hierarchical';
const infos = `/admin/content/hierarchical/${leaf.id}/infos`;
const select = `/admin/inline/hierarchical/select/${leaf.id}`;
const change = { id: leaf.id, kind: 'page', title: 'Feuille', status: 'published' };
const tree = {
  [`GET ${below}/root`]: () => level([oak]),
  [`GET ${below}/${oak.id}`]: () => level([leaf]),
  'GET /admin/autocomplete/content': () => level([]),
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const row = (name: RegExp) => screen.findByRole('row', { name });
/** Opens the branch and asks to move its leaf to the top. */
async function movingToTop() {
  const branch = await row(/Chêne/);
  act(() => branch.focus());
  fireEvent.keyDown(branch, { key: 'ArrowRight' });
  await row(/Feuille/);
  await press('Move: Feuille');
  await press('Put at the top level');
}

test('a page moves to the top once its new address is shown; undo moves it back, based on the revision that the move created', async () => {
  const moved = { ...leaf, url: '/feuille', revision: 4, liveRevision: 4, pending: false };
  const sent = renderAt('/admin/tree', {
    ...tree,
    [`POST ${infos}`]: () => ({
      changes: [{ ...change, from: '/chene/feuille', to: '/feuille' }],
      total: 1,
      needsApproval: false,
    }),
    [`POST ${select}/root`]: () => moved,
    [`POST ${select}/${oak.id}`]: () => ({ ...moved, revision: 5 }),
  });
  await movingToTop();
  const dialog = await screen.findByRole('dialog');
  expect((await within(dialog).findByText('/feuille')).tagName).toBe('INS');
  expect(dialog.textContent).toContain('unpublished changes');
  expect(sent.find(({ path }) => path === infos)?.body).toMatchObject({ parentId: null });
  await press('Move');
  await screen.findByText(/Page moved; address: \/feuille/);
  expect(sent.find(({ path }) => path === `${select}/root`)).toMatchObject({
    ifMatch: '"3"',
    body: { publish: true, only: { header: true } },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await press('Undo');
  await waitFor(() =>
    expect(sent.find(({ path }) => path === `${select}/${oak.id}`)?.ifMatch).toBe('"4"'),
  );
});

test('a page of a section that needs approval moves in its draft, which the dialog says before', async () => {
  const sent = renderAt('/admin/tree', {
    ...tree,
    [`POST ${infos}`]: () => ({
      changes: [{ ...change, from: '/chene/feuille', to: '/feuille' }],
      total: 1,
      needsApproval: true,
    }),
    [`POST ${select}/root`]: () => ({ ...leaf, liveRevision: 3, pending: true }),
  });
  await movingToTop();
  await screen.findByText(/This publication needs approval: the move stays in the draft/);
  await press('Move');
  await screen.findByText(/Page moved/);
  expect(sent.find(({ path }) => path === `${select}/root`)?.body).not.toHaveProperty('publish');
});

test('a parent that was picked stays picked, and its list closes', async () => {
  renderAt('/admin/tree', {
    ...tree,
    'GET /admin/autocomplete/content': () => level([node('pg0000000009', 'Frêne')]),
    [`POST ${infos}`]: () => ({ changes: [], total: 0, needsApproval: false }),
  });
  await movingToTop();
  const picker = await screen.findByRole('combobox', { name: 'Put under' });
  act(() => picker.focus());
  fireEvent.click(await screen.findByRole('option', { name: /Frêne/ }));
  await screen.findByText(/goes under “Frêne”/);
  expect(screen.getByRole('combobox', { name: 'Put under' })).toBe(picker);
  expect(picker.getAttribute('aria-expanded')).toBe('false');
  expect(picker).toHaveProperty('value', 'Frêne');
});

test('a move that is not permitted shows the reason, and cannot be confirmed', async () => {
  const detail = 'This address is taken.';
  renderAt('/admin/tree', {
    ...tree,
    [`POST ${infos}`]: () => refusal('slug-taken', 409, detail),
  });
  await movingToTop();
  await screen.findByText(detail);
  expect(screen.getByRole('button', { name: 'Move' }).hasAttribute('disabled')).toBe(true);
});

test('the last row of a long level loads more of it', async () => {
  const sent = renderAt('/admin/tree', {
    [`GET ${below}/root`]: ({ query }) =>
      level([query['page'] === '2' ? node('pg0000000003', 'Tilleul') : oak], 2),
  });
  const more = await row(/Show the last one/);
  fireEvent.keyDown(more, { key: 'Enter' });
  fireEvent.keyUp(more, { key: 'Enter' });
  await row(/Tilleul/);
  expect(screen.queryByRole('row', { name: /Show/ })).toBe(null);
  expect(screen.getByRole('row', { name: /Chêne/ })).toBeTruthy();
  expect(sent.filter(({ path }) => path.endsWith('/root'))).toHaveLength(2);
});

test('users who may only read cannot move anything', async () => {
  renderAt('/admin/tree', tree, ['auditor']);
  await row(/Chêne/);
  expect(screen.queryByRole('button', { name: /^Move/ })).toBe(null);
});
