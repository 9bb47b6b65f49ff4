// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { FoundWork } from './found-work.tsx';
import { useTypedTexts } from './use-typed-texts.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Typing() {
  const { texts, type, discard, ...kept } = useTypedTexts('spec');
  return (
    <>
      <FoundWork {...kept} />
      <input
        aria-label="Note"
        value={texts['note'] ?? ''}
        onChange={({ target }) => type('note', target.value)}
      />
      <button type="button" onClick={discard}>
        Send
      </button>
    </>
  );
}

async function open() {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
  renderScreen(<Typing />);
  return screen.findByLabelText<HTMLInputElement>('Note');
}

test('a text typed into a dialog that was closed is restored', async () => {
  fireEvent.change(await open(), { target: { value: 'À relire' } });
  cleanup();
  const field = await open();
  expect(field.value).toBe('');
  fireEvent.click(await screen.findByRole('button', { name: 'Restore it' }));
  await expect.poll(() => field.value).toBe('À relire');
});

test('a text that was sent is not offered again', async () => {
  fireEvent.change(await open(), { target: { value: 'À relire' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  cleanup();
  await open();
  await expect.poll(() => Object.keys(localStorage)).toEqual(['parvis.interface-language']);
  expect(screen.queryByRole('button', { name: 'Restore it' })).toBe(null);
});
