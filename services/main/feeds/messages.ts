import type { OfferSample } from '@parvis/contracts/careers/mapping/endpoints.ts';
import type { FeedContext, FeedRecord, ReadAs } from '../../careers/feeds/read-feed.ts';

/** The first message to the process: what it reads from its input. */
export interface FeedToRead {
  readonly context: FeedContext;
  readonly format: ReadAs | undefined;
  /** The folder of the tables that places are found in. */
  readonly placesFolder: string;
}

/** Every further message requests the next records; this is the response. */
export interface ReadRecords {
  readonly records: readonly FeedRecord[];
  readonly isLast: boolean;
}

/** The only message to the process that samples a feed. */
export interface SampleRequest {
  /** The path of the records, if it is known. */
  readonly records: string | undefined;
}

/** Its response. */
export interface Sampled {
  readonly sample: OfferSample | undefined;
}
