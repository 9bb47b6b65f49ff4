import type { Position } from '@parvis/contracts/log/position.ts';
import { type Locale, otherLocales } from '@parvis/contracts/site/locale.ts';
import {
  type ComposedFrame,
  composeFrame as composeTreeFrame,
} from '../page-fragments/compose-content-screen.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { earliest } from '../revisioned/earliest.ts';
import { readShared } from './read-shared.ts';
import { frameWithMainMenu } from './with-main-menu.ts';

/** Returns the path of a screen in a language. */
export type PathInLanguage = (locale: Locale) => string;

/**
 * The frame of no particular page, with the menu derived from the page tree.
 * @throws ReadModelNotServed
 */
export function readTreeFrame(
  db: Queryable,
  locale: Locale,
  at: Position | undefined,
): Promise<ComposedFrame> {
  return readShared(db, at, `frame ${locale}`, () => composeTreeFrame(db, locale, at));
}

/**
 * The frame of a screen that is not a content item.
 * @param pathIn the path of the same screen in another language; that language's home page by default
 * @param at a past position of the log; the present by default
 * @throws ReadModelNotServed
 */
export async function composeFrame(
  db: Queryable,
  locale: Locale,
  pathIn?: PathInLanguage,
  at?: Position,
): Promise<ComposedFrame> {
  const ofTree = await readTreeFrame(db, locale, at);
  const framed = await frameWithMainMenu(db, ofTree.frame, at);
  const translations = otherLocales(locale).map((other) => ({
    locale: other,
    path: pathIn?.(other) ?? '',
    isTranslation: true,
  }));
  return {
    frame: pathIn === undefined ? framed.frame : { ...framed.frame, translations },
    position: earliest([ofTree.position, framed.position]),
    tags: [...ofTree.tags, ...framed.tags],
  };
}
