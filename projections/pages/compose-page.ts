import type { Position } from '@parvis/contracts/log/position.ts';
import type {
  ComposedScreen,
  FramedScreen,
  MenuEntry,
  SiteFrame,
} from '@parvis/contracts/site/screens.ts';
import { composeMenu, type ShownEntry } from '../menu-tree/compose-menu.ts';
import { composeContentScreen } from '../page-fragments/compose-content-screen.ts';
import type { Queryable } from '../platform/queryable.ts';
import { findRedirect } from '../redirects/find-redirect.ts';
import { withImages } from './with-images.ts';

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

const mainMenu = 'main';

/**
 * Composes what a public path shows, of every read model that visitors see, now or at a past
 * position: the page with its pictures, under the main menu that editors made where there is one; else where a
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
    const pictured = await withImages(db, { ...composed, screen }, at);
    return withMainMenu(db, { kind: 'screen', ...pictured }, at);
  }
  const { target, position, tags } = await findRedirect(db, path, at);
  const found = {
    position: earlier(position, composed.position),
    tags: [...composed.tags, ...tags],
  };
  if (target === undefined) return withMainMenu(db, { ...composed, ...found }, at);
  if (target.status !== 410)
    return { kind: 'moved', to: target.to, status: target.status, ...found };
  const gone: FramedScreen = { screen: 'gone', frame: screen.frame, path };
  return withMainMenu(db, { ...composed, ...found, screen: gone }, at);
}

/** The frame alone, for screens that show no content. @throws ReadModelNotServed */
export async function frameWithMainMenu(
  db: Queryable,
  frame: SiteFrame,
  at?: Position,
): Promise<{
  readonly frame: SiteFrame;
  readonly position: Position;
  readonly tags: readonly string[];
}> {
  const { entries, position, tags } = await composeMenu(db, mainMenu, frame.locale, at);
  const menu = entries.length === 0 ? frame.menu : entries.map(menuEntry);
  return { frame: { ...frame, menu }, position, tags };
}

async function withMainMenu(
  db: Queryable,
  composed: { readonly kind: 'screen' } & ComposedScreen<FramedScreen>,
  at: Position | undefined,
): Promise<ComposedPage> {
  const framed = await frameWithMainMenu(db, composed.screen.frame, at);
  return {
    ...composed,
    screen: { ...composed.screen, frame: framed.frame },
    position: earlier(composed.position, framed.position),
    tags: [...new Set([...composed.tags, ...framed.tags])],
  };
}

function menuEntry({ label, href, children }: ShownEntry): MenuEntry {
  return {
    title: label,
    path: href,
    children: children.map((child) => ({ title: child.label, path: child.href })),
  };
}

/** A page is as old as the oldest thing on it. */
function earlier(one: Position, other: Position): Position {
  return one < other ? one : other;
}
