// @vitest-environment happy-dom
import { desktopBreakpointPx } from '@parvis/contracts/limits/layout.ts';
import { dropdownSkippedAboveOptions } from '@parvis/contracts/limits/search.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SelectField, type SelectFieldProps } from './select-field.tsx';
import { isEnhanced } from './use-enhanced.ts';

const props: SelectFieldProps = {
  id: 'country',
  name: 'country',
  label: 'Pays',
  options: ['Belgique', 'Espagne', 'France'].map((label) => ({ value: label, label })),
  value: 'Espagne',
  labels: { open: 'Afficher les choix', none: 'Aucun choix' },
};

function sent(): string | undefined {
  return document.querySelector<HTMLInputElement>('input[name=country]')?.value;
}

beforeEach(() => {
  window.innerWidth = 1440;
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), {
      matches: true,
      media: '',
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test.each([
  [dropdownSkippedAboveOptions, desktopBreakpointPx, true, true],
  [dropdownSkippedAboveOptions + 1, desktopBreakpointPx, true, false],
  [3, desktopBreakpointPx - 1, true, false],
  [3, desktopBreakpointPx, false, false],
])('%i options at %i px, fine pointer %s: enhanced %s', (count, width, fine, expected) => {
  expect(isEnhanced(count, width, fine)).toBe(expected);
});

test('the server sends a native select', () => {
  document.body.innerHTML = renderToString(<SelectField {...props} />);
  expect(document.querySelector<HTMLSelectElement>('select')?.value).toBe('Espagne');
  expect(document.querySelector('[role=combobox]')).toBeNull();
});

test('on desktops, a combobox replaces the select and sends the same value', () => {
  render(<SelectField {...props} />);
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
  expect(sent()).toBe('Espagne');
});

test('a focused select is replaced only once it loses the focus', () => {
  const host = document.createElement('div');
  host.innerHTML = renderToString(<SelectField {...props} />);
  document.body.append(host);
  host.querySelector('select')?.focus();
  render(<SelectField {...props} />, { container: host, hydrate: true });
  expect(host.querySelector('select')).not.toBeNull();
  const select = host.querySelector('select');
  if (select) fireEvent.blur(select);
  expect(host.querySelector('select')).toBeNull();
});

test('by keyboard: typing filters, arrows move, Enter selects', () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<SelectField {...props} onChange={onChange} />);
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'f' } });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['France']);
  expect(field.getAttribute('aria-activedescendant')).toBe('country-list-France');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(sent()).toBe('France');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('France');
});

test('Escape closes the list and keeps the value', () => {
  render(<SelectField {...props} />);
  const field = screen.getByRole('combobox');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.getAttribute('aria-activedescendant')).toBe('country-list-France');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(sent()).toBe('Espagne');
});

test('Enter in a closed field is left to the form', () => {
  render(<SelectField {...props} />);
  expect(fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' })).toBe(true);
});

test('a query without matches is announced', () => {
  render(<SelectField {...props} />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'zzz' } });
  expect(screen.getByRole('status').textContent).toBe('Aucun choix');
});
