import { type Position, positionFrom } from '@parvis/contracts/log/position.ts';
import { NoConnection } from '@parvis/projections/postgres/transient-error.ts';
import { expect, onTestFinished, test } from 'vitest';
import { ChangeFeed, type TagChanges } from './change-feed.ts';
import { encodePage, PageCache } from './page-cache.ts';
import { textOf } from './testing/text-of.ts';

const at = (ordinal: number): Position => positionFrom(BigInt(ordinal));
const type = 'text/html; charset=utf-8';
const page = (ordinal: number, tags: string[], body = '<p>Bonjour</p>', expiresAt?: Date) =>
  encodePage({
    status: 200,
    type,
    body: Buffer.from(body),
    position: at(ordinal),
    tags,
    generation: '1',
    expiresAt,
  });

class Bench {
  time = 0;
  fails = false;
  fault: Error = new Error('away');
  /** How far the clock advances while the feed is read, in milliseconds. */
  readLasts = 0;
  changes: TagChanges = { position: at(1), generation: '1', tags: [] };
  readonly clock = { now: () => new Date(this.time) };
  readonly feed = new ChangeFeed(
    async () => {
      this.time += this.readLasts;
      if (this.fails) throw this.fault;
      return this.changes;
    },
    () => this.time,
  );
  readonly cache = new PageCache(this.feed, this.clock, 1_000_000);

  /** One read of the feed, leaving no timer behind. */
  async readFeed(changes: TagChanges = this.changes): Promise<void> {
    this.changes = changes;
    await this.feed.start();
    await this.feed.stop();
  }
}

test('a page is served while none of its tags changed after it was read', async () => {
  const bench = new Bench();
  await bench.readFeed({
    position: at(5),
    generation: '1',
    tags: [{ tag: 'content:a', position: at(5) }],
  });
  bench.cache.put('/a', page(5, ['content:a']));
  expect(textOf(bench.cache.get('/a'))).toBe('<p>Bonjour</p>');
});

test('a page older than one of its tags is no longer served', async () => {
  const bench = new Bench();
  await bench.readFeed();
  bench.cache.put('/a', page(5, ['content:a', 'menu:main:fr']));
  await bench.readFeed({
    position: at(6),
    generation: '1',
    tags: [{ tag: 'menu:main:fr', position: at(6) }],
  });
  expect(bench.cache.get('/a')).toBeUndefined();
});

test('a page whose rendering began before a change is not inserted after it', async () => {
  const bench = new Bench();
  await bench.readFeed({
    position: at(6),
    generation: '1',
    tags: [{ tag: 'content:a', position: at(6) }],
  });
  bench.cache.put('/a', page(5, ['content:a']));
  expect(bench.cache.get('/a')).toBeUndefined();
});

test('nothing is served while the change feed is more than three seconds behind', async () => {
  const bench = new Bench();
  await bench.readFeed();
  bench.cache.put('/a', page(5, ['content:a']));
  bench.time = 3_000;
  expect(bench.cache.get('/a')).toBeDefined();
  bench.time = 3_001;
  expect(bench.cache.get('/a')).toBeUndefined();
});

test('a slow read confirms the state at the moment it began', async () => {
  const bench = new Bench();
  bench.readLasts = 1_500;
  await bench.readFeed();
  bench.cache.put('/a', page(5, ['content:a']));
  bench.time = 3_000;
  expect(bench.cache.get('/a')).toBeDefined();
  bench.time = 3_001;
  expect(bench.cache.get('/a')).toBeUndefined();
});

test('a feed that cannot be read becomes stale and recovers with the next read', async () => {
  const bench = new Bench();
  await bench.readFeed();
  bench.cache.put('/a', page(5, ['content:a']));
  bench.time = 4_000;
  bench.fails = true;
  await bench.readFeed();
  expect(bench.cache.get('/a')).toBeUndefined();
  bench.fails = false;
  await bench.readFeed();
  expect(bench.cache.get('/a')).toBeDefined();
});

test('a page composed before the read model was rebuilt is no longer served', async () => {
  const bench = new Bench();
  await bench.readFeed();
  bench.cache.put('/a', page(5, ['content:a']));
  await bench.readFeed({ position: at(5), generation: '2', tags: [] });
  expect(bench.cache.get('/a')).toBeUndefined();
});

test('the feed’s generation and the changes that it has seen are reported only as it read them', async () => {
  const bench = new Bench();
  expect(bench.cache.generation).toBeUndefined();
  await bench.readFeed({ position: at(5), generation: '2', tags: [] });
  expect(bench.cache.generation).toBe('2');
  expect([5, 6].map((ordinal) => bench.cache.hasSeen(at(ordinal)))).toEqual([true, false]);
  bench.time = 4_000;
  expect(bench.cache.hasSeen(at(5))).toBe(false);
});

test('hits, pages and their bytes are counted', async () => {
  const bench = new Bench();
  await bench.readFeed();
  expect(bench.cache.figures).toEqual({ hits: 0, staleHits: 0, pages: 0, bytes: 0 });
  bench.cache.put('/a', page(5, ['content:a']));
  bench.cache.get('/a');
  bench.cache.get('/a');
  bench.cache.get('/b');
  expect(bench.cache.figures).toMatchObject({ hits: 2, pages: 1 });
  expect(bench.cache.figures.bytes).toBeGreaterThan(0);
  await bench.readFeed({
    position: at(6),
    generation: '1',
    tags: [{ tag: 'content:a', position: at(6) }],
  });
  bench.cache.get('/a');
  expect(bench.cache.figures).toEqual({ hits: 2, staleHits: 0, pages: 0, bytes: 0 });
});

test('while the database does not respond, pages are served as stale for five minutes', async () => {
  const bench = new Bench();
  await bench.readFeed();
  bench.cache.put('/a', page(5, ['content:a']));
  expect(bench.cache.find('/a')).toEqual({ page: bench.cache.get('/a') });
  bench.fails = true;
  bench.fault = new NoConnection('it does not respond');
  bench.time = 61_500;
  await bench.readFeed();
  expect(bench.cache.get('/a')).toBeUndefined();
  expect(bench.cache.find('/a')).toMatchObject({ staleSeconds: 61 });
  expect(bench.cache.find('/b')).toBeUndefined();
  bench.time = 300_000;
  expect(bench.cache.find('/a')).toMatchObject({ staleSeconds: 300 });
  expect(bench.cache.figures).toMatchObject({ hits: 2, staleHits: 2 });
  bench.time = 300_001;
  expect(bench.cache.find('/a')).toBeUndefined();
  bench.fails = false;
  await bench.readFeed();
  expect(bench.cache.find('/a')).toEqual({ page: bench.cache.get('/a') });
});

test('no page that is known to have changed, or to be over, is served as stale', async () => {
  const bench = new Bench();
  await bench.readFeed();
  bench.cache.put('/withdrawn', page(5, ['content:a']));
  bench.cache.put('/over', page(5, [], '', new Date(5_000)));
  bench.fails = true;
  bench.fault = new NoConnection('it does not respond');
  bench.time = 4_000;
  await bench.readFeed();
  expect(bench.cache.find('/withdrawn')).toBeDefined();
  expect(bench.cache.find('/over')).toBeDefined();
  bench.feed.noteHint(['content:a'], at(6));
  await bench.feed.stop();
  bench.time = 5_000;
  expect(bench.cache.find('/withdrawn')).toBeUndefined();
  expect(bench.cache.find('/over')).toBeUndefined();
});

test('while the database responds with an error, nothing is served as stale', async () => {
  const bench = new Bench();
  await bench.readFeed();
  bench.cache.put('/a', page(5, []));
  bench.fails = true;
  bench.time = 4_000;
  await bench.readFeed();
  expect(bench.cache.find('/a')).toBeUndefined();
});

test('what was read stays current while nothing is stored, and is read again when something may be', async () => {
  const bench = new Bench();
  await bench.feed.start();
  onTestFinished(() => bench.feed.stop());
  bench.cache.put('/a', page(5, ['content:a']));
  for (let polls = 0; polls < 5; polls += 1) {
    bench.time += 2_000;
    bench.feed.confirm();
    expect(bench.cache.get('/a')).toBeDefined();
  }
  // Its hint was lost.
  bench.changes = { ...bench.changes, tags: [{ tag: 'content:a', position: at(6) }] };
  bench.feed.look();
  await bench.cache.ready();
  expect(bench.cache.get('/a')).toBeUndefined();
});

test('what could not be read is not current although nothing was stored since', async () => {
  const bench = new Bench();
  await bench.readFeed();
  bench.cache.put('/a', page(5, ['content:a']));
  bench.fails = true;
  await bench.readFeed();
  bench.time = 3_001;
  bench.feed.confirm();
  expect(bench.cache.get('/a')).toBeUndefined();
});

test('no page is inserted while the change feed is behind', async () => {
  const bench = new Bench();
  await bench.readFeed();
  bench.time = 4_000;
  expect(bench.cache.put('/a', page(5, []))).toBe(false);
  bench.time = 0;
  expect(bench.cache.get('/a')).toBeUndefined();
});

test('pages with the same bytes have the same weak entity tag, and others another', () => {
  const tags = ['a', 'a', 'b'].map((body) => page(5, [], body).etag);
  expect(tags[0]).toMatch(/^W\/"[\w-]{27}"$/);
  expect(tags[1]).toBe(tags[0]);
  expect(tags[2]).not.toBe(tags[0]);
});

test('the cache stays within its size limit', async () => {
  const bench = new Bench();
  await bench.readFeed();
  const small = new PageCache(bench.feed, bench.clock, 4_000);
  expect(small.isFilling).toBe(false);
  for (let i = 0; i < 50; i += 1) small.put(`/${i}`, page(5, []));
  expect(small.get('/0')).toBeUndefined();
  expect(small.get('/49')).toBeDefined();
  expect(small.isFilling).toBe(true);
});

test('pages that have changed are listed, those requested most first', async () => {
  const bench = new Bench();
  await bench.readFeed();
  const visit = (key: string, times: number) => {
    for (let time = 0; time < times; time += 1) bench.cache.find(key);
  };
  for (const key of ['/a', '/b', '/c', '/d'])
    bench.cache.put(key, page(5, [key === '/c' ? 'content:c' : 'menu:main:fr']));
  visit('/a', 1);
  visit('/b', 3);
  visit('/c', 9);
  expect(bench.cache.changed()).toEqual([]);
  const tags = [{ tag: 'menu:main:fr', position: at(6) }];
  await bench.readFeed({ position: at(6), generation: '1', tags });
  expect(bench.cache.changed()).toEqual(['/b', '/a', '/d']);
  expect(['/a', '/c'].map((key) => bench.cache.has(key))).toEqual([false, true]);
  // A page that a visitor asks for meanwhile is no longer listed, and keeps its place afterwards.
  bench.cache.find('/b');
  expect(bench.cache.changed()).toEqual(['/a', '/d']);
  bench.cache.put('/b', page(6, ['menu:main:fr']));
  bench.cache.put('/a', page(6, ['menu:main:fr']));
  const more = [{ tag: 'menu:main:fr', position: at(7) }];
  await bench.readFeed({ position: at(7), generation: '1', tags: more });
  expect(bench.cache.changed()).toEqual(['/b', '/a', '/d']);
});

test('a page that depends on the date is served until it expires', async () => {
  const bench = new Bench();
  await bench.readFeed();
  bench.cache.put('/agenda', page(5, [], '<p>Demain</p>', new Date(100)));
  bench.time = 99;
  expect(bench.cache.get('/agenda')).toBeDefined();
  bench.time = 100;
  expect(bench.cache.get('/agenda')).toBeUndefined();
});

test('a rarely requested page is cached from the second request on', async () => {
  const bench = new Bench();
  await bench.readFeed();
  bench.cache.putLater('/liste?q=a', page(5, []));
  expect(bench.cache.get('/liste?q=a')).toBeUndefined();
  bench.cache.putLater('/liste?q=a', page(5, []));
  expect(bench.cache.get('/liste?q=a')).toBeDefined();
});

test('a hint takes effect before the feed is read, and a read that began earlier does not undo it', async () => {
  const bench = new Bench();
  await bench.readFeed();
  bench.cache.put('/a', page(5, ['content:a']));
  bench.cache.put('/b', page(5, ['content:b']));
  bench.feed.noteHint(['content:a'], at(7));
  expect(bench.cache.get('/a')).toBeUndefined();
  expect(bench.cache.get('/b')).toBeDefined();
  const tags = [{ tag: 'content:a', position: at(6) }];
  await bench.readFeed({ position: at(6), generation: '1', tags });
  expect(bench.cache.put('/a', page(6, ['content:a']))).toBe(false);
  expect(bench.cache.put('/a', page(7, ['content:a']))).toBe(true);
});

test('a page is composed only after a feed read that is in progress, so that it can be cached', async () => {
  const bench = new Bench();
  let finish = () => {};
  const feed = new ChangeFeed(
    () =>
      new Promise((resolve) => {
        finish = () => resolve({ position: at(7), generation: '1', tags: [] });
      }),
    () => bench.time,
  );
  const cache = new PageCache(feed, bench.clock, 1_000_000);
  const started = feed.start();
  const ready = cache.ready().then(() => feed.position);
  finish();
  expect(await ready).toBe(at(7));
  await started;
  await feed.stop();
});
