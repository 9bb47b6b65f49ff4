// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal, renderAt, type SentRequest } from '../../testing/render-at.tsx';
import { harbourView, reportView } from '../../testing/views.ts';

const none = { items: [], total: 0, page: 1, pageSize: 24 };
const id = reportView.id;
const parts = `/api/media/uploads/${id}`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

async function choose(...files: readonly File[]) {
  await screen.findByRole('button', { name: 'Upload files…' });
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('expected a file input');
  fireEvent.change(input, { target: { files } });
}

/** Returns a server that takes parts of three bytes. */
function uploadServer(size: number) {
  let received = 0;
  const upload = () => ({ id, bytes: size, received, partBytes: 3 });
  return {
    'GET /api/media/images': () => none,
    'GET /api/media/files': () => none,
    'POST /api/media/uploads': upload,
    [`GET ${parts}`]: upload,
    [`POST ${parts}/parts`]: ({ query }: SentRequest) => {
      expect(Number(query['offset'])).toBe(received);
      received = Math.min(size, received + 3);
      return upload();
    },
    [`POST ${parts}/finish`]: () => reportView,
  };
}

test('a file is sent in parts, one after another, and finished', async () => {
  const sent = renderAt('/admin/library/file', uploadServer(8));
  await choose(new File(['12345678'], 'rapport.txt', { type: 'text/plain' }));
  await screen.findByText('In the library');
  const posted = sent.filter(({ method }) => method === 'POST');
  expect(posted.map(({ path, query }) => [path.replace(parts, ''), query['offset']])).toEqual([
    ['/api/media/uploads', undefined],
    ['/parts', '0'],
    ['/parts', '3'],
    ['/parts', '6'],
    ['/finish', undefined],
  ]);
  expect(posted[0]?.body).toMatchObject({ kind: 'file', filename: 'rapport.txt', bytes: 8 });
  expect(await screen.findByText('1 file of 1 processed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel (rapport.txt)' })).toBe(null);
  fireEvent.click(screen.getByRole('button', { name: 'Clear finished uploads' }));
  expect(screen.queryByText('In the library')).toBe(null);
});

test('a part that had arrived is not sent twice', async () => {
  const responses = uploadServer(6);
  let lost = true;
  const sent = renderAt('/admin/library/file', {
    ...responses,
    [`POST ${parts}/parts`]: (request: SentRequest) => {
      const upload = responses[`POST ${parts}/parts`]?.(request);
      if (!lost) return upload;
      lost = false;
      return new Refusal(409, {
        type: 'about:blank',
        title: '',
        status: 409,
        detail: '',
        code: 'upload-offset',
        errors: [],
      });
    },
  });
  await choose(new File(['123456'], 'rapport.txt', { type: 'text/plain' }));
  await screen.findByText('In the library');
  const offsets = sent.filter(({ path }) => path.endsWith('/parts'));
  expect(offsets.map(({ query }) => query['offset'])).toEqual(['0', '3']);
});

test('each refusal is a sentence, and a duplicate is not sent unless it is wanted', async () => {
  const detail = 'This type of file is not accepted.';
  const problem = { type: 'about:blank', title: '', status: 415, detail, errors: [] };
  const sent = renderAt('/admin/library/image', {
    ...uploadServer(3),
    'GET /api/media/images': ({ query }) =>
      query['hash'] === undefined ? none : { ...none, items: [harbourView], total: 1 },
    [`POST ${parts}/finish`]: () => new Refusal(415, { ...problem, code: 'media-type-refused' }),
  });
  await choose(
    new File(['abc'], 'port.jpg', { type: 'image/jpeg' }),
    new File(['abc'], 'programme.exe'),
  );
  expect((await screen.findByRole('alert')).textContent).toBe(detail);
  await screen.findByText('Already in the library, as “The harbour”.');
  fireEvent.click(screen.getByRole('button', { name: 'Use that one (port.jpg)' }));
  await screen.findByText('Not sent: “The harbour” is used.');
  expect(sent.filter(({ path }) => path === '/api/media/uploads').length).toBe(1);
});
