// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal, renderAt } from '../testing/render-at.tsx';

const leaf = (label: string, path: string) => ({
  label,
  link: { kind: 'path', path },
  children: [],
});
const updated = { updatedAt: '2026-01-05T08:00:00.000Z', updatedBy: 'Anne Riou' };
const main = {
  id: 'mn0000000001',
  name: 'main',
  locale: 'fr',
  entries: [leaf('Groupe', '/groupe'), leaf('Offres', '/offres')],
  revision: 4,
  ...updated,
};
const put = `PUT /api/menus/${main.id}`;
const read = 'GET /api/menus';
const list = () => ({ items: [main], total: 1, page: 1, pageSize: 100 });
const content = {
  'GET /admin/autocomplete/content': () => ({ items: [], total: 0, page: 1, pageSize: 30 }),
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const entry = (name: RegExp) => screen.findByRole('button', { name, expanded: false });
const drawn = async () => {
  const entries = await screen.findByRole('list', { name: 'Entries of the menu' });
  return within(entries)
    .getAllByRole('listitem')
    .map((row) => `${row.getAttribute('aria-level')} ${row.querySelector('strong')?.textContent}`);
};
const save = () => fireEvent.submit(screen.getByRole('button', { name: 'Save' }));

test('keys move an entry up and one level in; the menu is saved based on the revision that was read', async () => {
  const sent = renderAt('/admin/menus', {
    ...content,
    [read]: list,
    [put]: ({ body }) => ({ ...main, ...Object(body), revision: 5 }),
  });
  fireEvent.keyDown(await entry(/^Offres/), { key: 'ArrowUp', altKey: true });
  expect(await drawn()).toEqual(['1 Offres', '1 Groupe']);
  expect(screen.getByText('Offres: place 1 of 2, level 1')).toBeTruthy();
  fireEvent.keyDown(await entry(/^Groupe/), { key: 'ArrowRight', altKey: true });
  expect(await drawn()).toEqual(['1 Offres', '2 Groupe']);
  save();
  await screen.findByText('Menu saved: visitors see it');
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    ifMatch: '"4"',
    body: { entries: [{ label: 'Offres', children: [{ label: 'Groupe' }] }] },
  });
  await waitFor(() => expect(screen.getByText(/Revision 5/)).toBeTruthy());
});

test('a menu that does not exist in a language is created by its first save', async () => {
  const sent = renderAt('/admin/menus?locale=en', {
    ...content,
    [read]: list,
    'POST /api/menus': ({ body }) => ({
      ...main,
      ...Object(body),
      id: 'mn0000000002',
      revision: 1,
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add an entry' }));
  fireEvent.change(await screen.findByLabelText('Label'), { target: { value: 'Jobs' } });
  fireEvent.change(screen.getByLabelText('Leads to'), { target: { value: 'path' } });
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: '/en/offers' } });
  save();
  await screen.findByText('Menu saved: visitors see it');
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'main',
    locale: 'en',
    entries: [leaf('Jobs', '/en/offers')],
  });
});

test('a refusal is shown at its entry and its field', async () => {
  const detail = 'This address is not allowed.';
  const errors = [{ code: 'link-unsafe', pointer: '/entries/1/link/path', detail }];
  const type = 'urn:parvis:refusal:link-unsafe';
  const problem = { type, code: 'link-unsafe', title: 'Refused', status: 422, detail, errors };
  renderAt('/admin/menus', { ...content, [read]: list, [put]: () => new Refusal(422, problem) });
  fireEvent.click(await entry(/^Offres/));
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'javascript:x' } });
  save();
  await waitFor(() =>
    expect(screen.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true'),
  );
  const marked = document.querySelectorAll('li[data-refused="true"] strong');
  expect([...marked].map(({ textContent }) => textContent)).toEqual(['Offres']);
});

test('an editor who saves over somebody else’s menu is warned and chooses', async () => {
  let newest: object = main;
  const detail = 'Tom saved revision 5.';
  const type = 'urn:parvis:refusal:stale-revision';
  const stale = { type, code: 'stale-revision', title: 'Stale', status: 412, detail, errors: [] };
  renderAt('/admin/menus', {
    ...content,
    [read]: list,
    [`GET /api/menus/${main.id}`]: () => newest,
    [put]: () => new Refusal(412, stale),
  });
  fireEvent.keyDown(await entry(/^Offres/), { key: 'ArrowUp', altKey: true });
  newest = { ...main, entries: [leaf('Banques', '/banques')], revision: 5 };
  save();
  await screen.findByText(detail);
  expect(await drawn()).toEqual(['1 Offres', '1 Groupe']);
  fireEvent.click(screen.getByRole('button', { name: 'Take the newest revision' }));
  await screen.findByRole('button', { name: /^Banques/ });
  expect(await drawn()).toEqual(['1 Banques']);
});

test('auditors can read the menus but not change them', async () => {
  renderAt('/admin/menus', { ...content, [read]: list }, ['auditor']);
  fireEvent.keyDown(await entry(/^Offres/), { key: 'ArrowUp', altKey: true });
  expect(await drawn()).toEqual(['1 Groupe', '1 Offres']);
  expect(screen.queryByRole('button', { name: 'Add an entry' })).toBe(null);
  expect(screen.queryByRole('button', { name: 'Save' })).toBe(null);
});

test('a menu that the site does not use has a note that no page shows it', async () => {
  renderAt('/admin/menus?name=autumn', { ...content, [read]: list });
  expect(await screen.findByText(/No page shows “autumn”/)).not.toBe(null);
});

test('a menu that the site uses has no such note', async () => {
  renderAt('/admin/menus', { ...content, [read]: list });
  await screen.findByRole('list', { name: 'Entries of the menu' });
  expect(screen.queryByText(/No page shows/)).toBe(null);
});

test('a menu is deleted after confirmation, and restored from the notice', async () => {
  const sent = renderAt('/admin/menus', {
    ...content,
    [read]: list,
    [`DELETE /api/menus/${main.id}`]: () => undefined,
    [`POST /api/menus/${main.id}/restore`]: () => ({ ...main, revision: 5 }),
  });
  const press = async (name: string) =>
    fireEvent.click(await screen.findByRole('button', { name }));
  await press('Delete Main menu');
  await press('Delete');
  await screen.findByText('Deleted: Main menu');
  expect(sent.find(({ method }) => method === 'DELETE')?.ifMatch).toBe('"4"');
  await press('Undo');
  await screen.findByText('Brought back: Main menu');
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    ifMatch: '"4"',
    body: { revision: 4 },
  });
});

const instead = /^Until this menu is saved/;

test('a main menu that was never saved says what the header shows instead', async () => {
  renderAt('/admin/menus?locale=en', { ...content, [read]: list });
  expect((await screen.findByText(instead)).textContent).toContain(
    'the first 12 of them, with the first 24 below each',
  );
});

test.each([
  ['a main menu that was saved', '/admin/menus', /^Groupe/],
  ['another menu', '/admin/menus?name=footer', null],
])('%s says nothing about what the header shows instead', async (_, path, first) => {
  renderAt(path, { ...content, [read]: list });
  await (first === null ? screen.findByRole('button', { name: 'Save' }) : entry(first));
  expect(screen.queryByText(instead)).toBeNull();
});

test('nothing is said about a main menu before it is known whether it was saved', async () => {
  renderAt('/admin/menus', { ...content, [read]: () => new Promise(() => undefined) });
  await screen.findByRole('heading', { name: 'Menus' });
  expect(screen.queryByText(instead)).toBeNull();
});
