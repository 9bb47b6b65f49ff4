import { layoutResizeDebounceMs } from '@parvis/contracts/limits/layout.ts';
import { type MouseEvent as Press, type RefObject, useEffect, useEffectEvent } from 'react';
import { useResized } from '../../ui/resize/use-resized.ts';
import { isDesktop } from './is-desktop.ts';
import { navigationId } from './navigation-id.ts';
import type { Phase, SiteMenuEvent } from './site-menu.events.ts';

/** On small screens a skip link to the menu opens it. */
const linkToMenu = `a[href="#${navigationId}"]`;

function isOpen(nav: HTMLElement): boolean {
  return nav.matches(':popover-open');
}

/**
 * Keeps the browser's popover and the machine's drawer in sync, whichever changed first. Returns
 * the handlers of the drawer's buttons.
 */
export function useDrawer(
  nav: RefObject<HTMLElement | null>,
  phase: Phase,
  send: (event: SiteMenuEvent) => void,
): (event: Press) => void {
  const follow = useEffectEvent((opened: boolean) => {
    const machineSaysUp = phase === 'opening' || phase === 'open';
    if (opened && !machineSaysUp) send({ type: 'drawer.press' });
    if (!opened && machineSaysUp) send({ type: 'dismiss' });
  });
  useEffect(() => {
    const element = nav.current;
    if (!element || !('showPopover' in element)) return;
    if (isOpen(element)) follow(true);
    const onToggle = () => follow(isOpen(element));
    element.addEventListener('toggle', onToggle);
    return () => element.removeEventListener('toggle', onToggle);
  }, [nav]);
  useResized(layoutResizeDebounceMs, () => {
    // A window that becomes wide shows the bar without its drawer; one that becomes narrow moves
    // the bar and its open panel into a closed drawer.
    if (isDesktop() === (phase !== 'closed')) send({ type: 'dismiss' });
  });
  const openFromLink = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest(linkToMenu);
    if (!link || isDesktop() || phase !== 'closed') return;
    event.preventDefault();
    send({ type: 'drawer.press' });
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => openFromLink(event);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  useEffect(() => {
    const element = nav.current;
    if (!element || !('showPopover' in element)) return;
    if (phase === 'opening' && !isOpen(element)) {
      element.showPopover();
      element.querySelector('button')?.focus();
    }
    if (phase === 'closed' && isOpen(element)) element.hidePopover();
  }, [nav, phase]);
  return (event) => {
    event.preventDefault();
    send({ type: 'drawer.press' });
  };
}
