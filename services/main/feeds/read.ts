import { type FeedRecord, readFeed } from '../../careers/feeds/read-feed.ts';
import { Places } from '../../careers/places/places.ts';
import type { FeedToRead, ReadRecords } from './messages.ts';

/** The number of records in one response. */
const atOnce = 100;

// The one feed for which this process was started; it arrives by standard input.
process.once('message', ({ context, format, placesFolder }: FeedToRead) => {
  const records = readRecords();
  process.on('message', () => void respond());

  async function* readRecords(): AsyncGenerator<FeedRecord> {
    const places = await Places.open(placesFolder);
    yield* readFeed(process.stdin, { ...context, places }, format);
  }

  async function respond(): Promise<void> {
    const read: FeedRecord[] = [];
    let isLast = false;
    while (read.length < atOnce && !isLast) {
      const next = await records.next();
      if (next.done) isLast = true;
      else read.push(next.value);
    }
    process.send?.({ records: read, isLast } satisfies ReadRecords);
  }
});
process.once('disconnect', () => process.exit());
