import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { PagesAhead } from './pages-ahead.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

/** Pages ahead of a cache in which these have changed; a page takes ten milliseconds. */
function bench(changed: readonly string[] = []) {
  const composed: string[] = [];
  const state = { isBusy: false, isFull: false };
  const ahead = new PagesAhead({
    changedPages: () => changed.filter((target) => !composed.includes(target)),
    isBusy: () => state.isBusy,
    isFull: () => state.isFull,
    onError: (cause) => {
      throw cause;
    },
    compose: async (target) => {
      composed.push(target);
      await new Promise((done) => {
        setTimeout(done, 10);
      });
    },
  });
  return { ahead, composed, state };
}

test('after a pause, changed pages are composed, then addresses where something was published', async () => {
  const { ahead, composed } = bench(['/', '/groupe']);
  ahead.noteChange(['/nouveau']);
  await vi.advanceTimersByTimeAsync(200);
  ahead.noteChange(['/autre']);
  await vi.advanceTimersByTimeAsync(290);
  expect(composed).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(composed).toEqual(['/', '/groupe', '/nouveau', '/autre']);
});

test('changes that go on do not keep pages waiting for ever', async () => {
  const { ahead, composed } = bench();
  for (let time = 0; time < 6_000; time += 100) {
    ahead.noteChange([`/${time}`]);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(composed.length).toBeGreaterThan(0);
});

test('at most half of the time is taken', async () => {
  const { ahead, composed } = bench();
  ahead.noteChange(Array.from({ length: 100 }, (_, place) => `/${place}`));
  await vi.advanceTimersByTimeAsync(300 + 200);
  expect(composed.length).toBeGreaterThanOrEqual(9);
  expect(composed.length).toBeLessThanOrEqual(11);
});

test('nothing is composed while visitors wait for pages, and it goes on afterwards', async () => {
  const { ahead, composed, state } = bench(['/']);
  state.isBusy = true;
  ahead.noteChange([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(composed).toEqual([]);
  state.isBusy = false;
  await vi.advanceTimersByTimeAsync(100);
  expect(composed).toEqual(['/']);
});

test('a full cache takes the pages that were requested, and no others', async () => {
  const { ahead, composed, state } = bench(['/']);
  state.isFull = true;
  ahead.noteChange(['/nouveau']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(composed).toEqual(['/']);
});

test('several changes during the work neither double nor repeat it', async () => {
  const changed = Array.from({ length: 60 }, (_, place) => `/${place}`);
  const { ahead, composed } = bench(changed);
  ahead.noteChange([]);
  await vi.advanceTimersByTimeAsync(300);
  for (const time of [0, 1, 2]) {
    changed.push(`/plus-${time}`);
    ahead.noteChange([]);
    await vi.advanceTimersByTimeAsync(310);
  }
  await vi.advanceTimersByTimeAsync(5_000);
  expect(composed).toHaveLength(63);
  expect(new Set(composed).size).toBe(63);
});

test('only the pages requested most are composed again', async () => {
  const { ahead, composed } = bench(Array.from({ length: 250 }, (_, place) => `/${place}`));
  ahead.noteChange([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([composed.length, composed[0], composed.at(-1)]).toEqual([200, '/0', '/199']);
});

test('stopping ends after the page in progress, whatever waits', async () => {
  const { ahead, composed } = bench(['/', '/groupe']);
  ahead.noteChange([]);
  await vi.advanceTimersByTimeAsync(305);
  const stopped = ahead.stop();
  ahead.noteChange(['/nouveau']);
  await vi.advanceTimersByTimeAsync(5_000);
  await stopped;
  expect(composed).toEqual(['/']);
});
