// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { BulkBar } from './bulk-bar.tsx';

const items = ['Harbour', 'Quay'].map((title) => ({ id: title, title }));
const command = vi.fn<(action: string, item: { readonly id: string }) => Promise<unknown>>();
const onClear = vi.fn<() => void>();
const onDone = vi.fn<() => void>();

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

function show(count = items.length) {
  renderScreen(
    <BulkBar
      count={count}
      actions={['archive', 'delete']}
      itemsFor={(action) => (action === 'delete' ? items : [])}
      command={command}
      onClear={onClear}
      onDone={onDone}
    />,
  );
}

test('an action applies to each selected item; the selection is then cleared and the list refetched', async () => {
  command.mockResolvedValue(undefined);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Done: 2 of 2');
  expect(command.mock.calls).toEqual(items.map((item) => ['delete', item]));
  expect(onClear).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect([onClear.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 1]);
});

test('cancelling keeps the selection', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(command).not.toHaveBeenCalled();
  expect(onClear).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Clear the selection' }));
  expect(onClear).toHaveBeenCalledOnce();
});

test('only actions that apply to a selected item are offered, none without a selection', async () => {
  show();
  await screen.findByRole('button', { name: 'Delete' });
  expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull();
  cleanup();
  show(0);
  expect(screen.queryByRole('button')).toBeNull();
});
