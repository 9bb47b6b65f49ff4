import type { OwnFeed } from '@parvis/contracts/careers/feeds/endpoints.ts';
import type { FeedTerms } from '@parvis/contracts/careers/feeds/feed-terms.ts';

/** Returns what administrators say of a feed, without how it stands. */
export function termsOf({ address, mapping, country, schedule, isOn }: OwnFeed): FeedTerms {
  return { address, mapping, country, schedule, isOn };
}
