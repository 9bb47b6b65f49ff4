// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { logPosition } from './log-position.ts';

const position = '00000000000000000007';
const later = '00000000000000000009';

beforeEach(() => {
  sessionStorage.clear();
  logPosition.note(position);
});

test('reads ask for the position of the last write until it was not reached for half a minute', () => {
  logPosition.notReached(0);
  logPosition.notReached(29_000);
  expect(logPosition.current()).toBe(position);
  logPosition.notReached(30_000);
  expect(logPosition.current()).toBeUndefined();
});

test('the half minute begins anew with another write', () => {
  logPosition.notReached(0);
  logPosition.note(later);
  logPosition.notReached(30_000);
  logPosition.notReached(59_000);
  expect(logPosition.current()).toBe(later);
});
