import { expect, test } from 'vitest';
import { growsWithLength } from '../../adapters/testing/grows-with-length.ts';
import type { Places } from '../places/places.ts';
import { readFeed } from './read-feed.ts';
import { brokenFeeds, partsOf } from './testing/broken-feeds.ts';

const places: Pick<Places, 'read'> = {
  read: () => ({ places: [], remote: undefined, notes: [] }),
};
const context = { source: 'jobs', places, now: '2026-02-01T12:00:00.000Z' };

test.each(brokenFeeds.map((feed) => [feed[0], feed] as const))(
  'the time to read a broken feed grows with its length: %s',
  async (_, feed) => {
    const read = async (length: number) => {
      for await (const record of readFeed([...partsOf(feed, length)], context))
        expect(record.line).toBeGreaterThan(0);
    };
    expect(await growsWithLength(read, { short: 20_000, long: 160_000 })).toBe(true);
  },
);
