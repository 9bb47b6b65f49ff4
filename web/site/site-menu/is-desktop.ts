import { desktopBreakpointPx } from '@parvis/contracts/limits/layout.ts';

/** Returns true when the menu is a bar, false when it is a drawer. */
export function isDesktop(): boolean {
  return window.innerWidth >= desktopBreakpointPx;
}
