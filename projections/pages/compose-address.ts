import type { Position } from '@parvis/contracts/log/position.ts';
import { matchPath, type RouteMatch } from '@parvis/contracts/site/routes/match-path.ts';
import type { RouteName } from '@parvis/contracts/site/routes/route-table.ts';
import type { ComposedScreen } from '@parvis/contracts/site/screens.ts';
import type { Queryable } from '../platform/queryable.ts';
import { composeRobots, composeSecurityContact, composeSiteMap } from './compose-crawler-files.ts';
import { composeFocusLive, composeLiveBlock, composeLivePosts } from './compose-live.ts';
import { composeMediaItem } from './compose-media-item.ts';
import { composeModule } from './compose-module.ts';
import { type ComposedPage, composePage } from './compose-page.ts';
import { composeSpokesperson } from './compose-spokesperson.ts';

/** What a visitor asks for. */
interface AskedAddress {
  /** Canonical. */
  readonly path: string;
  /** Without `?`; only what the route knows, in its order. */
  readonly query: string;
  /** What is to come and what is over is decided by this instant. */
  readonly now: Date;
  /** A past position of the log; the present when left out. */
  readonly at?: Position;
}

/** An address that has a route of its own. */
interface RoutedAddress extends AskedAddress {
  readonly match: RouteMatch;
}

/** What answers an address: a screen or a file, or another address. */
export type ComposedAddress = ComposedPage | ({ readonly kind: 'screen' } & ComposedScreen);

/** Composes what one route shows. */
export type ComposeRoute = (db: Queryable, asked: RoutedAddress) => Promise<ComposedAddress>;

const composers: Partial<Record<RouteName, ComposeRoute>> = {
  media_item: composeMediaItem,
  spokesperson: composeSpokesperson,
  ajax_live_posts: composeLivePosts,
  focus_live: composeFocusLive,
  live_posts_block: composeLiveBlock,
  module_render: composeModule,
  site_map: composeSiteMap,
  robots: composeRobots,
  security_contact: composeSecurityContact,
};

/**
 * Composes what an address shows: the screen of its route, else the content item that lives there.
 * @throws ReadModelNotServed
 */
export function composeAddress(db: Queryable, asked: AskedAddress): Promise<ComposedAddress> {
  const match = matchPath(asked.path);
  const composeRoute = match && composers[match.name];
  return composeRoute
    ? composeRoute(db, { ...asked, match })
    : composePage(db, asked.path, asked.at);
}
