import type { Locale } from '@parvis/contracts/site/locale.ts';
import { cookieLine } from '../../public/cookies/cookie-line.ts';
import { cookieValue } from '../../public/cookies/cookie-value.ts';
import { cookies } from '../consent/cookies.ts';

/**
 * How deep the menu was left open on a small screen, and at which items, identified by their
 * positions.
 */
export interface MenuPlace {
  readonly item: string;
  readonly sub?: string | undefined;
  /** The path of the link that was followed from there. */
  readonly followed?: string | undefined;
}

/** Returns the cookie that exists whenever a position is stored. */
export function levelCookie(locale: Locale): string {
  return `menu_level_${locale}`;
}

const { name: start } = cookies.menu;
const names = [
  `${start}level`,
  `${start}menuItem`,
  `${start}sublevel`,
  `${start}menuSubItem`,
] as const;
const place = /^[a-z0-9]+$/;
const subPlace = /^[a-z0-9]+\.\d+$/;

/** Returns the cookie strings that store a position; without a position, they erase it. */
export function composeCookies(locale: Locale, kept: MenuPlace | undefined): readonly string[] {
  const values = {
    menu_level: kept && (kept.sub === undefined ? '1' : '2'),
    menu_menuItem: kept?.item,
    menu_sublevel: kept?.sub,
    menu_menuSubItem: kept?.followed,
  };
  return names.map((name) =>
    cookieLine(`${name}_${locale}`, values[name], cookies.menu.lasts.seconds),
  );
}

/** Returns the position stored in the cookies of a page; undefined when there is no valid one. */
export function placeIn(kept: string, locale: Locale): MenuPlace | undefined {
  const read = (name: (typeof names)[number]) => cookieValue(kept, `${name}_${locale}`);
  const item = read('menu_menuItem');
  const level = read('menu_level');
  if (item === undefined || !place.test(item) || !['1', '2'].includes(level ?? ''))
    return undefined;
  const sub = read('menu_sublevel');
  const followed = read('menu_menuSubItem');
  const isDeep = level === '2' && sub !== undefined && subPlace.test(sub);
  return {
    item,
    ...(isDeep && sub.startsWith(`${item}.`) && { sub }),
    ...(followed && { followed }),
  };
}
