import {
  liveFeedFirstItems,
  liveFeedFirstItemsBelowPx,
  liveFeedKeptBelowHeaderPx,
  liveFeedRows,
  liveFeedWideAbovePx,
  liveFeedWideRows,
} from '@parvis/contracts/limits/live-feed.ts';

/**
 * The layout of the posts, in CSS pixels: `tops` from the header's lower edge, in the posts' order.
 */
export interface FeedLayout {
  readonly windowWidth: number;
  readonly blockWidth: number;
  readonly tops: readonly number[];
}

/**
 * Returns how many posts are visible until all are requested: the first three in a narrow window;
 * otherwise those of two rows in a wide block or three in another, as long as they begin close
 * below the header.
 */
export function visiblePosts({ windowWidth, blockWidth, tops }: FeedLayout): number {
  if (windowWidth < liveFeedFirstItemsBelowPx) return Math.min(liveFeedFirstItems, tops.length);
  const rows = blockWidth > liveFeedWideAbovePx ? liveFeedWideRows : liveFeedRows;
  const rowTops = [...new Set(tops)].toSorted((one, other) => one - other).slice(0, rows);
  const last = rowTops.findLast((top) => top <= liveFeedKeptBelowHeaderPx) ?? rowTops[0];
  return last === undefined ? 0 : tops.filter((top) => top <= last).length;
}
