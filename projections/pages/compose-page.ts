import type { Position } from '@parvis/contracts/log/position.ts';
import { localeOfPath } from '@parvis/contracts/site/locale.ts';
import type { ComposedScreen, FramedScreen } from '@parvis/contracts/site/screens.ts';
import { composeContentScreen } from '../page-fragments/compose-content-screen.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { findRedirect } from '../redirects/find-redirect.ts';
import { earliest } from '../revisioned/earliest.ts';
import { completePage } from './complete-page.ts';
import { readTreeFrame } from './compose-frame.ts';
import { isCaching } from './read-shared.ts';
import { readFrameParts, withMainMenu } from './with-main-menu.ts';

/** The response for an address: a screen, or a permanent or temporary redirect. */
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
 * Composes the response for a public path from every public read model, now or at a past position:
 * the page with its videos and images, under the main menu that editors created, if any; otherwise
 * the target of a redirect; otherwise “gone” or “not found”.
 * @param path canonical
 * @throws ReadModelNotServed
 */
export async function composePage(
  db: Queryable,
  path: string,
  at?: Position,
): Promise<ComposedPage> {
  const [composed, parts] = await Promise.all([
    composeContentScreen(db, path, at, readTreeFrame(db, localeOfPath(path), at)),
    isCaching(db, at) ? readFrameParts(db, localeOfPath(path)) : undefined,
  ]);
  if (composed.kind === 'moved') return { ...composed, status: 308 };
  const { screen } = composed;
  if (screen.screen === 'content') {
    const content = { ...composed, screen };
    return { kind: 'screen', ...(await completePage(db, content, at, parts)) };
  }
  const framed = async (found: ComposedScreen<FramedScreen>) => ({
    kind: 'screen' as const,
    ...(await withMainMenu(db, found, at, parts)),
  });
  const { target, position, tags } = await findRedirect(db, path, at);
  const found = {
    position: earliest([position, composed.position]),
    tags: [...composed.tags, ...tags],
  };
  if (target === undefined) return framed({ ...composed, ...found, screen });
  if (target.status !== 410)
    return { kind: 'moved', to: target.to, status: target.status, ...found };
  const gone: FramedScreen = { screen: 'gone', frame: screen.frame, path };
  return framed({ ...found, screen: gone });
}
