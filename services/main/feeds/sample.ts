import { sampleFeed } from '../../careers/feeds/mapped/sample-feed.ts';
import type { Sampled, SampleRequest } from './messages.ts';

// The one feed for which this process was started; it arrives by standard input.
process.once('message', ({ records }: SampleRequest) => {
  void sampleFeed(process.stdin, records).then((sample) =>
    process.send?.({ sample } satisfies Sampled),
  );
});
process.once('disconnect', () => process.exit());
