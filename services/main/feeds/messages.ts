import type { FeedFormat } from '../../careers/feeds/formats/feed-formats.ts';
import type { FeedContext, FeedRecord } from '../../careers/feeds/read-feed.ts';

/** The first message to the process: what it reads from its input. */
export interface FeedToRead {
  readonly context: FeedContext;
  readonly format: FeedFormat | undefined;
  /** The folder of the tables that places are found in. */
  readonly placesFolder: string;
}

/** Every further message requests the next records; this is the response. */
export interface ReadRecords {
  readonly records: readonly FeedRecord[];
  readonly isLast: boolean;
}
