import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FiledSite, openFiledSite } from './testing/filed-site.ts';

let site: FiledSite;

beforeAll(async () => {
  site = await openFiledSite();
});
afterAll(() => site.drop());

test.each([
  ['/toutes-actualites?types=reportage', '/toutes-actualites?types=reportage'],
  ['/toutes-actualites?categories=economie', '/toutes-actualites/economie'],
  ['/toutes-actualites?date_start=10-2025&date_end=02-2026', '/toutes-actualites'],
  ['/toutes-actualites?date_start=11-2025', '/toutes-actualites?date_start=11-2025'],
  // Entries are from October 2025 to February 2026, and the smallest range is a month.
  ['/toutes-actualites?date_start=01-2030', '/toutes-actualites?date_start=01-2026'],
  ['/toutes-actualites?date_end=01-1990', '/toutes-actualites?date_end=11-2025'],
  ['/toutes-actualites?date_start=01-1990&date_end=01-2030', '/toutes-actualites'],
  [
    '/toutes-actualites?date_start=12-2025&date_end=12-2025',
    '/toutes-actualites?date_start=12-2025&date_end=01-2026',
  ],
  [
    '/toutes-actualites?date_start=02-2026&date_end=02-2026',
    '/toutes-actualites?date_start=01-2026',
  ],
  ['/toutes-actualites?types=nobody&regions=economie', '/toutes-actualites'],
  ['/toutes-actualites?page=2&types=nobody', '/toutes-actualites/2'],
  ['/toutes-actualites?q=!!!', '/toutes-actualites'],
  ['/toutes-actualites?q=eau+!', '/toutes-actualites?q=eau+%21'],
  ['/toutes-actualites?target=nobody', '/toutes-actualites'],
  ['/toutes-actualites?target=mediaroom', '/toutes-actualites?target=mediaroom'],
  ['/toutes-actualites?french_only=1&campaign=x', '/toutes-actualites'],
  ['/pages?types=reportage', '/pages?types=reportage'],
  ['/pages?types=nobody', '/pages'],
  ['/mediaroom/mediatheque?types=image', '/mediaroom/mediatheque?types=image'],
  ['/mediaroom/mediatheque?types=reportage', '/mediaroom/mediatheque'],
  ['/mediaroom/communique-de-presse?types=reportage', '/mediaroom/communique-de-presse/reportage'],
  ['/agenda?categories=economie', '/agenda/economie'],
])('%s is served at %s', async (address, canonical) => {
  const composed = await site.compose(address);
  expect(composed.kind === 'moved' ? composed.to : address).toBe(canonical);
  expect((await site.listAt(canonical)).list.address).toBe(canonical);
});

test.each([
  '/toutes-actualites/nulle-part',
  '/toutes-actualites/reportage',
  '/toutes-actualites/3',
  '/toutes-actualites/999999999',
  '/agenda/nulle-part',
  '/mediaroom/communique-de-presse/economie/nulle-part',
])('nothing is at %s', async (address) => {
  expect(await site.compose(address)).toMatchObject({
    kind: 'screen',
    screen: { screen: 'not-found' },
    tags: expect.arrayContaining(['facets']),
  });
});

test.each([
  ['/rss/news', '/toutes-actualites'],
  ['/rss/news/economie', '/toutes-actualites/economie'],
  ['/rss/news?target=mediaroom', '/toutes-actualites?target=mediaroom'],
  ['/rss/news/economie?types=reportage&q=eau', '/toutes-actualites/economie?types=reportage&q=eau'],
])(
  'the feed %s has the entries of %s, and an unknown category has no feed',
  async (feed, listed) => {
    const { list } = await site.listAt(listed);
    expect(await site.compose(feed)).toMatchObject({
      screen: {
        screen: 'news-feed',
        address: feed,
        list: {
          address: listed,
          total: list.total,
          entries: list.entries.map(({ path }) => ({ path })),
        },
      },
    });
    expect(await site.compose('/rss/news/nulle-part')).toMatchObject({
      screen: { screen: 'not-found' },
    });
  },
);

test.each([
  ['/rss/news?categories=economie', '/rss/news/economie'],
  ['/rss/news?json=1', '/rss/news'],
  ['/rss/news?page=3', '/rss/news'],
  ['/rss/news?types=zzz%7C%7C%7C', '/rss/news'],
  ['/rss/news?target=mediaroom&page=2', '/rss/news?target=mediaroom'],
  ['/en/rss/news?categories=economy', '/en/rss/news/economy'],
])('the feed %s has one address', async (address, feed) => {
  expect(await site.compose(address)).toMatchObject({ kind: 'moved', to: feed, status: 308 });
});

test('the feed has the instant at which each of its items was first public', async () => {
  const composed = await site.compose('/rss/news/economie');
  if (composed.kind !== 'screen' || composed.screen.screen !== 'news-feed')
    throw new Error('expected a feed');
  const { list, firstPublished } = composed.screen;
  const ids = list.entries.flatMap((entry) => (entry.kind === 'item' ? entry.id : []));
  const instants = ids.map((id) => {
    const first = site.log.events.find(
      ({ type, stream }) => type === 'ContentPublished' && stream.endsWith(id),
    );
    return [id, first?.metadata.occurredAt];
  });
  expect(instants.length).toBeGreaterThan(0);
  expect(firstPublished).toEqual(Object.fromEntries(instants));
});

test('while the instants are not known, the feed has its items and is not kept', async () => {
  const inState = (state: string) =>
    site.pool.query("update projection_state set state = $1 where name = 'log-instants'", [state]);
  await inState('detached');
  try {
    expect(await site.compose('/rss/news/economie')).toMatchObject({
      screen: { screen: 'news-feed', firstPublished: {} },
      expiresAt: expect.any(Date),
    });
  } finally {
    await inState('live');
  }
});
