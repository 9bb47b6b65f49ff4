import { desktopBreakpointPx } from '@parvis/contracts/limits/layout.ts';

/** True where the menu is a bar, false where it is a drawer. */
export function isDesktop(): boolean {
  return window.innerWidth >= desktopBreakpointPx;
}
