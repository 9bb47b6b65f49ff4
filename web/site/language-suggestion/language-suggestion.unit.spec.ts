// @vitest-environment happy-dom
import { languageSuggestionCookieSeconds } from '@parvis/contracts/limits/cookies.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { cookies } from '../consent/cookies.ts';
import { hydrate, preferredLanguage } from './language-suggestion.island.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.cookie = `${cookies.language.name}=; Path=/; Max-Age=-1`;
});

test.each([
  [['fr-FR', 'fr', 'en'], 'fr'],
  [['de-DE', 'en-GB', 'fr'], 'en'],
  [['EN'], 'en'],
  [['frr', 'enm'], undefined],
  [['de', 'nl'], undefined],
  [[], undefined],
])('a browser that accepts %j prefers %s', (languages, preferred) => {
  expect(preferredLanguage(languages, ['fr', 'en'])).toBe(preferred);
});

function suggested(languages: readonly string[]): { root: HTMLElement; written: string[] } {
  const written: string[] = [];
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([...languages]);
  vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => void written.push(line));
  document.body.innerHTML =
    '<aside lang="en" data-languages="fr en" hidden><button></button></aside>';
  const root = document.querySelector('aside') ?? document.body;
  hydrate(root, () => {});
  return { root, written };
}

test('the language that the browser prefers is suggested, and then not again for 31 days', () => {
  const { root, written } = suggested(['en-US', 'fr']);
  expect(root.hidden).toBe(false);
  expect(languageSuggestionCookieSeconds).toBe(31 * 24 * 3_600);
  expect(written).toEqual([
    `${cookies.language.name}=1; Path=/; Max-Age=${languageSuggestionCookieSeconds}; SameSite=Lax`,
  ]);
  root.querySelector('button')?.click();
  expect(root.hidden).toBe(true);
});

test('a browser that prefers the page’s language gets no suggestion', () => {
  const { root, written } = suggested(['fr-FR', 'en']);
  expect([root.hidden, written]).toEqual([true, []]);
});
