// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Suggested } from './typeahead.machine.ts';
import { Typeahead } from './typeahead.tsx';

const html = ['Analyste crédit', 'Analyste données']
  .map((title) => `<div role="option" data-suggestion="${title}">${title}</div>`)
  .join('');
const suggest = vi.fn<(text: string) => Promise<Suggested>>();
const onTake = vi.fn<(option: HTMLElement) => void>();
const onSubmit = vi.fn<() => void>();

function Field() {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Typeahead
        label="Métier"
        clearLabel="Effacer"
        name="q"
        value={value}
        limits={{ minimum: 3, debounceMs: 0 }}
        suggest={suggest}
        none="Rien"
        hint="Tab : #"
        onType={setValue}
        onTake={onTake}
      />
      <button type="submit">Chercher</button>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const isOpen = () => field().getAttribute('aria-expanded');
const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(field(), { key, ...init });

async function type(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  await waitFor(() => expect(isOpen()).toBe('true'));
}

beforeEach(() => {
  suggest.mockReset().mockResolvedValue({ html, first: 'Analyste crédit' });
  onTake.mockReset();
  onSubmit.mockReset();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  render(<Field />);
});
afterEach(cleanup);

test('suggestions are under the field, and the first completes the typed text', async () => {
  await type('ana');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Analyste crédit',
    'Analyste données',
  ]);
  const description = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Tab : analyste crédit');
});

test.each([
  ['Tab', {}],
  ['ArrowRight', {}],
])('%s completes the typed text, and then has its usual effect', async (key, init) => {
  await type('ana');
  expect(press(key, init)).toBe(false);
  expect(field().value).toBe('analyste crédit');
  expect(isOpen()).toBe('false');
  expect(press(key, init)).toBe(true);
});

test('Shift and Tab leave the field without completing it', async () => {
  await type('ana');
  expect(press('Tab', { shiftKey: true })).toBe(true);
  expect(field().value).toBe('ana');
});

test('the right arrow moves within the words when the caret is not at their end', async () => {
  await type('ana');
  field().setSelectionRange(1, 1);
  expect(press('ArrowRight')).toBe(true);
  expect(field().value).toBe('ana');
});

test('an arrow makes an option active, and Enter takes it instead of sending the form', async () => {
  await type('ana');
  press('ArrowDown');
  press('ArrowDown');
  const active = screen.getByRole('option', { selected: true });
  expect(active.id).toBe(field().getAttribute('aria-activedescendant'));
  expect(press('Enter')).toBe(false);
  expect(onTake.mock.calls[0]?.[0].dataset['suggestion']).toBe('Analyste données');
  expect(isOpen()).toBe('false');
});

test('Enter without an option closes the suggestions and submits the form', async () => {
  await type('ana');
  expect(press('Enter')).toBe(true);
  expect(isOpen()).toBe('false');
});

test('a clicked option is taken', async () => {
  await type('ana');
  const [first] = screen.getAllByRole('option');
  if (first) fireEvent.click(first);
  expect(onTake).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe('false');
});

test('Escape and leaving the field close the suggestions', async () => {
  await type('ana');
  press('Escape');
  expect(isOpen()).toBe('false');
  await type('anal');
  fireEvent.blur(field(), { relatedTarget: document.body });
  expect(isOpen()).toBe('false');
});

test('the absence of suggestions is announced', async () => {
  suggest.mockResolvedValue({ html: '' });
  await type('zzz');
  expect(screen.getByRole('status').textContent).toBe('Rien');
});
