// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { press, refusal } from '../../testing/form-steps.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { reportView } from '../../testing/views.ts';

const { id, revision } = reportView;
const path = `/api/media/files/${id}`;
const parts = '/api/media/uploads/upload000001';
const none = { items: [], total: 0, page: 1, pageSize: 20 };
const file = { ...reportView, visibility: { isPublic: false, shownBy: [] } };
const bytes = '12345678';
const upload = (received: number) => ({
  id: 'upload000001',
  bytes: bytes.length,
  received,
  partBytes: 100,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/**
 * Opens the dialog over a server that responds in this way to the replacement, chooses a file and
 * sends it.
 */
async function replaced(part: () => unknown, respond: () => unknown = () => file) {
  const sent = renderAt(`/admin/library/file/${id}`, {
    [`GET ${path}`]: () => file,
    [`GET /api/media/history/${id}`]: () => none,
    [`GET /api/media/uses/${id}`]: () => none,
    'POST /api/media/uploads': () => upload(0),
    [`POST ${parts}/parts`]: part,
    [`POST ${path}/replace`]: respond,
  });
  await press('Replace…');
  const dialog = await screen.findByRole('dialog');
  const send = () => screen.getByRole('button', { name: 'Replace' });
  expect(send().hasAttribute('disabled')).toBe(true);
  const input =
    dialog.querySelector('input[type=file]') ?? document.querySelector('input[type=file]');
  if (input === null) throw new Error('expected a file input');
  fireEvent.change(input, { target: { files: [new File([bytes], 'autre.pdf')] } });
  await screen.findByText('autre.pdf, 1 kB');
  fireEvent.click(send());
  return { sent, send };
}

test('the uploaded file replaces the other, based on the revision that was seen', async () => {
  const { sent } = await replaced(
    () => upload(bytes.length),
    () => ({ ...file, revision: revision + 1 }),
  );
  await screen.findByText('The file is replaced.');
  const request = sent.find((one) => one.path === `${path}/replace`);
  expect([request?.ifMatch, request?.body]).toEqual([
    `"${revision}"`,
    { uploadId: 'upload000001' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

test('replacing a file with itself shows a notice that nothing changed', async () => {
  await replaced(() => upload(bytes.length));
  const notice = await screen.findByText(/nothing has changed/);
  expect(notice.textContent).toBe('This is already the current file: nothing has changed.');
});

test('a refusal is a sentence, and the file can be sent again', async () => {
  const detail = 'Videos play MP4 files only.';
  const { send } = await replaced(
    () => upload(bytes.length),
    () => refusal('media-type-refused', 415, detail),
  );
  expect((await screen.findByRole('alert')).textContent).toBe(detail);
  expect(send().hasAttribute('disabled')).toBe(false);
});

test('a file being sent is not sent again, and nothing is replaced once the dialog is closed', async () => {
  let arrive: (received: unknown) => void = () => undefined;
  const arriving = new Promise((resolve) => {
    arrive = resolve;
  });
  const { sent, send } = await replaced(() => arriving);
  await waitFor(() => expect(sent.some((one) => one.path.endsWith('/parts'))).toBe(true));
  expect(send().hasAttribute('disabled')).toBe(true);
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  arrive(upload(bytes.length));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent.some((one) => one.path === `${path}/replace`)).toBe(false);
});
