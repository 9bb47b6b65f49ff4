// @vitest-environment happy-dom
import { currentSearchCookieSeconds } from '@parvis/contracts/limits/cookies.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { cookies } from '../consent/cookies.ts';
import { hydrate } from './back-to-search.island.ts';
import { hydrate as remember } from './remember-search.island.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function linkFor(cookie: string): HTMLAnchorElement | null {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`a=1; ${cookies.search.name}=${cookie}`);
  document.body.innerHTML = '<p><a hidden>Retour</a></p>';
  const root = document.querySelector('p') ?? document.body;
  hydrate(root, () => {});
  return root.querySelector('a');
}

test('the link leads back to the list stored in the cookie', () => {
  const link = linkFor(encodeURIComponent('/toutes-actualites?q=marée'));
  expect(link?.hidden).toBe(false);
  expect(link?.getAttribute('href')).toBe('/toutes-actualites?q=mar%C3%A9e');
});

test.each(['%2F%2Fevil.example', 'https%3A%2F%2Fevil.example', '%2Fa%25%7C%25b', '%zz', ''])(
  'a cookie with %s keeps the link hidden',
  (cookie) => {
    expect(linkFor(cookie)?.hidden).toBe(true);
  },
);

test('a list is stored for an hour when left, with its current query', () => {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => void written.push(line));
  remember(document.body, () => {});
  expect(written).toEqual([]);
  history.replaceState(null, '', '/toutes-actualites?q=phare');
  window.dispatchEvent(new Event('pagehide'));
  expect(currentSearchCookieSeconds).toBe(3_600);
  expect(written).toEqual([
    'rh_current_search=%2Ftoutes-actualites%3Fq%3Dphare; Path=/; Max-Age=3600; SameSite=Lax',
  ]);
});
