import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { type Locale, localeOfPath } from '@parvis/contracts/site/locale.ts';
import type { ComposedScreen, FramedScreen } from '@parvis/contracts/site/screens.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import type { Queryable, Statement } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { earliest } from '../revisioned/earliest.ts';
import { positionRead } from '../revisioned/queries.ts';
import {
  type CollectedMenu,
  type CollectedPage,
  contentScreen,
  toFrame,
} from './collected-page.ts';
import { itemLastAt, menuOfTree, pageAt } from './compose-sql.ts';
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

/** The frame of no particular page, with its tags and the log position at which it was read. */
export interface ComposedFrame {
  readonly frame: SiteFrame;
  readonly position: Position;
  readonly tags: readonly string[];
}

/**
 * Composes the screen of a public path: the page, `moved` when its page has another path now,
 * `gone` when it is no longer published, else not found.
 * @param path canonical: NFC, lower case, no trailing slash except in `/` and `/en/`
 * @param at a past position of the log; the present by default
 * @param framing the frame in the path's language, which pages share; read by default
 * @throws ReadModelNotServed
 */
export async function composeContentScreen(
  db: Queryable,
  path: string,
  at?: Position,
  framing: Promise<ComposedFrame> = composeFrame(db, localeOfPath(path), at),
): Promise<Composition> {
  const [collected, around] = await Promise.all([
    readOne<CollectedPage>(db, pageAt, at, [path]),
    framing,
  ]);
  const position = earliest([collected.position, around.position]);
  if (collected.page === null) return composeWithoutPage(db, path, at, { ...around, position });
  return { kind: 'screen', ...contentScreen(collected, collected.page, around.frame, position) };
}

/** Composes the response for an address without a page. */
async function composeWithoutPage(
  db: Queryable,
  path: string,
  at: Position | undefined,
  around: ComposedFrame,
): Promise<Composition> {
  const { former, ...read } = await readOne<FormerItem>(db, itemLastAt, at, [path]);
  const position = earliest([around.position, read.position]);
  const tags = former === null ? [pathTag(path)] : [pathTag(path), contentTag(former.id)];
  if (former !== null && former.path !== null)
    return { kind: 'moved', to: former.path, position, tags };
  const screen = former === null ? 'not-found' : 'gone';
  return {
    kind: 'screen',
    screen: { screen, frame: around.frame, path },
    position,
    tags: [...tags, ...around.tags],
  };
}

interface FormerItem {
  readonly position: Position;
  /** The item last seen at the path, and its current path; null when there is none. */
  readonly former: { readonly id: ContentId; readonly path: string | null } | null;
}

/** Composes the frame alone, for screens without content. @throws ReadModelNotServed */
export async function composeFrame(
  db: Queryable,
  locale: Locale,
  at?: Position,
): Promise<ComposedFrame> {
  const collected = await readOne<CollectedMenu>(db, menuOfTree, at, [locale]);
  return {
    frame: toFrame(collected, locale),
    position: collected.position,
    tags: [menuTag(locale)],
  };
}

/** Reads the one row of a statement, with the position to report for it. */
async function readOne<Row extends { readonly position: Position }>(
  db: Queryable,
  statement: { readonly present: Statement; readonly past: Statement },
  at: Position | undefined,
  values: readonly unknown[],
): Promise<Row> {
  const chosen = at === undefined ? statement.present : statement.past;
  const [row] = await servedRows<Row>(db, chosen, [at ?? null, ...values]);
  if (row === undefined) throw new Error('expected one row');
  return { ...row, position: positionRead(at, row.position) };
}
