import { type FilterList, filterLists } from '@parvis/contracts/site/filters/filter-lists.ts';
import { feedItems } from '@parvis/contracts/site-settings/settings.ts';
import { findFirstPublished } from '../page-fragments/find-first-published.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { ReadModelNotServed } from '../postgres/served-query.ts';
import { earliest } from '../revisioned/earliest.ts';
import { missingList, readListRequest } from './compose-list.ts';
import { composeShownList } from './lists/compose-shown-list.ts';
import { readSite } from './read-site.ts';
import type { ComposeRoute } from './route-composer.ts';

/** The news feed takes the filters of the news list, at its own address. */
export const newsFeed: FilterList = {
  ...filterLists.news,
  route: 'content_list_news_rss',
  filteredRoute: 'content_list_news_rss',
};

/** Composes the newest news for feed readers, filtered as the list would be, at one address. */
export const composeNewsFeed: ComposeRoute = async (db, request) => {
  const { words, named, address, state, which } = await readListRequest(
    db,
    'news',
    newsFeed,
    request,
  );
  if (state === undefined) return missingList(db, request, 'page', named);
  const { site, ...ofSite } = await readSite(db, which.locale, which.at);
  const pageSize = site?.feeds.news.items ?? feedItems.news;
  const shown = await composeShownList(db, { ...which, pageSize }, { ...state, page: 1 }, words);
  const position = earliest([named.position, shown.position, ofSite.position]);
  const tags = [...named.tags, ...shown.tags, ...ofSite.tags];
  const { feed = address } = shown.list;
  if (feed !== address) return { kind: 'moved', to: feed, status: 308, position, tags };
  const ids = shown.list.entries.flatMap((entry) => (entry.kind === 'item' ? entry.id : []));
  const firstPublished = await findInstants(db, ids);
  const isComplete = ids.every((id) => Object.hasOwn(firstPublished, id));
  return {
    kind: 'screen',
    screen: { screen: 'news-feed', list: shown.list, address, firstPublished, site },
    position,
    tags,
    ...(!isComplete && { expiresAt: request.now }),
    ...(!shown.list.isIndexed && { keepLater: true }),
  };
};

/** A feed without the instants of its items, which then have their day, is better than none. */
function findInstants(db: Queryable, ids: readonly string[]) {
  return findFirstPublished(db, ids).catch((cause: unknown) => {
    if (cause instanceof ReadModelNotServed) return {};
    throw cause;
  });
}
