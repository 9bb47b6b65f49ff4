import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { describe, expect, it, vi } from 'vitest';
import {
  follow,
  logForTest,
  newCommandId,
  type OpenLogUnderTest,
  readWholeLog,
  sampleEvents,
} from './log-under-test.ts';

const waitOptions = { timeout: 20_000, interval: 10 };

/** Tests lost responses and unavailable servers. */
export function describeOutages(open: OpenLogUnderTest): void {
  describe('when the server fails', () => {
    it('determines the outcome of an append whose response was lost', async () => {
      const store = await logForTest(open);
      const log = store.open();
      await log.append('page-1', 'no-stream', sampleEvents(newCommandId()));
      store.loseNextResponse();
      const result = await log.append('page-1', 0, sampleEvents(newCommandId(), 2));
      expect(['appended', 'repeated']).toContain(result.outcome);
      const events = await log.readStream('page-1');
      expect(events.map((event) => event.revision)).toEqual([0, 1, 2]);
      expect(result).toMatchObject({ revision: 2, position: events[2]?.position });
    });

    it('fails an append after its timeout, and accepts it again when the server is back', async () => {
      const store = await logForTest(open);
      const log = store.open();
      await log.append('page-1', 'no-stream', sampleEvents(newCommandId()));
      const events = sampleEvents(newCommandId(), 2);
      await store.becomeUnavailable();
      await expect(log.append('page-1', 0, events)).rejects.toThrow(LogUnavailable);
      await expect(log.readStream('page-1')).rejects.toThrow(LogUnavailable);
      await expect(log.head()).rejects.toThrow(LogUnavailable);
      await store.comeBack();
      await vi.waitFor(() => log.head(), waitOptions);
      expect(await log.append('page-1', 0, events)).toMatchObject({ revision: 2 });
      expect(await readWholeLog(log)).toHaveLength(3);
    });

    it('retries an append until a server that recovers soon is back', async () => {
      const store = await logForTest(open);
      const log = store.open();
      await log.append('page-1', 'no-stream', sampleEvents(newCommandId()));
      await store.becomeUnavailable();
      const appending = log.append('page-1', 0, sampleEvents(newCommandId()));
      await new Promise((resolve) => setTimeout(resolve, 300));
      await store.comeBack();
      expect(await appending).toMatchObject({ outcome: 'appended', revision: 1 });
    });

    it('shows a follower every event once, in order', async () => {
      const store = await logForTest(open);
      const log = store.open();
      const seen = follow(log);
      await log.append('page-1', 'no-stream', sampleEvents(newCommandId(), 3));
      await vi.waitFor(() => expect(seen).toHaveLength(3), waitOptions);
      await store.becomeUnavailable();
      await expect(log.head()).rejects.toThrow(LogUnavailable);
      await store.comeBack();
      await vi.waitFor(() => log.head(), waitOptions);
      await log.append('page-1', 2, sampleEvents(newCommandId(), 2));
      await vi.waitFor(() => expect(seen).toHaveLength(5), waitOptions);
      expect(seen).toEqual(await readWholeLog(log));
    });

    it('can be closed while the server is unavailable', async () => {
      const store = await logForTest(open);
      const log = store.open();
      log.watch(() => undefined);
      await log.head();
      await store.becomeUnavailable();
      await expect(log.head()).rejects.toThrow(LogUnavailable);
      await log.close();
      await expect(log.head()).rejects.toThrow(LogUnavailable);
    });
  });
}
