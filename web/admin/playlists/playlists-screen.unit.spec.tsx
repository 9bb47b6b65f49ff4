// @vitest-environment happy-dom
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { mediaView } from '@parvis/contracts/media/media-view.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fill, press, save } from '../testing/form-steps.ts';
import { renderAt } from '../testing/render-at.tsx';

const updated = { updatedAt: '2026-01-05T08:00:00.000Z', updatedBy: 'Anne Riou' };
const video = (number: number, title: string) =>
  mediaView(
    {
      id: mediaIdSchema.parse(`video000000${number}`),
      kind: 'video',
      revision: 1,
      deleted: false,
      release: null,
      source: { provider: 'youtube', videoId: `abcdefghij${number}` },
      details: {
        title: { fr: title, en: title },
        alternativeText: { fr: '', en: '' },
        posterId: null,
        credit: 'Atelier',
      },
    },
    updated,
  );
const tides = {
  id: 'pl0000000001',
  titles: { fr: 'Marées', en: 'Tides' },
  videos: ['video0000001', 'video0000002'],
  revision: 3,
  ...updated,
};
const put = `PUT /api/playlists/${tides.id}`;
const responses = {
  'GET /api/playlists': () => ({ items: [tides], total: 1, page: 1, pageSize: 30 }),
  'GET /api/media/videos': () => ({
    items: [video(3, 'Third')],
    total: 1,
    page: 1,
    pageSize: 24,
  }),
  'GET /api/media/videos/video0000001': () => video(1, 'First'),
  'GET /api/media/videos/video0000002': () => video(2, 'Second'),
  'GET /api/media/videos/video0000003': () => video(3, 'Third'),
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('the videos of a playlist are moved by keys, and saved based on the revision that was read', async () => {
  const sent = renderAt('/admin/playlists', {
    ...responses,
    [put]: ({ body }) => ({ ...tides, ...Object(body), revision: 4 }),
  });
  await press('Edit Tides');
  const second = await screen.findByRole('group', { name: '2. Second' });
  fireEvent.keyDown(second, { key: 'ArrowUp', altKey: true });
  await screen.findByRole('group', { name: '1. Second' });
  save();
  await screen.findByText('Saved: Tides');
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    ifMatch: '"3"',
    body: { titles: tides.titles, videos: ['video0000002', 'video0000001'] },
  });
});

test('a playlist is created with two titles and the picked videos', async () => {
  const sent = renderAt('/admin/playlists', {
    ...responses,
    'POST /api/playlists': ({ body }) => ({ ...tides, ...Object(body), revision: 1 }),
  });
  await press('New playlist');
  await fill('Title (French)', 'Ports');
  await fill('Title (English)', 'Ports');
  await press('Show the choices Add a video');
  fireEvent.click(await screen.findByRole('option', { name: /Third/ }));
  await screen.findByRole('group', { name: '1. Third' });
  save();
  await screen.findByText('Saved: Ports');
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    titles: { fr: 'Ports', en: 'Ports' },
    videos: ['video0000003'],
  });
});
