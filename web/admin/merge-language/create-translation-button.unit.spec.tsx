// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { press } from '../testing/form-steps.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { pageWith } from '../testing/views.ts';
import { CreateTranslationButton } from './create-translation-button.tsx';

const parent = pageWith({ id: 'pg0000000002', title: 'Le groupe' });
const english = pageWith({ id: 'pg0000000003', locale: 'en', title: 'About us' });
const content = pageWith({ parentId: parent.id });
const made = { id: 'pg0000000009', revision: 1, status: 'draft', pending: false, url: '/en/page' };
const label = 'Create the page in English';

/** Renders the button; returns the writes. */
function show(untranslated: readonly object[], shown = content) {
  const writes: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    if (method === 'GET') {
      const items = searchParams.get('ids') === null ? [english] : untranslated;
      return new Response(JSON.stringify({ items, total: items.length, page: 1, pageSize: 30 }));
    }
    writes.push(`${method} ${pathname}`);
    return new Response(JSON.stringify(made));
  });
  renderScreen(<CreateTranslationButton content={shown} locale="en" />);
  return writes;
}
const translate = `POST /api/pages/${content.id}/translate`;
const move = (to: string) => `POST /admin/inline/hierarchical/select/${made.id}/${to}`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['whose parent has a translation', content],
  ['without a parent', pageWith({})],
])('a page %s is translated at once', async (_case, shown) => {
  const writes = show([], shown);
  await press(label);
  await screen.findByText('The editor');
  expect(writes).toEqual([translate]);
});

test('a page whose parent has no translation is translated where its editor chooses', async () => {
  const writes = show([parent]);
  await press(label);
  await screen.findByText(/parent “Le groupe” has no translation in English/);
  expect(writes).toEqual([]);
  const picker = await screen.findByRole('combobox', { name: 'Parent page in English' });
  picker.focus();
  fireEvent.change(picker, { target: { value: 'About' } });
  fireEvent.click(await screen.findByRole('option', { name: /About us/ }));
  await press('Create under this page');
  await screen.findByText('The editor');
  expect(writes).toEqual([translate, move(english.id)]);
});

test('it can be put at the top level, or not be created', async () => {
  const writes = show([parent]);
  await press(label);
  await press('Cancel');
  await press(label);
  await press('Create at the top level');
  await screen.findByText('The editor');
  expect(writes).toEqual([translate]);
});
