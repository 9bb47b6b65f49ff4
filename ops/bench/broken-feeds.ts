import { fileURLToPath } from 'node:url';
import { readFeed } from '@parvis/services/careers/feeds/read-feed.ts';
import {
  type BrokenFeed,
  brokenFeeds,
  partsOf,
} from '@parvis/services/careers/feeds/testing/broken-feeds.ts';
import { Places } from '@parvis/services/careers/places/places.ts';
import { writeFigures } from './figures-file.ts';

/** In millions of bytes. */
const sizes = [1, 4, 16, 64] as const;
/** A measurement that takes longer is given up, in seconds of CPU time. */
const tooLongSeconds = 200;

const tables = fileURLToPath(new URL('../../services/careers/places/tables', import.meta.url));
const places = await Places.open(tables);
const context = { source: 'jobs', places, now: '2026-02-01T12:00:00.000Z' };

/** Returns the CPU time of reading a broken feed, in seconds. */
async function secondsFor(feed: BrokenFeed, millions: number): Promise<number> {
  const before = process.cpuUsage();
  const seconds = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  for await (const _ of readFeed(partsOf(feed, millions * 1e6), context))
    if (seconds() > tooLongSeconds) return Number.POSITIVE_INFINITY;
  return seconds();
}

// Measures how the time to read broken and hostile feeds grows with their length: about 13 minutes.
const only = process.argv[2] ?? '';
for (const feed of brokenFeeds.filter(([name]) => name.includes(only))) {
  const seconds: number[] = [];
  for (const size of sizes) seconds.push(await secondsFor(feed, size));
  const row = [feed[0], ...seconds.map((one) => one.toFixed(2))];
  console.log(row.join(' | '));
  await writeFigures(new URL('../offers-feed/broken.md', import.meta.url), {
    command: 'npx tsx ops/bench/broken-feeds.ts',
    rows: [['what is repeated', ...sizes.map((size) => `${size} MB, s`)], row],
    isWhole: false,
  });
}
