import { createContext, useContext } from 'react';
import type { Phase, SiteMenuEvent } from './site-menu.events.ts';

export interface SiteMenuLabels {
  readonly menu: string;
  readonly open: string;
  readonly close: string;
  readonly back: string;
  readonly overview: string;
  /** The accessible name of the open path. */
  readonly trail: string;
  /** The accessible name of the secondary entries: profiles and languages. */
  readonly aside: string;
  readonly newTab: string;
}

/** The shared state of the menu's parts. */
export interface MenuControl {
  /** The current path. */
  readonly current: string;
  readonly labels: SiteMenuLabels;
  /** The index of the open sub-item. */
  readonly openSub: string | null;
  readonly phaseOf: (item: string) => Phase;
  readonly send: (event: SiteMenuEvent) => void;
}

const Control = createContext<MenuControl | undefined>(undefined);
export const MenuControlProvider = Control.Provider;

/** @throws Error outside a menu */
export function useMenuControl(): MenuControl {
  const control = useContext(Control);
  if (!control) throw new Error('a part of the menu is outside of it');
  return control;
}
