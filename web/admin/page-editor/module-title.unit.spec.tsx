// @vitest-environment happy-dom
import { moduleViewSchema } from '@parvis/contracts/content/views.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { harbourView, pageWith, reportView } from '../testing/views.ts';
import { ModuleTitle } from './module-title.tsx';

const responses: Readonly<Record<string, unknown>> = {
  '/api/media/images/img000000001': harbourView,
  '/api/media/files/file00000001': reportView,
  '/admin/content/page/pg0000000001': { content: pageWith({ title: 'Le groupe' }), locks: [] },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(type: string, data: object | null): void {
  vi.stubGlobal('fetch', async (given: string) => {
    const found = Object.entries(responses).find(([path]) => given.includes(path));
    return new Response(JSON.stringify(found?.[1] ?? {}), { status: found ? 200 : 404 });
  });
  const module = moduleViewSchema.pick({ type: true, data: true }).parse({ type, data });
  renderScreen(<ModuleTitle module={module} />);
}

const picture = { imageId: 'img000000001' };

test.each([
  ['its first words', 'statement', { text: 'Oser.' }, 'Oser.'],
  [
    'what it shows of the site',
    'site-facts',
    { shows: 'cookies' },
    'Cookies and services, by purpose',
  ],
  ['the picture that it shows', 'image', picture, 'The harbour'],
  [
    'several pictures',
    'gallery',
    { items: [picture, picture, picture] },
    'The harbour and 2 others',
  ],
  ['a file', 'download-cards', { cards: [{ fileId: 'file00000001' }] }, 'Annual report'],
  ['what can no longer be read', 'image', { imageId: 'img000000009' }, 'No text'],
  ['nothing before the first save', 'image', null, 'Empty'],
])('a module is titled by %s', async (_what, type, data, title) => {
  show(type, data);
  expect(await screen.findByText(title)).toBeTruthy();
});
