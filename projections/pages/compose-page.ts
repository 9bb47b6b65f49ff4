import type { Position } from '@parvis/contracts/log/position.ts';
import type { ComposedScreen, FramedScreen } from '@parvis/contracts/site/screens.ts';
import type { MenuEntry, SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import { composeMenus, type ShownEntry } from '../menu-tree/compose-menus.ts';
import { composeContentScreen } from '../page-fragments/compose-content-screen.ts';
import type { Queryable } from '../platform/queryable.ts';
import { findRedirect } from '../redirects/find-redirect.ts';
import { completePage } from './complete-page.ts';
import { earliest } from './earliest.ts';

/** What answers an address: a screen, or another address, for good or for now. */
export type ComposedPage =
  | ({ readonly kind: 'screen' } & ComposedScreen<FramedScreen>)
  | {
      readonly kind: 'moved';
      readonly to: string;
      readonly status: 301 | 302 | 308;
      readonly position: Position;
      readonly tags: readonly string[];
    };

/**
 * Composes what a public path shows, of every read model that visitors see, now or at a past
 * position: the page with its videos and pictures, under the main menu that editors made where there is one; else where a
 * redirect leads; else that it is gone, or never was.
 * @param path canonical
 * @throws ReadModelNotServed
 */
export async function composePage(
  db: Queryable,
  path: string,
  at?: Position,
): Promise<ComposedPage> {
  const composed = await composeContentScreen(db, path, at);
  if (composed.kind === 'moved') return { ...composed, status: 308 };
  const { screen } = composed;
  if (screen.screen === 'content') {
    const complete = await completePage(db, { ...composed, screen }, at);
    return { kind: 'screen', ...(await withMainMenu(db, complete, at)) };
  }
  const { target, position, tags } = await findRedirect(db, path, at);
  const found = {
    position: earliest([position, composed.position]),
    tags: [...composed.tags, ...tags],
  };
  if (target === undefined)
    return { kind: 'screen', ...(await withMainMenu(db, { ...composed, ...found, screen }, at)) };
  if (target.status !== 410)
    return { kind: 'moved', to: target.to, status: target.status, ...found };
  const gone: FramedScreen = { screen: 'gone', frame: screen.frame, path };
  return { kind: 'screen', ...(await withMainMenu(db, { ...found, screen: gone }, at)) };
}

/** A frame under the menus that editors made, for screens that show no content too. @throws ReadModelNotServed */
export async function frameWithMainMenu(
  db: Queryable,
  frame: SiteFrame,
  at?: Position,
): Promise<{
  readonly frame: SiteFrame;
  readonly position: Position;
  readonly tags: readonly string[];
}> {
  const names = ['main', 'profiles', 'footer'];
  const { menus, position, tags } = await composeMenus(db, names, frame.locale, at);
  const entriesOf = (name: string) => menus.get(name)?.map(menuEntry) ?? [];
  const [main, footer] = [entriesOf('main'), entriesOf('footer')];
  const menu = main.length === 0 ? frame.menu : main;
  return {
    frame: {
      ...frame,
      menu,
      profiles: entriesOf('profiles'),
      footer: footer.length === 0 ? menu : footer,
    },
    position,
    tags,
  };
}

/** A composed screen under the menus that editors made. @throws ReadModelNotServed */
export async function withMainMenu<Framed extends FramedScreen>(
  db: Queryable,
  composed: ComposedScreen<Framed>,
  at?: Position,
): Promise<ComposedScreen<Framed>> {
  const { frame, position, tags } = await frameWithMainMenu(db, composed.screen.frame, at);
  return {
    ...composed,
    screen: { ...composed.screen, frame },
    position: earliest([composed.position, position]),
    tags: [...new Set([...composed.tags, ...tags])],
  };
}

function menuEntry({ label, href, newTab, children }: ShownEntry): MenuEntry {
  const where = newTab ? ({ newTab } as const) : {};
  return { title: label, path: href, ...where, children: children.map(menuEntry) };
}
