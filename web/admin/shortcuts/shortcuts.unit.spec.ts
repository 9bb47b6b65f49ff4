// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { ariaKeys, isAlsoOfText, isShortcut, type PressedKey, shortcuts } from './shortcuts.ts';

afterEach(() => vi.unstubAllGlobals());

function pressed(key: string, held: Partial<PressedKey> = {}, hasAltGr = false): PressedKey {
  return {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    getModifierState: () => hasAltGr,
    ...held,
  };
}

test('a shortcut is pressed with Ctrl or ⌘, in either case, and with no other modifier', () => {
  expect(isShortcut('find', pressed('k', { ctrlKey: true }))).toBe(true);
  expect(isShortcut('find', pressed('K', { metaKey: true }))).toBe(true);
  expect(isShortcut('find', pressed('k'))).toBe(false);
  expect(isShortcut('find', pressed('K', { ctrlKey: true, shiftKey: true }))).toBe(false);
  expect(isShortcut('find', pressed('k', { ctrlKey: true, altKey: true }))).toBe(false);
  expect(isShortcut('publish', pressed('Enter', { ctrlKey: true, shiftKey: true }))).toBe(true);
  expect(isShortcut('confirm', pressed('Enter', { ctrlKey: true, shiftKey: true }))).toBe(false);
});

test('a character is one whether or not the keyboard needs Shift for it, and never with AltGr', () => {
  expect(isShortcut('shortcuts', pressed('?', { shiftKey: true }))).toBe(true);
  expect(isShortcut('search', pressed('/'))).toBe(true);
  expect(isShortcut('search', pressed('/', {}, true))).toBe(false);
  expect(isShortcut('shortcuts', pressed('?', { ctrlKey: true }))).toBe(false);
});

test('each combination means one thing in one place', () => {
  const named = shortcuts.map(({ place, keys }) => `${place} ${keys}`);
  expect(new Set(named).size).toBe(named.length);
  expect(shortcuts.filter(({ keys }) => /Control.*Alt|AltGraph/.test(keys))).toEqual([]);
});

test('only the link of the text editor has keys that do something else elsewhere', () => {
  expect(shortcuts.filter(({ name }) => isAlsoOfText(name)).map(({ name }) => name)).toEqual([
    'find',
    ...shortcuts.filter(({ place }) => place === 'text').map(({ name }) => name),
  ]);
});

test('keys have the names that assistive technology knows, ⌘ on a Mac', () => {
  vi.stubGlobal('navigator', { platform: 'Linux x86_64' });
  expect(ariaKeys('find', 'up')).toBe('Control+K Alt+ArrowUp');
  vi.stubGlobal('navigator', { platform: 'MacIntel' });
  expect(ariaKeys('find', 'up')).toBe('Meta+K Alt+ArrowUp');
});
