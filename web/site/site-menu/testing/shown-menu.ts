import { act, cleanup, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { SiteMenuProps } from '../site-menu.tsx';

/** A menu of three levels, with the languages next to it. */
export const props: SiteMenuProps = {
  locale: 'fr',
  entries: [
    {
      title: 'Le groupe',
      path: '/groupe',
      children: [
        { title: 'Histoire', path: '/groupe/h', children: [] },
        {
          title: 'Gouvernance',
          path: '/groupe/g',
          children: [{ title: 'Le conseil', path: '/groupe/g/conseil', children: [] }],
        },
      ],
    },
    {
      title: 'Carrières',
      path: '/carrieres',
      children: [{ title: 'Offres', path: 'https://offres.example', newTab: true, children: [] }],
    },
    { title: 'Mediaroom', path: '/mediaroom', children: [] },
  ],
  aside: {
    languages: {
      title: 'Langues',
      children: [{ title: 'English', path: '/en/', lang: 'en', note: 'en anglais', children: [] }],
    },
  },
  current: '/groupe/h',
  labels: {
    menu: 'Menu principal',
    open: 'Menu',
    close: 'Fermer le menu',
    back: 'Retour',
    overview: 'Vue d’ensemble',
    trail: 'Niveau ouvert :',
    aside: 'Profils et langues',
    newTab: '(Ce lien s’ouvre dans un nouvel onglet)',
  },
};

/** Returns the titles of the open items. */
export function opened(): (string | null)[] {
  return [...document.querySelectorAll('details')]
    .filter((details) => details.open)
    .map((details) => details.querySelector('summary')?.textContent ?? null);
}

/** Returns the summary of an item. @throws Error when there is none */
export function summary(title: string): HTMLElement {
  const found = [...document.querySelectorAll('summary')].find(
    ({ textContent }) => textContent === title,
  );
  if (!found) throw new Error(`no item ${title}`);
  return found;
}

/** Advances the fake timers. */
export function advanceTime(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

/** Returns the button that opens a sub-item. */
export function opener(title: string): HTMLElement {
  return screen.getByText(title, { selector: 'button' });
}

/** Returns what the menu has stored. */
export function cookies(): string[] {
  return document.cookie
    .split('; ')
    .filter((cookie) => /^menu_.*=./.test(cookie))
    .toSorted();
}

/** Removes the menu and everything it stored, and restores the window and the timers. */
export function clearMenu(): void {
  cleanup();
  for (const name of ['level', 'menuItem', 'sublevel', 'menuSubItem'])
    document.cookie = `menu_${name}_fr=; Path=/; Max-Age=0`;
  window.innerWidth = 1024;
  vi.useRealTimers();
  document.body.innerHTML = '';
}
