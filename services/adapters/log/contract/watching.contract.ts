import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { describe, expect, it, vi } from 'vitest';
import { logForTest, newCommandId, type OpenLogUnderTest, sampleEvents } from './log-under-test.ts';

const waitOptions = { timeout: 10_000, interval: 5 };

/** Appends an event; returns its position. */
async function appendTo(log: EventLog, stream: string): Promise<Position> {
  const appended = await log.append(stream, 'no-stream', sampleEvents(newCommandId()));
  if (appended.outcome !== 'appended') throw new Error('nobody else appends here');
  return appended.position;
}

/** Watches a log, and waits until it hears of the appends of other processes. */
async function watching(log: EventLog) {
  const heard: (Position | undefined)[] = [];
  const stop = log.watch((end) => heard.push(end));
  // What was appended before may be announced still.
  await vi.waitFor(() => expect(heard).toContain(undefined), waitOptions);
  return { heard, stop };
}

/** Tests the announcements of growth. */
export function describeWatching(open: OpenLogUnderTest): void {
  describe('watching', () => {
    it('hears of every append, its own and those of other processes, with the end of the log', async () => {
      const store = await logForTest(open);
      const [log, other] = [store.open(), store.open()];
      await appendTo(log, 'page-0');
      const { heard } = await watching(log);
      for (const [appending, stream] of [
        [log, 'page-1'],
        [other, 'page-2'],
      ] as const) {
        const end = await appendTo(appending, stream);
        await vi.waitFor(() => expect(heard).toContain(end), waitOptions);
      }
    });

    it('hears that events may have been missed, after the server was away', async () => {
      const store = await logForTest(open);
      const log = store.open();
      const { heard } = await watching(log);
      await store.becomeUnavailable();
      await store.comeBack();
      await vi.waitFor(() => expect(heard).toEqual([undefined, undefined]), waitOptions);
      const end = await appendTo(store.open(), 'page-1');
      await vi.waitFor(() => expect(heard).toContain(end), waitOptions);
    });

    it('hears nothing after it has ended, or after the log was closed', async () => {
      const store = await logForTest(open);
      const [log, closed] = [store.open(), store.open()];
      const [ended, atClosed] = [await watching(log), await watching(closed)];
      const witness = await watching(store.open());
      ended.stop();
      await closed.close();
      const end = await appendTo(log, 'page-1');
      await vi.waitFor(() => expect(witness.heard).toContain(end), waitOptions);
      expect(ended.heard).toEqual([undefined]);
      expect(atClosed.heard).toEqual([undefined]);
      await expect(closed.head()).rejects.toThrow('closed');
    });
  });
}
