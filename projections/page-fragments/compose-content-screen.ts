import type { Position } from '@parvis/contracts/log/position.ts';
import { type Locale, localeOfPath } from '@parvis/contracts/site/locale.ts';
import type { ComposedScreen, FramedScreen } from '@parvis/contracts/site/screens.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { positionRead } from '../revisioned/queries.ts';
import { type CollectedPage, contentScreen, toFrame } from './collected-page.ts';
import { collectCurrent, collectPast } from './compose-sql.ts';
import { contentTag, menuTag, pathTag } from './tags.ts';

/** The response for an address: a screen, or a redirect to where its page is now. */
export type Composition =
  | ({ readonly kind: 'screen' } & ComposedScreen<FramedScreen>)
  | {
      readonly kind: 'moved';
      readonly to: string;
      readonly position: Position;
      readonly tags: readonly string[];
    };

/**
 * Composes the screen of a public path: the page, `moved` when its page has another path now,
 * `gone` when it is no longer published, else not found.
 * @param path canonical: NFC, lower case, no trailing slash except in `/` and `/en/`
 * @param at a past position of the log; the present by default
 * @param menu of the frame, if it is read elsewhere; read with the page by default
 * @throws ReadModelNotServed
 */
export async function composeContentScreen(
  db: Queryable,
  path: string,
  at?: Position,
  menu?: Promise<SiteFrame['menu']>,
): Promise<Composition> {
  const composing = composeWithMenu(db, { path, at, hasMenu: menu !== undefined });
  const [composed, known] = await Promise.all([composing, menu]);
  if (composed.kind === 'moved' || known === undefined) return composed;
  const { screen } = composed;
  return { ...composed, screen: { ...screen, frame: { ...screen.frame, menu: known } } };
}

interface PathRequest {
  readonly path: string;
  readonly at: Position | undefined;
  /** Whether the menu is already known, and so not read. */
  readonly hasMenu: boolean;
}

async function composeWithMenu(
  db: Queryable,
  { path, at, hasMenu }: PathRequest,
): Promise<Composition> {
  const locale = localeOfPath(path);
  const collected = await gatherAt(db, { path, at, hasMenu }, locale);
  const position = positionRead(at, collected.position);
  if (collected.page !== null)
    return { kind: 'screen', ...contentScreen(collected, collected.page, position) };
  const { former } = collected;
  const tags = former === null ? [pathTag(path)] : [pathTag(path), contentTag(former.id)];
  if (former !== null && former.path !== null)
    return { kind: 'moved', to: former.path, position, tags };
  const screen = former === null ? 'not-found' : 'gone';
  const frame = toFrame(collected, locale);
  return {
    kind: 'screen',
    screen: { screen, frame, path },
    position,
    tags: [...tags, menuTag(locale)],
  };
}

/** Composes the frame alone, for screens without content. @throws ReadModelNotServed */
export async function composeFrame(
  db: Queryable,
  locale: Locale,
  at?: Position,
): Promise<{
  readonly frame: SiteFrame;
  readonly position: Position;
  readonly tags: readonly string[];
}> {
  const collected = await gatherAt(db, { path: nowhere, at, hasMenu: false }, locale);
  return {
    frame: toFrame(collected, locale),
    position: positionRead(at, collected.position),
    tags: [menuTag(locale)],
  };
}

/** Every address of a page has a slash. */
const nowhere = '';

async function gatherAt(
  db: Queryable,
  { path, at, hasMenu }: PathRequest,
  locale: Locale,
): Promise<CollectedPage> {
  const statement = at === undefined ? collectCurrent : collectPast;
  const [row] = await servedRows<{ collected: CollectedPage }>(db, statement, [
    at ?? null,
    path,
    locale,
    hasMenu,
  ]);
  if (row === undefined) throw new Error('expected one row with the page');
  return row.collected;
}
