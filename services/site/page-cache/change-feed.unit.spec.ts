import { type Position, positionFrom } from '@parvis/contracts/log/position.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ChangeFeed } from './change-feed.ts';

const at = (ordinal: number): Position => positionFrom(BigInt(ordinal));

test('a database that has not responded for three seconds counts as not responding', async () => {
  let [time, isFrozen] = [0, false];
  const state = { position: at(5), generation: '1', tags: [] };
  const read = () => (isFrozen ? new Promise<never>(() => {}) : Promise.resolve(state));
  const feed = new ChangeFeed(read, () => time);
  await feed.start();
  isFrozen = true;
  time = 1_000;
  void feed.start();
  time = 3_900;
  expect(feed.awayForMs).toBeUndefined();
  time = 4_001;
  expect(feed.awayForMs).toBe(4_001);
});

test('a feed that has more changes than one read returns is current only after the last', async () => {
  const parts = [5, 6].map((n) => ({
    position: at(n),
    generation: '1',
    tags: [{ tag: `content:${n}`, position: at(n) }],
    hasMore: n === 5,
  }));
  const whileRead: boolean[] = [];
  const feed: ChangeFeed = new ChangeFeed(async () => {
    whileRead.push(feed.isFresh());
    return parts[whileRead.length - 1] ?? Promise.reject(new Error('read too often'));
  });
  await feed.start();
  await feed.stop();
  expect(whileRead).toEqual([false, false]);
  expect([feed.isFresh(), feed.changedSince(['content:5'], at(4)), feed.position]).toEqual([
    true,
    true,
    at(6),
  ]);
});

test('the feed tells its listeners each change once', async () => {
  const tags: { tag: string; position: Position }[] = [];
  const feed = new ChangeFeed(async () => ({ position: at(6), generation: '1', tags }));
  const changes: (readonly string[])[] = [];
  feed.onChange((changed) => changes.push(changed));
  await feed.start();
  tags.push({ tag: 'content:a', position: at(6) });
  await feed.start();
  feed.noteHint(['content:a', 'content:b'], at(6));
  await feed.stop();
  expect(changes).toEqual([['content:a'], ['content:b']]);
});

test('a hint that arrives while the feed is read is not lost: the feed is read again soon', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const reads: (() => void)[] = [];
  const feed = new ChangeFeed(
    () =>
      new Promise((resolve) => {
        const position = at(reads.length + 1);
        reads.push(() => resolve({ position, generation: '1', tags: [] }));
      }),
  );
  const started = feed.start();
  feed.noteHint(['content:a'], at(1));
  feed.noteHint([], at(2));
  reads[0]?.();
  await started;
  await vi.advanceTimersByTimeAsync(100);
  expect(reads).toHaveLength(2);
  reads[1]?.();
  await feed.stop();
  expect([feed.position, reads.length]).toEqual([at(2), 2]);
});

function countedFeed() {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let reads = 0;
  const feed = new ChangeFeed(
    async () => {
      reads += 1;
      return { position: at(1), generation: '1', tags: [] };
    },
    () => Date.now(),
  );
  return { feed, reads: () => reads };
}

test('many hints about one change cause only one read', async () => {
  const { feed, reads } = countedFeed();
  await feed.start();
  for (const ordinal of [2, 3, 4]) {
    feed.noteHint([], at(ordinal));
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(reads()).toBe(2);
  feed.noteHint([], at(5));
  await vi.advanceTimersByTimeAsync(100);
  expect(reads()).toBe(3);
  await feed.stop();
});

test('changed tags are read immediately after a pause, and those that follow soon after are read together', async () => {
  const { feed, reads } = countedFeed();
  await feed.start();
  await vi.advanceTimersByTimeAsync(100);
  feed.noteHint([], at(2));
  expect(reads()).toBe(1);
  feed.noteHint(['content:a'], at(2));
  expect(reads()).toBe(2);
  await vi.advanceTimersByTimeAsync(5);
  feed.noteHint(['search:a'], at(2));
  feed.noteHint(['media:a'], at(2));
  expect(reads()).toBe(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(reads()).toBe(3);
  await feed.stop();
});
