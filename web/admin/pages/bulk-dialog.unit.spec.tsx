// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { pageRow } from '../testing/views.ts';
import { bulkCommands } from './bulk-actions.ts';
import { BulkDialog } from './bulk-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each<keyof typeof bulkCommands>(['publish', 'unpublish', 'archive', 'unarchive'])(
  '%s is based on the revision of each item that the list showed, and reports which items changed meanwhile',
  async (action) => {
    const detail = 'Ann saved revision 4 meanwhile.';
    const code = 'stale-revision';
    const problem = { type: 'about:blank', title: 'Changed', status: 412, detail, code };
    const sent: (readonly [string, string | null])[] = [];
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (init?.method !== 'POST') return new Response('{}', { status: 404 });
      sent.push([address, new Headers(init.headers).get('if-match')]);
      if (!address.includes('pg0000000001'))
        return new Response(JSON.stringify({ ...problem, errors: [] }), { status: 412 });
      const receipt = {
        id: 'pg0000000001',
        revision: 2,
        url: '/page-1',
        status: 'published',
        pending: false,
      };
      return new Response(JSON.stringify(receipt));
    });
    const name = 'Go on';
    renderScreen(
      <BulkDialog
        title={`${name}?`}
        action={name}
        command={bulkCommands[action]}
        items={[pageRow(1, 2), pageRow(2, 3)]}
        onClose={() => {}}
      />,
    );
    fireEvent.click(await screen.findByRole('button', { name }));
    await screen.findByText(detail);
    await screen.findByText('Done: 1 of 2');
    expect(sent).toEqual([
      [`/api/pages/pg0000000001/${action}`, '"2"'],
      [`/api/pages/pg0000000002/${action}`, '"3"'],
    ]);
  },
);

test('an action stops between two items, says what it did not reach, and continues there', async () => {
  const carriedOut: string[] = [];
  let finish = () => {};
  renderScreen(
    <BulkDialog
      title="Go on?"
      action="Go on"
      command={({ title }) =>
        new Promise<void>((resolve) => {
          carriedOut.push(title);
          finish = resolve;
        })
      }
      items={[pageRow(1, 2), pageRow(2, 3), pageRow(3, 4)]}
      onClose={() => {}}
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  finish();
  await screen.findByText('Done: 1 of 3');
  await waitFor(() => expect(screen.getAllByText('not reached')).toHaveLength(2));
  expect(carriedOut).toEqual(['Page 1']);
  fireEvent.click(screen.getByRole('button', { name: 'Continue (2)' }));
  await waitFor(() => expect(carriedOut).toEqual(['Page 1', 'Page 2']));
  finish();
  await waitFor(() => expect(carriedOut).toEqual(['Page 1', 'Page 2', 'Page 3']));
  finish();
  await screen.findByText('Done: 3 of 3');
});
