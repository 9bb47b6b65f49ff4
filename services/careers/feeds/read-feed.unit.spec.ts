import { expect, test } from 'vitest';
import { reasonsIn } from './testing/read-offers.ts';

test.each([
  ['an empty array', '[]', []],
  ['a page of an error', '<html><body>503</body></html>', [[1, 'it is a page without JSON-LD']]],
  ['other XML', '<?xml version="1.0"?><rss></rss>', [[1, 'it is not a feed of jobs']]],
  ['text', 'Service unavailable, come back', [[1, 'it is no JSON']]],
])('input without offers: %s', async (_, feed, expected) => {
  expect(await reasonsIn(feed)).toEqual(expected);
});
