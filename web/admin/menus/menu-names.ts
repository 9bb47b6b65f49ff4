import type { IntlShape } from 'react-intl';

/** The menus that the site shows, whether or not they have entries. */
export const shownMenus = ['main', 'footer', 'profiles', 'jobs', 'hr', 'banks'] as const;

export function isShownMenu(name: string): boolean {
  return shownMenus.some((shown) => shown === name);
}

/**
 * Returns the title of a menu: a display name if the site shows it, its name if only programs read
 * it.
 */
export function menuTitle(intl: IntlShape, name: string): string {
  return isShownMenu(name) ? intl.formatMessage({ id: `menus.name-${name}` }) : name;
}
