// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ShowMore } from './show-more.tsx';

const props = { href: '/liste/2', label: 'Voir la suite', busyLabel: 'Chargement' };

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

test('without script, “show more” is a link to the next page', () => {
  document.body.innerHTML = renderToString(<ShowMore {...props} onLoad={async () => {}} />);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/liste/2');
});

test('a press loads the next part in place and announces it until it is done', async () => {
  let respond: () => void = () => {};
  const onLoad = vi.fn<() => Promise<void>>(
    () => new Promise<void>((resolve) => (respond = resolve)),
  );
  render(<ShowMore {...props} onLoad={onLoad} />);
  expect(fireEvent.click(screen.getByText('Voir la suite'))).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('Chargement');
  await act(async () => respond());
  expect(screen.getByRole('status').textContent).toBe('');
  expect(onLoad).toHaveBeenCalledTimes(1);
});

test('each press calls the callback of the latest render', async () => {
  const first = vi.fn<() => Promise<void>>(async () => {});
  const second = vi.fn<() => Promise<void>>(async () => {});
  const { rerender } = render(<ShowMore {...props} onLoad={first} />);
  rerender(<ShowMore {...props} onLoad={second} />);
  await act(async () => {
    fireEvent.click(screen.getByText('Voir la suite'));
  });
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});
