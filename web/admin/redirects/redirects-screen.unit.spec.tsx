// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { field, fill, press, refusal, save } from '../testing/form-steps.ts';
import { Refusal, renderAt } from '../testing/render-at.tsx';

const updated = { updatedAt: '2026-01-05T08:00:00.000Z', updatedBy: 'Anne Riou' };
const harbour = {
  id: 'rd0000000001',
  from: '/ancien-port',
  target: { status: 301, to: '/port' },
  revision: 2,
  ...updated,
};
const list = () => ({ items: [harbour], total: 1, page: 1, pageSize: 30 });
const [read, post] = ['GET /api/redirects', 'POST /api/redirects'];
const check = 'GET /admin/inline/redirect';
const stays = { code: 'page-stays', title: 'The quays' };
const put = `PUT /api/redirects/${harbour.id}`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('a redirect is created in a dialog, which closes once it is saved', async () => {
  const sent = renderAt('/admin/redirects', {
    [read]: list,
    [post]: ({ body }) => ({ ...harbour, ...Object(body), revision: 1 }),
  });
  await press('New redirect');
  await fill('Old address', '/quai');
  await fill('New address', '/port/quai');
  save();
  await screen.findByText('Saved: /quai');
  expect(screen.queryByRole('dialog')).toBe(null);
  const made = sent.find(({ method }) => method === 'POST');
  expect(made?.body).toEqual({ from: '/quai', target: { status: 301, to: '/port/quai' } });
  expect(localStorage.length).toBe(1); // the language of the interface
});

test('an address that is gone has no target', async () => {
  const sent = renderAt('/admin/redirects', {
    [read]: list,
    [put]: ({ body }) => ({ ...harbour, ...Object(body), revision: 3 }),
  });
  await press('Edit /ancien-port');
  fireEvent.change(await field('Type'), { target: { value: '410' } });
  expect(screen.queryByLabelText('New address')).toBe(null);
  save();
  await screen.findByText('Saved: /ancien-port');
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    ifMatch: '"2"',
    body: { from: '/ancien-port', target: { status: 410 } },
  });
});

test('a dialog that is reopened before the list was refetched shows the saved values', async () => {
  const sent = renderAt('/admin/redirects', {
    [read]: list,
    [put]: ({ body }) => ({ ...harbour, ...Object(body), revision: 3 }),
  });
  await press('Edit /ancien-port');
  await fill('New address', '/port/quai');
  save();
  await screen.findByText('Saved: /ancien-port');
  await press('Edit /ancien-port');
  expect(await screen.findByDisplayValue('/port/quai')).toBeTruthy();
  await fill('New address', '/port/bassin');
  save();
  await waitFor(() => expect(sent.findLast(({ method }) => method === 'PUT')?.ifMatch).toBe('"3"'));
});

test('a loop is refused next to the address that closes it, and the input is kept', async () => {
  const words = 'This redirect would meet another one.';
  renderAt('/admin/redirects', {
    [read]: list,
    [post]: () => refusal('redirect-loop', 422, words, '/target/to'),
  });
  await press('New redirect');
  await fill('Old address', '/port');
  await fill('New address', '/ancien-port');
  save();
  await waitFor(async () =>
    expect((await field('New address')).getAttribute('aria-invalid')).toBe('true'),
  );
  expect((await field('New address')).value).toBe('/ancien-port');
  expect((await field('Old address')).getAttribute('aria-invalid')).toBe(null);
});

test('unsaved text is offered again, based on its revision', async () => {
  const sent = renderAt('/admin/redirects', {
    [read]: list,
    [put]: () => refusal('stale-revision', 412, 'Tom saved revision 3.'),
  });
  await press('Edit /ancien-port');
  await fill('New address', '/port/quai');
  fireEvent.keyDown(await field('New address'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await press('Edit /ancien-port');
  expect((await field('New address')).value).toBe('/port');
  await press('Restore it');
  await waitFor(async () => expect((await field('New address')).value).toBe('/port/quai'));
  save();
  await screen.findByText('Tom saved revision 3.');
  expect(sent.find(({ method }) => method === 'PUT')?.ifMatch).toBe('"2"');
});

test('Cancel discards the draft: it is not offered again', async () => {
  renderAt('/admin/redirects', { [read]: list });
  await press('Edit /ancien-port');
  await fill('New address', '/port/quai');
  await press('Cancel');
  await press('Edit /ancien-port');
  expect((await field('New address')).value).toBe('/port');
  expect(screen.queryByText('You left unsaved work here')).toBe(null);
  expect(Object.keys(localStorage).filter((key) => key.includes('unsaved'))).toEqual([]);
});

test('a redirect is deleted after confirmation, based on the revision that was read', async () => {
  const sent = renderAt('/admin/redirects', {
    [read]: list,
    [`DELETE /api/redirects/${harbour.id}`]: () => undefined,
  });
  await press('Delete /ancien-port');
  await screen.findByRole('dialog', { name: 'Delete /ancien-port' });
  await press('Delete');
  await screen.findByText('Deleted: /ancien-port');
  expect(sent.find(({ method }) => method === 'DELETE')?.ifMatch).toBe('"2"');
});

test('auditors can read the redirects but not change them', async () => {
  renderAt('/admin/redirects', { [read]: list }, ['auditor']);
  await screen.findByText('/ancien-port');
  expect(screen.queryByRole('button', { name: 'New redirect' })).toBe(null);
  expect(screen.queryByRole('button', { name: 'Edit /ancien-port' })).toBe(null);
});

test('a redirect that would not work is saved only after its editor has read why', async () => {
  const sent = renderAt('/admin/redirects', {
    [read]: list,
    [check]: ({ query }) => ({
      warnings: query['to'] === '/port' ? [stays] : [stays, { code: 'nothing-there' }],
    }),
    [post]: ({ body }) => ({ ...harbour, ...Object(body), revision: 1 }),
  });
  await press('New redirect');
  await fill('Old address', '/quai');
  await fill('New address', '/absent');
  save();
  await screen.findByText(/as long as “The quays” is published/);
  screen.getByText(/leads nowhere/);
  await fill('New address', '/port');
  expect(screen.queryByText(/as long as/)).toBe(null);
  save();
  await screen.findByText(/as long as “The quays” is published/);
  expect(screen.queryByText(/leads nowhere/)).toBe(null);
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  save();
  await screen.findByText('Saved: /quai');
});

test('redirects that do not work are marked in the list and in their dialog', async () => {
  renderAt('/admin/redirects', {
    [read]: () => ({ ...list(), items: [{ ...harbour, warnings: [stays] }] }),
  });
  await screen.findByText(/as long as “The quays” is published/);
  await press('Edit /ancien-port');
  expect(await screen.findAllByText(/as long as/)).toHaveLength(2);
});

test('required fields are marked before anything is refused', async () => {
  renderAt('/admin/redirects', { [read]: list });
  await press('New redirect');
  for (const label of ['Old address', 'New address'])
    expect((await field(label)).getAttribute('aria-required')).toBe('true');
  await screen.findByText('* required field');
});

test('a refusal says what is wrong without the names of the API', async () => {
  renderAt('/admin/redirects', {
    [read]: list,
    [check]: () => ({ warnings: [] }),
    [post]: () => {
      const { status, problem } = refusal('invalid', 422, 'This field is required.', '/from');
      return new Refusal(status, { ...problem, detail: 'from: This field is required.' });
    },
  });
  await press('New redirect');
  await fill('New address', '/port');
  save();
  expect(await screen.findAllByText('This field is required.')).toHaveLength(2);
});

test('a table is checked row by row, and written once no row is refused', async () => {
  const row = { line: 2, from: '/a', to: '/b', status: '', errors: [], warnings: [] };
  const error = { code: 'redirect-loop', pointer: '/target/to', detail: 'It would meet another.' };
  const sent = renderAt('/admin/redirects', {
    [read]: list,
    'POST /api/redirects/table': ({ body }) => {
      const { csv, rehearse } = Object(body);
      const isGood = csv === 'good';
      const outcome = isGood ? 'created' : 'refused';
      return { written: !rehearse, rows: [{ ...row, outcome, errors: isGood ? [] : [error] }] };
    },
  });
  await press('Import a table');
  const choose = async (csv: string) => {
    const input = document.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('there is no field for a file');
    fireEvent.change(input, { target: { files: [new File([csv], 'old.csv')] } });
  };
  await choose('bad');
  await screen.findByText('It would meet another.');
  const write = await screen.findByRole('button', { name: 'Import these redirects' });
  expect(write).toHaveProperty('disabled', true);
  await choose('good');
  await screen.findByText(/old.csv: 1 new redirect/);
  await press('Import these redirects');
  await screen.findByText('Redirects imported: 1 new, 0 changed, 0 as they were.');
  const written = sent.filter(({ method }) => method === 'POST').map(({ body }) => Object(body));
  expect(written.map(({ csv, rehearse }) => [csv, rehearse])).toEqual([
    ['bad', true],
    ['good', true],
    ['good', false],
  ]);
});
