import { expect, onTestFinished, test, vi } from 'vitest';
import { Admission, NotAdmitted } from './admission.ts';

/** Jobs that end on demand, with the number that are running. */
function crowd(limits: { atOnce: number; waiting: number; timeoutMs?: number }) {
  const admission = new Admission({ timeoutMs: 60_000, ...limits });
  const running = new Map<number, () => void>();
  let most = 0;
  const come = (n: number) =>
    admission.run(
      () =>
        new Promise<number>((resolve) => {
          running.set(n, () => {
            running.delete(n);
            resolve(n);
          });
          most = Math.max(most, running.size);
        }),
    );
  return { come, running, end: (n: number) => running.get(n)?.(), most: () => most };
}

test('a limited number of requests is served concurrently, the others in turn', async () => {
  const { come, running, end, most } = crowd({ atOnce: 3, waiting: 100 });
  const all = Array.from({ length: 50 }, (_, n) => come(n));
  for (let n = 0; n < 50; n += 1) {
    await vi.waitFor(() => expect(running.has(n)).toBe(true), 30_000);
    end(n);
  }
  expect(await Promise.all(all)).toEqual(Array.from({ length: 50 }, (_, n) => n));
  expect(most()).toBe(3);
});

test('a request is refused immediately if too many are queued, or later if it waits too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { come, end } = crowd({ atOnce: 1, waiting: 1, timeoutMs: 1_000 });
  const [first, second] = [come(1), come(2)];
  await expect(come(3)).rejects.toThrow(NotAdmitted);
  const refused = second.catch((cause: unknown) => cause);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await refused).toEqual(new NotAdmitted('waited too long'));
  end(1);
  expect(await first).toBe(1);
});

test('a failed job frees its slot', async () => {
  const admission = new Admission({ atOnce: 1, waiting: 1, timeoutMs: 1_000 });
  const failing = admission.run(() => Promise.reject(new Error('failed')));
  const next = admission.run(async () => 'next');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('next');
});
