import type { IntlShape } from 'react-intl';

/** The menus that the site shows somewhere, whether or not they have entries. */
export const shownMenus = ['main', 'footer', 'profiles', 'jobs', 'hr', 'banks'] as const;

export function isShownMenu(name: string): boolean {
  return shownMenus.some((shown) => shown === name);
}

/** What a menu is called: in words where the site shows it, by its name where only programs read it. */
export function menuTitle(intl: IntlShape, name: string): string {
  return isShownMenu(name) ? intl.formatMessage({ id: `menus.name-${name}` }) : name;
}
