// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { harbour, harbourView } from '../testing/views.ts';
import { ImageField } from './image-field.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function shown(ofHeader: boolean) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(harbourView)));
  const onChange = vi.fn<(id: string | undefined) => void>();
  const field = { label: 'Image', refused: undefined, readOnly: false, optional: true };
  renderScreen(
    <ImageField {...field} value={harbour.id} onChange={onChange} ofHeader={ofHeader} />,
  );
  // The dialog's button has the same name, and comes last.
  const press = (name: string) => {
    const button = screen.getAllByRole('button', { name }).at(-1);
    if (button) fireEvent.click(button);
  };
  await screen.findByRole('button', { name: 'Leave the image out' });
  return { onChange, press };
}

test('the image of a header is removed only after confirmation', async () => {
  const { onChange, press } = await shown(true);
  press('Leave the image out');
  press('Cancel');
  expect(onChange).not.toHaveBeenCalled();
  press('Leave the image out');
  press('Leave the image out');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('any other image is removed immediately', async () => {
  const { onChange, press } = await shown(false);
  press('Leave the image out');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(undefined);
});
