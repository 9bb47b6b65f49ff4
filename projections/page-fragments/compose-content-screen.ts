import type { Position } from '@parvis/contracts/log/position.ts';
import { type Locale, localeOfPath } from '@parvis/contracts/site/locale.ts';
import type { ComposedScreen, FramedScreen } from '@parvis/contracts/site/screens.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import type { Queryable } from '../platform/queryable.ts';
import { servedRows } from '../platform/served-query.ts';
import { gatherNow, gatherPast } from './compose-sql.ts';
import { contentScreen, frameOf, type PageData } from './page-data.ts';
import { contentTag, menuTag, pathTag } from './tags.ts';

/** The response to an address: a screen, or the address to which its page has moved. */
export type Composition =
  | ({ readonly kind: 'screen' } & ComposedScreen<FramedScreen>)
  | {
      readonly kind: 'moved';
      readonly to: string;
      readonly position: Position;
      readonly tags: readonly string[];
    };

/**
 * Composes the screen of a public path: the page, `moved` when its page is elsewhere by now, `gone`
 * when it is no longer published, else not found.
 * @param path canonical: NFC, lower case, no trailing slash except in `/` and `/en/`
 * @param at a past position of the log; the present when left out
 * @throws ReadModelNotServed
 */
export async function composeContentScreen(
  db: Queryable,
  path: string,
  at?: Position,
): Promise<Composition> {
  const locale = localeOfPath(path);
  const gathered = await gatherAt(db, path, locale, at);
  const position = at !== undefined && at < gathered.position ? at : gathered.position;
  if (gathered.page !== null)
    return { kind: 'screen', ...contentScreen(gathered, gathered.page, position) };
  const { former } = gathered;
  const tags = former === null ? [pathTag(path)] : [pathTag(path), contentTag(former.id)];
  if (former !== null && former.path !== null)
    return { kind: 'moved', to: former.path, position, tags };
  const screen = former === null ? 'not-found' : 'gone';
  const frame = frameOf(gathered, locale);
  return {
    kind: 'screen',
    screen: { screen, frame, path },
    position,
    tags: [...tags, menuTag(locale)],
  };
}

/** The frame alone, for screens that show no content. @throws ReadModelNotServed */
export async function composeFrame(
  db: Queryable,
  locale: Locale,
): Promise<{
  readonly frame: SiteFrame;
  readonly position: Position;
  readonly tags: readonly string[];
}> {
  const gathered = await gatherAt(db, nowhere, locale, undefined);
  return {
    frame: frameOf(gathered, locale),
    position: gathered.position,
    tags: [menuTag(locale)],
  };
}

/** No page has an address without a slash. */
const nowhere = '';

async function gatherAt(
  db: Queryable,
  path: string,
  locale: Locale,
  at: Position | undefined,
): Promise<PageData> {
  const statement = at === undefined ? gatherNow : gatherPast;
  const [row] = await servedRows<{ gathered: PageData }>(db, statement, [at ?? null, path, locale]);
  if (row === undefined) throw new Error('the page statement must return one row');
  return row.gathered;
}
