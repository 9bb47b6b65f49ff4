// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useListedActive } from './use-listed-active.ts';

function Search() {
  const dialog = useRef<HTMLDivElement>(null);
  useListedActive(dialog);
  return (
    <div ref={dialog}>
      <input role="combobox" aria-expanded aria-controls="list" />
      <ul id="list">
        <li id="old">Quai</li>
      </ul>
    </div>
  );
}

test('a field names no active option that is not listed, whenever it was named', async () => {
  render(<Search />);
  const field = screen.getByRole('combobox');
  field.setAttribute('aria-activedescendant', 'old');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(field.getAttribute('aria-activedescendant')).toBe('old');
  document.getElementById('old')?.remove();
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBeNull());
  field.setAttribute('aria-activedescendant', 'old');
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBeNull());
});
