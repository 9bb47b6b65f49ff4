import { menuCookieSeconds } from '@parvis/contracts/limits/cookies.ts';
import { expect, test } from 'vitest';
import { composeCookies, type MenuPlace, placeIn } from './menu-memory.ts';

/** Returns the cookies that remain in a browser, by name, after it has processed cookie lines. */
function jar(lines: readonly string[]): string {
  return lines
    .filter((line) => !line.includes('Max-Age=0'))
    .map((line) => line.split(';')[0])
    .join('; ');
}

test('the four cookies contain the language and last two hours', () => {
  expect(composeCookies('en', { item: '0', sub: '0.2', followed: '/en/group' })).toEqual(
    [
      'menu_level_en=2',
      'menu_menuItem_en=0',
      'menu_sublevel_en=0.2',
      'menu_menuSubItem_en=%2Fen%2Fgroup',
    ].map((cookie) => `${cookie}; Path=/; Max-Age=${menuCookieSeconds}; SameSite=Lax`),
  );
  expect(menuCookieSeconds).toBe(7_200);
});

test('storing no position erases all four', () => {
  const lines = composeCookies('fr', undefined);
  expect(lines).toHaveLength(4);
  expect(jar(lines)).toBe('');
});

test.each<MenuPlace>([
  { item: '3' },
  { item: 'profiles', followed: '/candidats' },
  { item: '0', sub: '0.12' },
  { item: '0', sub: '0.1', followed: '/groupe' },
])('%o is stored and read back unchanged, in its own language only', (place) => {
  const cookies = `other=1; ${jar(composeCookies('fr', place))}`;
  expect(placeIn(cookies, 'fr')).toEqual(place);
  expect(placeIn(cookies, 'en')).toBeUndefined();
});

test.each([
  [''],
  ['menu_level_fr=1'],
  ['menu_menuItem_fr=0'],
  ['menu_level_fr=9; menu_menuItem_fr=0'],
  ['menu_level_fr=1; menu_menuItem_fr=%zz'],
  ['menu_level_fr=1; menu_menuItem_fr=<script>'],
])('%s stores no position', (cookies) => {
  expect(placeIn(cookies, 'fr')).toBeUndefined();
});

test('a sub-item of another item does not count', () => {
  const cookies = 'menu_level_fr=2; menu_menuItem_fr=0; menu_sublevel_fr=1.0';
  expect(placeIn(cookies, 'fr')).toEqual({ item: '0' });
});
