import { expect, test } from 'vitest';
import { comboboxEvent } from './combobox-event.ts';

test.each(['Enter', 'Escape', 'Tab', 'a'])(
  'the key “%s” is left to a closed combobox’s field',
  (key) => {
    expect(comboboxEvent(key, false)).toBeUndefined();
  },
);

test.each([
  ['Enter', 'confirm'],
  ['Tab', 'confirm'],
  ['Escape', 'hide'],
])('in an open combobox, the key %s means “%s”', (key, type) => {
  expect(comboboxEvent(key, true)).toEqual({ type });
});
