// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fill, press, save } from '../testing/form-steps.ts';
import { renderAt } from '../testing/render-at.tsx';

const focusId = 'fo0000000001';
const shownAt = '2026-01-05T08:00:00.000Z';
const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const post = {
  id: 'lp0000000001',
  focusId,
  text: paragraph('Le vote commence.'),
  shownAt,
  revision: 2,
  updatedAt: shownAt,
  updatedBy: 'Anne Riou',
};
const named = {
  id: focusId,
  kind: 'focus',
  locale: 'fr',
  title: 'Le climat',
  url: '/c',
  status: 'published',
};
const at = `/api/focuses/${focusId}/live-posts`;
const responses = {
  'GET /admin/autocomplete/content': () => ({ items: [named], total: 1, page: 1, pageSize: 30 }),
  [`GET ${at}`]: () => ({ items: [post], total: 1, page: 1, pageSize: 30 }),
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('the posts of a focus are listed under its name, and one is edited at another time', async () => {
  const sent = renderAt(`/admin/live-posts?focus=${focusId}`, {
    ...responses,
    [`PUT ${at}/${post.id}`]: ({ body }) => ({ ...post, ...Object(body), revision: 3 }),
  });
  expect(await screen.findByDisplayValue('Le climat')).toBeTruthy();
  await press('Edit Le vote commence.');
  await fill('Time shown', '2026-01-05T10:30');
  save();
  await screen.findByText('Saved: Le vote commence.');
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    ifMatch: '"2"',
    body: { html: '<p>Le vote commence.</p>', shownAt: '2026-01-05T09:30:00.000Z' },
  });
});

test('a post is removed after confirmation', async () => {
  const sent = renderAt(`/admin/live-posts?focus=${focusId}`, {
    ...responses,
    [`DELETE ${at}/${post.id}`]: () => undefined,
  });
  await press('Delete Le vote commence.');
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByRole('button', { name: 'Delete' }).click();
  await screen.findByText('Deleted: Le vote commence.');
  expect(sent.find(({ method }) => method === 'DELETE')?.ifMatch).toBe('"2"');
});
