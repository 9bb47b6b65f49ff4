// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { animateNumber } from './animate-number.ts';

const heading = document.createElement('h2');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame'] });
  document.documentElement.lang = 'fr';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function countFrom(former: string, words: string): string {
  heading.textContent = words;
  animateNumber(heading, former);
  return heading.textContent;
}

test('a number counts for half a second from its former to its new value', () => {
  expect(countFrom('0 résultat', '1\u202f200 résultats')).toBe('0 résultats');
  vi.advanceTimersByTime(250);
  expect(heading.textContent).toMatch(/^[56]\d\d résultats$/);
  vi.advanceTimersByTime(240);
  expect(heading.textContent).toMatch(/^1\u202f1\d\d résultats$/);
  vi.advanceTimersByTime(32);
  expect(heading.textContent).toBe('1\u202f200 résultats');
  vi.advanceTimersByTime(10_000);
  expect(heading.textContent).toBe('1\u202f200 résultats');
});

test('a number counts down too, in English', () => {
  document.documentElement.lang = 'en';
  expect(countFrom('1,200 results', '85 results')).toBe('1,200 results');
  vi.advanceTimersByTime(520);
  expect(heading.textContent).toBe('85 results');
});

test.each([
  ['12 résultats', '12 résultats'],
  ['12 résultats', 'Aucun résultat'],
  ['', '12 résultats'],
])('from %j to %j nothing is animated', (former, words) => {
  expect(countFrom(former, words)).toBe(words);
  expect(vi.getTimerCount()).toBe(0);
});

test('nothing is animated with reduced motion', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...matchMedia('all'), matches: true });
  expect(countFrom('0 résultat', '12 résultats')).toBe('12 résultats');
});
