import { findOfferMapping } from '@parvis/projections/offer-mappings/list-offer-mappings.ts';
import type { ScheduledJob } from '../../scheduler/scheduler.ts';
import type { ImportPorts } from '../import-feed/import-feed.ts';
import { type FeedNotices, type FeedSettings, fetchAndImport } from './fetch-and-import.ts';

/** How long mappings may take to reach the end of the log, in milliseconds. */
export const mappingsMs = 60_000;

/** A feed that is imported periodically. */
export interface ScheduledFeed {
  readonly source: string;
  readonly url: string;
  /** The country that it is from, if it is known (ISO 3166-1, two capitals). */
  readonly country?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Imports a complete feed that the operator configured regularly. */
export function importFeedPeriodically(
  feed: ScheduledFeed,
  everyMs: number,
  ports: ImportPorts,
  settings: FeedSettings,
  notices: FeedNotices,
): ScheduledJob {
  const { source, url, headers } = feed;
  // Another build may read the same version otherwise: the first import of a process is whole.
  let isFirst = true;
  return {
    name: `import-offers-${source}`,
    everyMs,
    async run(now) {
      // A mapping with the name of the source is how its feed is read.
      await ports.waitUntil(['offer-mappings'], await ports.log.head(), mappingsMs);
      const format = await findOfferMapping(ports.pool, source);
      const identity = [url, headers, ...(format ? [format] : [])];
      const how = { now, isWhole: isFirst };
      const fetched = await fetchAndImport(
        { ...feed, format, identity },
        ports,
        settings,
        notices,
        how,
      );
      if (fetched.state !== 'failed' || fetched.outcome !== undefined) isFirst = false;
    },
  };
}
