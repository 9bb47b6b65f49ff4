import { livePostsPerPage } from '@parvis/contracts/live-posts/live-posts-per-page.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { LivePostsScreen } from '@parvis/contracts/site/screens.ts';
import { showLivePosts } from '../live-posts/show-live-posts.ts';
import { findPublished, findPublishedAt } from '../page-fragments/find-published.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { earliest } from '../revisioned/earliest.ts';
import { composePage } from './compose-page.ts';
import type { ComposedAddress, ComposeRoute } from './route-composer.ts';

const maxPosts = 100;

/** The newest posts of the feed that the query names, for the script that shows them. */
export const composeLivePosts: ComposeRoute = async (db, { match, query, at }) => {
  const parameters = new URLSearchParams(query);
  const found = await findPublished(db, parameters.get('id') ?? '', at);
  return composeFeed(db, found, {
    as: 'json',
    locale: match.locale,
    limit: parseLimit(parameters.get('limit')),
    at,
  });
};

/** The newest posts of the focus at an address, for the script that shows them. */
export const composeFocusLive: ComposeRoute = async (db, { match, at }) => {
  const path = pathOf('focus', match.locale, { slug: match.params['slug'] ?? '' });
  const found = await findPublishedAt(db, path, at);
  return composeFeed(db, found, { as: 'json', locale: match.locale, limit: livePostsPerPage, at });
};

/** The block alone of a live focus; “not found” for any other item, until it changes. */
export const composeLiveBlock: ComposeRoute = async (db, { match, path, at }) => {
  const found = await findPublished(db, match.params['id'] ?? '', at);
  const feed = await composeFeed(db, found, {
    as: 'block',
    locale: match.locale,
    limit: livePostsPerPage,
    at,
  });
  if (feed.kind === 'moved' || feed.screen.screen !== 'failed-answer') return feed;
  const missing = await composePage(db, path, at);
  return {
    ...missing,
    position: earliest([feed.position, missing.position]),
    tags: [...missing.tags, ...feed.tags],
  };
};

interface FeedRequest extends Pick<LivePostsScreen, 'as' | 'locale'> {
  readonly limit: number;
  readonly at: Position | undefined;
}

async function composeFeed(
  db: Queryable,
  { item, position, tags }: Awaited<ReturnType<typeof findPublished>>,
  { as, limit, locale, at }: FeedRequest,
): Promise<ComposedAddress> {
  if (item?.details.kind !== 'focus' || !item.details.live || item.locale !== locale)
    return { kind: 'screen', screen: { screen: 'failed-answer' }, position, tags };
  const feed = await showLivePosts(db, item.id, limit, at);
  return {
    kind: 'screen',
    screen: { screen: 'live-posts', as, locale, focusId: item.id, posts: feed.posts },
    position: earliest([position, feed.position]),
    tags: [...tags, ...feed.tags],
  };
}

function parseLimit(text: string | null): number {
  const limit = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : livePostsPerPage;
  return Math.min(Math.max(1, limit), maxPosts);
}
