// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { hydrate } from './credit.island.ts';

let isReady = false;

function credit(): HTMLElement {
  const found = document.querySelector('details');
  if (!found) throw new Error('no credit');
  return found;
}

beforeEach(() => {
  document.body.innerHTML =
    '<details open><summary>©</summary><p id="words">© Atelier</p></details><button>Ailleurs</button>';
  isReady = false;
  hydrate(credit(), () => {
    isReady = true;
  });
});

test('it is open as soon as it is hydrated', () => {
  expect(isReady).toBe(true);
});

test.each([
  ['in it', credit],
  ['nowhere', () => document.body],
])('Escape closes it and returns the focus, with the focus %s', (_name, focused) => {
  focused().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(credit().hasAttribute('open')).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

test('another key leaves it open', () => {
  credit().dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(credit().hasAttribute('open')).toBe(true);
});

test.each([
  ['elsewhere closes it', 'button', false],
  ['on its words leaves it open', '#words', true],
])('a press %s', (_name, where, stays) => {
  document.querySelector(where)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(credit().hasAttribute('open')).toBe(stays);
});

test('tabbing on closes it', () => {
  const relatedTarget = document.querySelector('button');
  credit().dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
  expect(credit().hasAttribute('open')).toBe(false);
});

test('a click on its text, which moves the focus to the page around, leaves it open', () => {
  const relatedTarget = document.body;
  credit().dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
  expect(credit().hasAttribute('open')).toBe(true);
});
