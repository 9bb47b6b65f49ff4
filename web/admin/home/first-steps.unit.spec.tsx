// @vitest-environment happy-dom
import { noSiteSettings } from '@parvis/contracts/site-settings/settings.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
// Loaded before the tests, which would wait for it.
import './home-screen.tsx';
import { renderAt } from '../testing/render-at.tsx';

const none = { items: [], total: 0, page: 1, pageSize: 1 };
const settingsAt = (revision: number) => ({
  ...noSiteSettings,
  revision,
  updatedAt: null,
  updatedBy: null,
});
const lists = { drafts: none, reviews: none, overdue: none, behind: none };
const responses = {
  'GET /api/home': () => ({ ...lists, untranslated: none, stale: none }),
  'GET /api/site-settings': () => settingsAt(0),
  'GET /api/pages': () => none,
  'GET /api/menus': () => none,
  'GET /api/accounts': () => ({ ...none, total: 1 }),
  'GET /api/offer-imports': () => none,
  'GET /api/content-imports': () => none,
};
const all = {
  'GET /api/site-settings': () => settingsAt(1),
  'GET /api/content-imports': () => ({ ...none, total: 1 }),
  'GET /api/pages': () => ({ ...none, total: 2 }),
  'GET /api/menus': () => ({ ...none, total: 1 }),
  'GET /api/accounts': () => ({ ...none, total: 2 }),
  'GET /api/offer-imports': () => ({ ...none, total: 1 }),
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const states = async () => {
  await screen.findByRole('heading', { name: 'First steps' });
  return screen.getAllByRole('row').map(({ lastChild }) => lastChild?.textContent);
};

test('an administrator of an empty installation reads what is left to do, and where', async () => {
  const sent = renderAt('/admin', responses, ['administrator']);
  expect(await states()).toEqual(['State', ...Array.from({ length: 6 }, () => 'To do')]);
  const link = screen.getByRole('link', { name: 'Name the site' });
  expect(link.getAttribute('href')).toBe('/admin/settings');
  const sought = sent.filter(({ path }) => path === '/api/pages');
  expect(sought.map(({ query }) => query['where'])).toContain(
    '{"slug":{"equals":""},"status":{"equals":"published"}}',
  );
});

test('what was done is marked', async () => {
  const { 'GET /api/menus': menus, 'GET /api/accounts': accounts } = all;
  const some = { ...responses, 'GET /api/menus': menus, 'GET /api/accounts': accounts };
  renderAt('/admin', some, ['administrator']);
  expect(await states()).toEqual(['State', 'To do', 'To do', 'To do', 'Done', 'Done', 'To do']);
});

test('an import is left to do until there was one, or there are pages besides the home page', async () => {
  const step = async (more: Parameters<typeof renderAt>[1]) => {
    renderAt('/admin', { ...responses, ...more }, ['administrator']);
    const [, , state] = await states();
    cleanup();
    return state;
  };
  expect(await step({})).toBe('To do');
  expect(await step({ 'GET /api/content-imports': all['GET /api/content-imports'] })).toBe('Done');
  const pages = ({ query }: { readonly query: Readonly<Record<string, string>> }) => ({
    ...none,
    total: query['where'] === undefined ? 3 : 1,
  });
  expect(await step({ 'GET /api/pages': pages })).toBe('Done');
});

test('nothing is shown once all is done', async () => {
  const sent = renderAt('/admin', { ...responses, ...all }, ['administrator']);
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/offer-imports'));
  await screen.findByRole('heading', { name: 'My drafts' });
  expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull();
});

test('nothing is shown to those who do not set up the site', async () => {
  const sent = renderAt('/admin', responses, ['editor']);
  await screen.findByRole('heading', { name: 'My drafts' });
  expect(sent.map(({ path }) => path)).not.toContain('/api/accounts');
});

test('the steps can be hidden, and stay so', async () => {
  renderAt('/admin', responses, ['administrator']);
  fireEvent.click(await screen.findByRole('button', { name: 'Hide these steps' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull());
  cleanup();
  const sent = renderAt('/admin', responses, ['administrator']);
  await screen.findByRole('heading', { name: 'My drafts' });
  expect(sent.map(({ path }) => path)).not.toContain('/api/menus');
});
