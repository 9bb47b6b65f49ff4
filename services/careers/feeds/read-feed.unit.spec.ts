import { expect, test } from 'vitest';
import { offersIn, reasonsIn } from './testing/read-offers.ts';

test.each([
  ['an empty array', '[]', []],
  ['a page of an error', '<html><body>503</body></html>', [[1, 'it is a page without JSON-LD']]],
  ['other XML', '<?xml version="1.0"?><rss></rss>', [[1, 'it is not a feed of jobs']]],
  ['text', 'Service unavailable, come back', [[1, 'it is no JSON']]],
])('input without offers: %s', async (_, feed, expected) => {
  expect(await reasonsIn(feed)).toEqual(expected);
});

test('a record in none of the formats is refused with the names of its fields', async () => {
  expect(await reasonsIn('[{"id": 7, "nom": "Comptable"}]')).toEqual([
    [1, 'it is in none of the known formats, but has the fields: id, nom'],
  ]);
});

test.each(['results', 'offers', 'jobs', 'data', 'items'])(
  'offers may be under “%s”',
  async (name) => {
    const record = { reference: 'A', title: 'Comptable', applyUrl: 'https://jobs.example/a' };
    const feed = JSON.stringify({ total: 1, [name]: [record] });
    expect((await offersIn(feed)).map(({ reference }) => reference)).toEqual(['A']);
  },
);
