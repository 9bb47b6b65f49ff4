// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal, renderAt } from '../testing/render-at.tsx';
import { harbourView } from '../testing/views.ts';

const since = '2026-01-05T08:00:00.000Z';
const onlyEditors = { ...harbourView, visibility: { isPublic: false, shownBy: [] } };
const shown = {
  ...harbourView,
  id: 'img000000002',
  title: { fr: 'La digue', en: 'The sea wall' },
  visibility: {
    isPublic: true,
    shownBy: [
      { kind: 'content', id: 'pg0000000001', title: 'Thomas Hartley', locale: 'en' },
      {
        kind: 'content',
        id: 'pg0000000002',
        title: 'Thomas Hartley',
        contentKind: 'personality',
        locale: 'fr',
      },
      { kind: 'menu', id: 'menu00000001', title: 'main (fr)' },
    ],
  },
};
const released = {
  ...harbourView,
  id: 'img000000003',
  title: { fr: 'Le phare', en: 'The lighthouse' },
  release: { state: 'released', from: since },
  visibility: { isPublic: true, shownBy: [] },
};
const list = {
  'GET /api/media/images': () => ({
    items: [onlyEditors, shown, released],
    total: 3,
    page: 1,
    pageSize: 24,
  }),
};

const rowOf = async (title: string) => {
  const row = (await screen.findByText(title)).closest('li');
  if (row === null) throw new Error('expected a row for the item');
  return within(row);
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('each item shows who can reach it, and why', async () => {
  renderAt('/admin/library/image', list);
  const secret = await rowOf('The harbour');
  expect(secret.getByText('Editors only')).toBeTruthy();
  const links = secret.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([`/admin/library/image/${harbourView.id}`]);
  const wall = await rowOf('The sea wall');
  expect(wall.getByText(/shown by/).textContent).toBe(
    'Public because shown by: Thomas Hartley (English, French), the main (fr) menu',
  );
  const page = wall.getByRole('link', { name: 'French, Thomas Hartley' });
  expect(page.getAttribute('href')).toBe('/admin/content/personality/pg0000000002/edit');
  expect((await rowOf('The sea wall')).getByText(/the main \(fr\) menu/)).toBeTruthy();
  const public_ = await rowOf('The lighthouse');
  expect(public_.getByText(/Released to the library since/).textContent).toContain('5 Jan 2026');
  const onSite = public_.getByRole('link', { name: 'See it on the site' });
  expect(onSite.getAttribute('href')).toMatch(/^\/en\/mediaroom\/library\//);
});

test('an item is released immediately or from an instant on, and withdrawn', async () => {
  const sent = renderAt('/admin/library/image', {
    ...list,
    [`POST /api/media/images/${harbourView.id}/release`]: () => harbourView,
    [`POST /api/media/images/${released.id}/withdraw`]: () => harbourView,
  });
  const press = async (name: string) =>
    fireEvent.click(await screen.findByRole('button', { name }));
  await press('Release to the library… “The harbour”');
  await press('Release now');
  await screen.findByText('“The harbour” is released to the library.');
  await press('Release to the library… “The harbour”');
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2027-03-01T09:00' } });
  await press('Release then');
  await screen.findByText('“The harbour” will be released at the chosen time.');
  await press('Withdraw from the library “The lighthouse”');
  await waitFor(() => {
    const posts = sent.filter(({ method }) => method === 'POST');
    expect(posts.map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
      ['release', {}],
      ['release', { from: '2027-03-01T08:00:00.000Z' }],
      ['withdraw', undefined],
    ]);
  });
});

test('users who may only read are offered no release', async () => {
  renderAt('/admin/library/image', list, ['auditor']);
  await rowOf('The lighthouse');
  expect(screen.queryByRole('button', { name: /library/ })).toBe(null);
});

test('a video is added by its address at a provider, but by no other address', async () => {
  const video = {
    ...harbourView,
    kind: 'video',
    posterId: null,
    source: { provider: 'youtube', videoId: 'dQw4w9WgXcQ' },
  };
  const sent = renderAt('/admin/library/video', {
    'GET /api/media/videos': () => ({ items: [], total: 0, page: 1, pageSize: 24 }),
    'POST /api/media/videos': () => video,
  });
  const fill = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await fill('Address of the video', 'https://example.org/watch?v=dQw4w9WgXcQ');
  await fill('Title of the video', 'La marée');
  fireEvent.click(screen.getByRole('button', { name: 'Add the video' }));
  await screen.findByText(/This is not the address of a video/);
  await fill('Address of the video', 'https://youtu.be/dQw4w9WgXcQ');
  fireEvent.click(screen.getByRole('button', { name: 'Add the video' }));
  await screen.findByText('“La marée” is in the library.');
  const added = sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const source = { provider: 'youtube', videoId: 'dQw4w9WgXcQ' };
  expect(added).toEqual([{ source, title: 'La marée' }]);
});

test('many items are deleted together, each with its result', async () => {
  const sent = renderAt('/admin/library/image', {
    ...list,
    [`DELETE /api/media/images/${harbourView.id}`]: () => undefined,
    'DELETE /api/media/images/img000000003': () =>
      new Refusal(412, {
        type: 'about:blank',
        title: '',
        status: 412,
        detail: 'Somebody changed it.',
        code: 'stale-revision',
        errors: [],
      }),
  });
  fireEvent.click(await screen.findByLabelText('Select: The harbour'));
  fireEvent.click(screen.getByLabelText('Select: The lighthouse'));
  expect(screen.getByText('2 items selected')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bring back' })).toBe(null);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 items?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await dialog.findByText('Done: 1 of 2');
  const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['The harbour done', 'The lighthouse Somebody changed it.']);
  const deletions = sent.filter(({ method }) => method === 'DELETE');
  expect(deletions.map(({ ifMatch }) => ifMatch)).toEqual(['"2"', '"2"']);
});

test('a document is recognised by its first page, or by its format if it has none', async () => {
  const hash = 'ab'.repeat(32);
  const report = {
    ...harbourView,
    hash,
    kind: 'file',
    id: 'file00000001',
    title: { fr: 'Rapport', en: 'Report' },
    format: 'pdf',
    filename: 'rapport.pdf',
    cover: { width: 768, height: 1086 },
  };
  const plain = { ...report, id: 'file00000002', title: { fr: '', en: 'Plain' }, cover: undefined };
  const items = [report, plain];
  const files = { items, total: 2, page: 1, pageSize: 24 };
  renderAt('/admin/library/file', { 'GET /api/media/files': () => files });
  const imagesOf = async (title: string) =>
    (await screen.findByText(title)).closest('li')?.querySelectorAll('img');
  const [page] = (await imagesOf('Report')) ?? [];
  expect(page?.getAttribute('src')).toBe(`/media/renditions/${hash}/whole/768.jpg`);
  expect((await imagesOf('Plain'))?.length).toBe(0);
  expect((await rowOf('Plain')).getByText('PDF')).toBeTruthy();
  expect((await rowOf('Report')).queryByText('PDF')).toBe(null);
});
