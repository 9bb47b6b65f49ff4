import { createContext, useContext } from 'react';
import type { Phase, SiteMenuEvent } from './site-menu.events.ts';

export interface SiteMenuLabels {
  readonly menu: string;
  readonly open: string;
  readonly close: string;
  readonly back: string;
  readonly overview: string;
  /** The name of the path that is open, for screen readers. */
  readonly trail: string;
  /** The name of the lines beside the main ones: profiles and languages. */
  readonly aside: string;
  readonly newTab: string;
}

/** The shared state of the menu's parts. */
export interface MenuControl {
  /** The path being read. */
  readonly current: string;
  readonly labels: SiteMenuLabels;
  /** The place of the sub-item that is open. */
  readonly openSub: string | null;
  readonly phaseOf: (item: string) => Phase;
  readonly send: (event: SiteMenuEvent) => void;
}

const Control = createContext<MenuControl | undefined>(undefined);
export const MenuControlProvider = Control.Provider;

/** @throws Error outside a menu */
export function useMenuControl(): MenuControl {
  const control = useContext(Control);
  if (!control) throw new Error('a part of the menu stands outside it');
  return control;
}
