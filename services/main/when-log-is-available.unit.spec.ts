import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { NoConnection } from '@parvis/projections/postgres/transient-error.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startUntilStarted } from './when-log-is-available.ts';

/** Starts a component that fails with these errors, one after another, before it starts. */
function startedAfter(...errors: readonly Error[]) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const left = [...errors];
  const [stop, reported] = [
    vi.fn<() => Promise<void>>(async () => undefined),
    vi.fn<(cause: unknown) => void>(),
  ];
  const start = vi.fn<Parameters<typeof startUntilStarted>[0]>(async () => {
    const error = left.shift();
    if (error !== undefined) throw error;
    return { stop };
  });
  return { component: startUntilStarted(start, reported), start, stop, reported };
}

test('mail starts although the log and the database fail while it does', async () => {
  const errors = [new LogUnavailable('away'), new NoConnection('none'), new LogUnavailable('away')];
  const { component, start, stop, reported } = startedAfter(...errors);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(start).toHaveBeenCalledTimes(4);
  expect(reported.mock.calls.flat()).toEqual(errors);
  await component.stop();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('an unexpected error at a start is reported, and the start repeated after a while', async () => {
  const { start } = startedAfter(new Error('a fault of ours'));
  await vi.advanceTimersByTimeAsync(9_900);
  expect(start).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(start).toHaveBeenCalledTimes(2);
});

test('a component that is stopped while it waits is not started any more', async () => {
  const { component, start } = startedAfter(new Error('a fault of ours'));
  await vi.advanceTimersByTimeAsync(100);
  await component.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(start).toHaveBeenCalledTimes(1);
});
