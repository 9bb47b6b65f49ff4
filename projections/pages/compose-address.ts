import { matchPath } from '@parvis/contracts/site/routes/match-path.ts';
import type { RouteName } from '@parvis/contracts/site/routes/route-table.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { composeRobots, composeSecurityContact } from './compose-crawler-files.ts';
import { composeList } from './compose-list.ts';
import { composeFocusLive, composeLiveBlock, composeLivePosts } from './compose-live.ts';
import { composeMediaItem } from './compose-media-item.ts';
import { composeNewsFeed } from './compose-news-feed.ts';
import { composePage } from './compose-page.ts';
import { composeHead, composeModule } from './compose-part.ts';
import { composeSearch, composeSuggestions } from './compose-search.ts';
import { composeSpokesperson } from './compose-spokesperson.ts';
import { composeStatement } from './compose-statement.ts';
import type { AddressRequest, ComposedAddress, ComposeRoute } from './route-composer.ts';
import {
  composeFormerOfferMaps,
  composeMediaMap,
  composeOfferMap,
  composePageMap,
  composeSiteMap,
} from './site-map/compose-site-map.ts';

const composers: Partial<Record<RouteName, ComposeRoute>> = {
  privacy: composeStatement('privacy'),
  accessibility: composeStatement('accessibility'),
  bnp_agenda: composeList('agenda'),
  content_list_news: composeList('news'),
  content_list_news_category: composeList('news'),
  content_list_news_rss: composeNewsFeed,
  content_list_pages: composeList('pages'),
  bnp_mediaroom_pr: composeList('pressReleases'),
  bnp_mediaroom_pr_category: composeList('pressReleases'),
  bnp_mediaroom_media: composeList('media'),
  media_item: composeMediaItem,
  spokesperson: composeSpokesperson,
  ajax_live_posts: composeLivePosts,
  focus_live: composeFocusLive,
  live_posts_block: composeLiveBlock,
  content_header: composeHead,
  module_render: composeModule,
  search_do: composeSearch,
  search_autocomplete: composeSuggestions,
  site_map: composeSiteMap,
  page_map: composePageMap,
  media_map: composeMediaMap,
  offer_map: composeOfferMap,
  offer_maps: composeFormerOfferMaps,
  robots: composeRobots,
  security_contact: composeSecurityContact,
};

/**
 * Composes the response for an address: the screen of its route, or the content item at that path;
 * of a path with one query that is redirected, that redirect.
 * @throws ReadModelNotServed
 */
export function composeAddress(db: Queryable, request: AddressRequest): Promise<ComposedAddress> {
  const match = request.path.includes('?') ? undefined : matchPath(request.path);
  const composeRoute = match && composers[match.name];
  return composeRoute
    ? composeRoute(db, { ...request, match })
    : composePage(db, request.path, request.at);
}
