import { type Position, positionFrom } from '@parvis/contracts/log/position.ts';
import { NoConnection } from '@parvis/projections/postgres/transient-error.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from '../../adapters/clock.ts';
import type { Address } from '../../http/read-address.ts';
import { ChangeFeed } from '../page-cache/change-feed.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import type { PublicSiteDeps } from './public-site.ts';
import { servedSite, startedSite } from './testing/served-site.ts';

const head = positionFrom(7n);
const later = positionFrom(9n);
const page = {
  kind: 'screen',
  screen: { screen: 'robots' },
  position: head,
  tags: [],
} as const;

/** Returns the response that a visitor receives for a page after a position. */
async function served(after: Position, reached: boolean, logHead = async () => head) {
  const waitUntil = vi.fn<(position: Position) => Promise<boolean>>(async () => reached);
  const origin = await servedSite({ compose: async () => page, logHead, waitUntil });
  const { status, headers } = await fetch(`${origin}/groupe?after=${after}`);
  const [retryAfter, refresh] = [headers.get('retry-after'), headers.get('refresh')];
  return { status, retryAfter, refresh, waits: waitUntil.mock.calls.length };
}

const unadvised = { retryAfter: null, refresh: null };

test.each([
  ['that has been read is served', 7n, true, { status: 200, ...unadvised, waits: 1 }],
  [
    'that is not read in time is refused, and reloads itself',
    7n,
    false,
    { status: 503, retryAfter: '1', refresh: '1', waits: 1 },
  ],
  [
    'that was never written is refused immediately',
    8n,
    false,
    { status: 400, ...unadvised, waits: 0 },
  ],
] as const)('a request for a page after a position %s', async (_, after, reached, expected) => {
  expect(await served(positionFrom(after), reached)).toEqual(expected);
});

test('while the log is unavailable, pages already read are still served', async () => {
  const away = () => Promise.reject(new Error('the log is unavailable'));
  expect(await served(head, true, away)).toMatchObject({ status: 200 });
});

test('of many different pages that are requested, a limited number are composed concurrently, and requests beyond the queue receive 503', async () => {
  let [composing, most, respond] = [0, 0, () => {}];
  const allowed = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const origin = await servedSite({
    signedIn: async () => undefined,
    compose: async () => {
      composing += 1;
      most = Math.max(most, composing);
      await allowed;
      composing -= 1;
      return { kind: 'moved', to: '/', status: 308 };
    },
  });
  const statuses: number[] = [];
  const crowd = Array.from({ length: 20 }, async (_, n) => {
    const response = await fetch(`${origin}/page-${n}`, { redirect: 'manual' });
    statuses.push(response.status);
    return response;
  });
  await expect.poll(() => statuses.length).toBe(6);
  respond();
  const responses = await Promise.all(crowd);
  const refused = responses.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(6);
  expect(refused.every(({ headers }) => headers.has('retry-after'))).toBe(true);
  expect(refused.some(({ headers }) => headers.has('refresh'))).toBe(false);
  expect(most).toBe(4);
  expect(statuses.filter((status) => status === 308)).toHaveLength(14);
});

test.each([
  ['the session is looked up', { signedIn: () => new Promise<undefined>(() => {}) }],
  ['an editor’s page is composed', {}],
  ['a visitor’s page is composed', { signedIn: async () => undefined }],
  ['a position is waited for', { waitUntil: () => new Promise<boolean>(() => {}) }],
])(
  'a database that freezes while %s delays a request by no more than its limit',
  async (_, deps) => {
    const compose = () => new Promise<never>(() => {});
    const site = await servedSite({ compose, logHead: async () => head, patienceMs: 50, ...deps });
    const response = await fetch(`${site}/groupe?after=${head}`, {
      headers: { cookie: 'session=1' },
      signal: AbortSignal.timeout(2_000),
    });
    expect(response.status).toBe(503);
    expect(response.headers.has('retry-after')).toBe(true);
  },
);

test('a position that the cache has reached does not bypass it', async () => {
  const position = positionFrom(7n);
  const feed = new ChangeFeed(async () => ({ position, generation: '1', tags: [] }));
  await feed.start();
  onTestFinished(() => feed.stop());
  let composed = 0;
  const origin = await servedSite({
    cache: new PageCache(feed, systemClock, 1_000_000),
    signedIn: async () => undefined,
    logHead: () => Promise.reject(new Error('the log must not be read')),
    compose: async () => {
      composed += 1;
      return { ...page, position };
    },
  });
  for (let visit = 0; visit < 5; visit += 1)
    expect((await fetch(`${origin}/groupe?after=${position}`)).status).toBe(200);
  expect(composed).toBe(1);
});

test('a page after a position is composed anew, even while the same page is composed without it', async () => {
  const composedAfter: (Position | undefined)[] = [];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const feed = new ChangeFeed(async () => ({ position: head, generation: '1', tags: [] }));
  await feed.start();
  onTestFinished(() => feed.stop());
  const origin = await servedSite({
    cache: new PageCache(feed, systemClock, 1_000_000),
    signedIn: async () => undefined,
    logHead: async () => later,
    compose: async (_, after) => {
      composedAfter.push(after);
      await finished;
      return page;
    },
  });
  const visits = [fetch(`${origin}/groupe`), fetch(`${origin}/groupe?after=${later}`)];
  await expect.poll(() => composedAfter).toHaveLength(2);
  finish();
  expect((await Promise.all(visits)).map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(composedAfter)).toEqual(new Set([undefined, later]));
});

test('a stale page is marked with its age, and never sent to a session', async () => {
  let [time, isAway] = [0, false];
  const read = async () => {
    if (isAway) throw new NoConnection('it does not respond');
    return { position: head, generation: '1', tags: [] };
  };
  const feed = new ChangeFeed(read, () => time);
  onTestFinished(() => feed.stop());
  await feed.start();
  const origin = await servedSite({
    cache: new PageCache(feed, systemClock, 1_000_000),
    signedIn: async ({ headers }) => {
      if (headers.cookie !== 'consent=1') throw new NoConnection('it does not respond');
      return undefined;
    },
    compose: async () => {
      if (isAway) throw new NoConnection('it does not respond');
      return page;
    },
  });
  const visit = async (cookie: string) => {
    const { status, headers } = await fetch(`${origin}/groupe`, { headers: { cookie } });
    return [status, headers.get('age'), headers.get('warning')];
  };
  expect(await visit('consent=1')).toEqual([200, null, null]);
  isAway = true;
  time = 42_000;
  await feed.start();
  expect(await visit('consent=1')).toEqual([200, '42', '110 - "Response is Stale"']);
  expect(await visit('session=1')).toEqual([503, null, null]);
});

test('a search that found nothing is noted each time it is read, also from the cache', async () => {
  const feed = new ChangeFeed(async () => ({ position: head, generation: '1', tags: [] }));
  await feed.start();
  onTestFinished(() => feed.stop());
  const missed = {
    place: 'offers',
    locale: 'fr',
    compared: 'actuaire',
    shown: 'actuaire',
  } as const;
  const noteMiss = vi.fn<PublicSiteDeps['noteMiss']>();
  let composed = 0;
  const origin = await servedSite({
    cache: new PageCache(feed, systemClock, 1_000_000),
    signedIn: async () => undefined,
    noteMiss,
    compose: async () => {
      composed += 1;
      return { ...page, missed };
    },
  });
  for (let visit = 0; visit < 3; visit += 1) await fetch(`${origin}/recherche`);
  await fetch(`${origin}/recherche`, { method: 'HEAD' });
  expect([composed, noteMiss.mock.calls.map(([noted]) => noted)]).toEqual([
    1,
    [missed, missed, missed],
  ]);
});

const asData = () => ({ status: 200, type: 'application/json', body: Buffer.from('{}') });
const asMissing = () => ({ status: 404, type: 'text/html', body: Buffer.alloc(0) });
const list = '/toutes-actualites';

test.each([
  ['data is served at once, however its parameters are ordered', asData, '?json=1&q=x', 200, null],
  ['data is served at once under another spelling of its path', asData, '/1?json=1', 200, null],
  ['what is missing is reported without a redirect', asMissing, '?q=x&types=a', 404, null],
  [
    'a page redirects to its one address',
    undefined,
    '?utm=1&q=x&types=a',
    308,
    '?types=a&q=x&utm=1',
  ],
  ['a page in its one spelling is served', undefined, '?utm=1&types=a&q=x', 200, null],
] as const)('%s', async (_, render, query, status, to) => {
  const origin = await servedSite({ compose: async () => page, ...(render && { render }) });
  for (const cookie of ['', 'session=1']) {
    const request = { redirect: 'manual', headers: { cookie } } as const;
    const response = await fetch(origin + list + query, request);
    expect([response.status, response.headers.get('location')]).toEqual([status, to && list + to]);
  }
});

test('a form whose groups are out of order is redirected once, to the address its list composed', async () => {
  const origin = await servedSite({
    compose: async ({ query }) =>
      query === '' ? page : { kind: 'moved', to: '/toutes-actualites/economie', status: 308 },
  });
  const response = await fetch(`${origin}${list}?q=&categories=economie&types=&rhp=3`, {
    redirect: 'manual',
  });
  expect(response.headers.get('location')).toBe('/toutes-actualites/economie?rhp=3');
});

test('a page that differs by applicant profile is served as the reader’s, and says so', async () => {
  const origin = await servedSite({
    signedIn: async () => undefined,
    compose: async ({ profile = 0 }) => {
      const screen = { ...page.screen, profile };
      return { ...page, screen, forProfiles: 'all' };
    },
    render: (screen) => ({ ...asData(), body: Buffer.from(JSON.stringify(screen)) }),
  });
  const shownTo = async (query: string, cookie: string) => {
    const response = await fetch(`${origin}/groupe${query}`, { headers: { cookie } });
    expect(response.headers.get('vary')).toBe('accept-encoding, cookie');
    return (await response.json()).profile;
  };
  expect(await shownTo('', '')).toBe(0);
  expect(await shownTo('', 'applicant-experience=2')).toBe(2);
  expect(await shownTo('?rhp=1', 'applicant-experience=2')).toBe(1);
});

test.each(['gzip', 'br'])(
  'a page is compressed thoroughly by %s once a second visitor has come',
  async (encoding) => {
    const feed = new ChangeFeed(async () => ({ position: head, generation: '1', tags: [] }));
    await feed.start();
    onTestFinished(() => feed.stop());
    const numbers = Array.from({ length: 9_000 }, (_, n) => Math.trunc(1e3 * Math.sin(n * n)));
    const origin = await servedSite({
      cache: new PageCache(feed, systemClock, 1_000_000),
      render: () => ({ status: 200, type: 'text/html', body: Buffer.from(numbers.join(' ')) }),
      compose: async () => page,
    });
    const lengthOf = async (path: string) => {
      const headers = { 'accept-encoding': encoding };
      return Number((await fetch(origin + path, { headers })).headers.get('content-length'));
    };
    const [once, often] = [await lengthOf('/once'), await lengthOf('/often')];
    await expect.poll(() => lengthOf('/often')).toBeLessThan(often);
    expect(await lengthOf('/once')).toBe(once);
  },
);

test('a page composed ahead is composed once, and served from the cache to its first visitor', async () => {
  const feed = new ChangeFeed(async () => ({ position: head, generation: '1', tags: [] }));
  await feed.start();
  onTestFinished(() => feed.stop());
  const composed: string[] = [];
  const deps = {
    cache: new PageCache(feed, systemClock, 1_000_000),
    compose: async ({ path }: Address) => {
      composed.push(path);
      return page;
    },
  };
  const { origin, site } = await startedSite(deps);
  await site.composeAhead('/groupe');
  await site.composeAhead('/groupe');
  await site.composeAhead('/Pas-canonique');
  expect((await fetch(`${origin}/groupe`)).status).toBe(200);
  expect(composed).toEqual(['/groupe']);
});

test('one query of a page is redirected, with the parameters that it does not name; others get the page', async () => {
  const looked: string[] = [];
  const origin = await servedSite({
    signedIn: async () => undefined,
    querySourcesOf: async (path) => (path === '/' ? ['/?p=12', '/?p=9'] : []),
    compose: async ({ path }) => {
      looked.push(path);
      return path === '/?p=12' ? { kind: 'moved', to: '/contact', status: 301 } : page;
    },
  });
  const get = async (target: string) => {
    const { status, headers } = await fetch(origin + target, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await get('/?utm_source=a&p=12')).toEqual([301, '/contact?utm_source=a']);
  expect(await get('/?p=13')).toEqual([200, null]);
  expect(await get('/?p=9')).toEqual([200, null]);
  expect(looked.slice(-1)).toEqual(['/?p=9']);
});
