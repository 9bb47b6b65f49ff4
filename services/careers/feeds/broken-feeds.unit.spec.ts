import { expect, test } from 'vitest';
import type { Places } from '../places/places.ts';
import { readFeed } from './read-feed.ts';
import { type BrokenFeed, brokenFeeds, partsOf } from './testing/broken-feeds.ts';

const places: Pick<Places, 'read'> = {
  read: () => ({ places: [], remote: undefined, notes: [] }),
};
const context = { source: 'jobs', places, now: '2026-02-01T12:00:00.000Z' };

/** The CPU time of reading a feed of so many bytes, in milliseconds: the shorter of two. */
async function cpuMs(feed: BrokenFeed, length: number): Promise<number> {
  const parts = [...partsOf(feed, length)];
  const times: number[] = [];
  for (let run = 0; run < 2; run += 1) {
    const before = process.cpuUsage();
    for await (const record of readFeed(parts, context)) expect(record.line).toBeGreaterThan(0);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return Math.min(...times);
}

test.each(brokenFeeds.map((feed) => [feed[0], feed] as const))(
  'the time to read a broken feed grows with its length: %s',
  async (_, feed) => {
    const [short, long] = [await cpuMs(feed, 20_000), await cpuMs(feed, 160_000)];
    // Eight times the length takes sixty-four times as long if the time is quadratic.
    expect(long).toBeLessThan(24 * Math.max(short, 5));
  },
);
