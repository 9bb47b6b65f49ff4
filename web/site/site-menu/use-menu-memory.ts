import type { Locale } from '@parvis/contracts/site/locale.ts';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isDesktop } from './is-desktop.ts';
import { composeCookies, type MenuPlace, placeIn } from './menu-memory.ts';
import type { Phase, SiteMenuEvent } from './site-menu.events.ts';

function keep(locale: Locale, place: MenuPlace | undefined): void {
  for (const cookie of composeCookies(locale, place)) document.cookie = cookie;
}

interface OpenPlace {
  readonly item: string | null;
  readonly sub: string | null;
  readonly drawer: Phase;
}

/**
 * Stores how deep the menu of small screens is open, and reopens the drawer there. Pressing a
 * top-level item resets the stored path; going back resets the level that was left. Returns the
 * function to call with every event.
 */
export function useMenuMemory(
  nav: RefObject<HTMLElement | null>,
  locale: Locale,
  { item, sub, drawer }: OpenPlace,
  send: (event: SiteMenuEvent) => void,
): (event: SiteMenuEvent) => void {
  const reopen = useEffectEvent(() => {
    const kept = item === null && !isDesktop() ? placeIn(document.cookie, locale) : undefined;
    if (!kept) return;
    send({ type: 'item.show', item: kept.item });
    if (kept.sub !== undefined) send({ type: 'sub.show', item: kept.sub });
  });
  useEffect(() => {
    if (drawer === 'opening') reopen();
  }, [drawer]);

  const rememberLink = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || isDesktop()) return;
    const isTop = link.closest('[data-panel]') === null;
    if (isTop || item === null) keep(locale, undefined);
    else keep(locale, { item, sub: sub ?? undefined, followed: link.pathname });
  });
  useEffect(() => {
    const element = nav.current;
    const onClick = (event: MouseEvent) => rememberLink(event);
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [nav]);

  return (event) => {
    if (event.type === 'item.press') {
      keep(locale, undefined);
      if (!isDesktop()) keep(locale, { item: event.item });
    }
    if (isDesktop() || item === null) return;
    if (event.type === 'sub.press') keep(locale, { item, sub: event.item });
    if (event.type === 'back') keep(locale, sub === null ? undefined : { item });
  };
}
