import { startOfLog } from '@parvis/contracts/log/position.ts';
import { describe, expect, it, vi } from 'vitest';
import {
  eventsOf,
  follow,
  logForTest,
  newCommandId,
  type OpenLogUnderTest,
  readWholeLog,
} from './log-under-test.ts';

const waitOptions = { timeout: 10_000, interval: 5 };

/** Tests order, resuming, catching up, failing and stopping. */
export function describeSubscriptions(open: OpenLogUnderTest): void {
  describe('subscribing', () => {
    it('delivers existing events, reports that it has caught up, then delivers new events from any process', async () => {
      const store = await logForTest(open);
      const log = store.open();
      await log.append('page-1', 'no-stream', eventsOf(newCommandId(), 3));
      const follower = follow(log);
      await vi.waitFor(
        () => expect(follower.caughtUpAt).toEqual([follower.seen[2]?.position]),
        waitOptions,
      );
      await log.append('page-2', 'no-stream', eventsOf(newCommandId()));
      await store.open().append('page-1', 2, eventsOf(newCommandId()));
      await vi.waitFor(() => expect(follower.seen).toHaveLength(5), waitOptions);
      expect(follower.seen).toEqual(await readWholeLog(log));
    });

    it('resumes after any position', async () => {
      const log = (await logForTest(open)).open();
      await log.append('page-1', 'no-stream', eventsOf(newCommandId(), 4));
      const all = await readWholeLog(log);
      for (const [index, event] of all.entries()) {
        const follower = follow(log, event.position);
        await vi.waitFor(() => expect(follower.caughtUpAt).toHaveLength(1), waitOptions);
        expect(follower.seen).toEqual(all.slice(index + 1));
        await follower.stop();
      }
    });

    it('is caught up at its start position when nothing follows', async () => {
      const log = (await logForTest(open)).open();
      const atStart = follow(log);
      await vi.waitFor(() => expect(atStart.caughtUpAt).toEqual([startOfLog]), waitOptions);
      await atStart.stop();
      await log.append('page-1', 'no-stream', eventsOf(newCommandId(), 2));
      const head = await log.head();
      const atHead = follow(log, head);
      await vi.waitFor(() => expect(atHead.caughtUpAt).toEqual([head]), waitOptions);
      expect(atHead.seen).toEqual([]);
    });

    it('reaches a position after which there is no relevant event', async () => {
      const log = (await logForTest(open)).open();
      const live = follow(log);
      await log.append('page-1', 'no-stream', eventsOf(newCommandId()));
      const other = eventsOf(newCommandId(), 40, { type: 'LockTaken' });
      const last = await log.append('lock-1', 'no-stream', other);
      if (last.outcome === 'conflict') throw new Error('nobody else appends here');
      expect(await log.head()).toBe(last.position);
      const late = follow(log);
      await vi.waitFor(() => expect(late.caughtUpAt).toEqual([last.position]), waitOptions);
      for (const follower of [live, late]) {
        await vi.waitFor(
          () => expect(follower.seen.at(-1)?.position).toBe(last.position),
          waitOptions,
        );
        expect(follower.seen.filter((event) => event.type === 'ModuleSaved')).toHaveLength(1);
      }
    });

    it('calls one handler at a time and waits for it', async () => {
      const log = (await logForTest(open)).open();
      let running = 0;
      let most = 0;
      const follower = follow(log, startOfLog, async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
      });
      for (let n = 0; n < 10; n += 1)
        await log.append(`page-${n}`, 'no-stream', eventsOf(newCommandId(), 2));
      await vi.waitFor(() => expect(follower.seen).toHaveLength(20), waitOptions);
      expect(most).toBe(1);
    });

    it('stops when a handler throws, and reports the error', async () => {
      const log = (await logForTest(open)).open();
      await log.append('page-1', 'no-stream', eventsOf(newCommandId()));
      const poison = new Error('a handler that fails');
      const onEvents = vi.fn<() => Promise<void>>(() => Promise.reject(poison));
      const follower = follow(log, startOfLog, onEvents);
      const healthy = follow(log);
      await vi.waitFor(() => expect(follower.failures).toEqual([poison]), waitOptions);
      await log.append('page-1', 0, eventsOf(newCommandId()));
      await vi.waitFor(() => expect(healthy.seen).toHaveLength(2), waitOptions);
      expect(onEvents).toHaveBeenCalledTimes(1);
      await follower.stop();
    });

    it('calls no handler after it was stopped, and waits for a running one', async () => {
      const log = (await logForTest(open)).open();
      await log.append('page-1', 'no-stream', eventsOf(newCommandId()));
      let began = false;
      let ended = false;
      const follower = follow(log, startOfLog, async () => {
        began = true;
        await new Promise((resolve) => setTimeout(resolve, 30));
        ended = true;
      });
      const witness = follow(log);
      await vi.waitFor(() => expect(began).toBe(true), waitOptions);
      await follower.stop();
      expect(ended).toBe(true);
      await log.append('page-1', 0, eventsOf(newCommandId()));
      await vi.waitFor(() => expect(witness.seen).toHaveLength(2), waitOptions);
      expect(follower.seen).toHaveLength(1);
      expect(follower.caughtUpAt).toEqual([]);
    });

    it('ends when the log is closed', async () => {
      const log = (await logForTest(open)).open();
      const follower = follow(log);
      await vi.waitFor(() => expect(follower.caughtUpAt).toHaveLength(1), waitOptions);
      await log.close();
      expect(follower.failures).toEqual([]);
      await expect(log.head()).rejects.toThrow('closed');
    });
  });
}
