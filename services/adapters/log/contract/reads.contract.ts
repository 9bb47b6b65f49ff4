import { randomBytes } from 'node:crypto';
import type { ReadStreamOptions, RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { describe, expect, it } from 'vitest';
import {
  logForTest,
  newCommandId,
  type OpenLogUnderTest,
  readWholeLog,
  sampleEvents,
} from './log-under-test.ts';

/** Streams and the whole log, in pages and in both directions. */
export function describeReads(open: OpenLogUnderTest): void {
  describe('reading', () => {
    it('returns nothing for an unknown stream and an empty log', async () => {
      const log = (await logForTest(open)).open();
      expect(await log.readStream('page-9')).toEqual([]);
      expect(await log.readStream('page-9', { direction: 'backwards' })).toEqual([]);
      expect(await log.readAll(startOfLog, 10)).toEqual([]);
      expect(await log.head()).toBe(startOfLog);
      expect(await log.last()).toBe(undefined);
    });

    const cases: readonly (readonly [string, ReadStreamOptions, readonly number[]])[] = [
      ['all of it', {}, [0, 1, 2, 3, 4]],
      ['from a revision', { from: 3 }, [3, 4]],
      ['from a revision, so many', { from: 1, limit: 2 }, [1, 2]],
      ['from beyond its end', { from: 5 }, []],
      ['backwards', { direction: 'backwards' }, [4, 3, 2, 1, 0]],
      ['the last', { direction: 'backwards', limit: 1 }, [4]],
      ['backwards from a revision', { direction: 'backwards', from: 2 }, [2, 1, 0]],
      ['backwards from a revision, so many', { direction: 'backwards', from: 2, limit: 2 }, [2, 1]],
      ['nothing, when nothing is requested', { limit: 0 }, []],
    ];
    it.each(cases)('reads a stream: %s', async (_case, options, revisions) => {
      const log = (await logForTest(open)).open();
      await log.append('page-1', 'no-stream', sampleEvents(newCommandId(), 2));
      await log.append('page-2', 'no-stream', sampleEvents(newCommandId(), 2));
      await log.append('page-1', 1, sampleEvents(newCommandId(), 3));
      const events = await log.readStream('page-1', options);
      expect(events.map((event) => event.revision)).toEqual(revisions);
      expect(new Set(events.map((event) => event.stream)).size).toBeLessThanOrEqual(1);
    });

    it('reads many streams at the same time, each as if it were alone', async () => {
      const log = (await logForTest(open)).open();
      for (const stream of ['page-1', 'page-2', 'page-3'])
        await log.append(stream, 'no-stream', sampleEvents(newCommandId(), 3));
      const reads: readonly (readonly [string, ReadStreamOptions, readonly number[]])[] = [
        ['page-1', {}, [0, 1, 2]],
        ['page-2', { from: 1 }, [1, 2]],
        ['page-9', {}, []],
        ['page-2', { from: 1 }, [1, 2]],
        ['page-2', { limit: 1 }, [0]],
        ['page-3', { direction: 'backwards', limit: 2 }, [2, 1]],
        ['page-3', { limit: 0 }, []],
      ];
      const read = await Promise.all(
        reads.map(([stream, options]) => log.readStream(stream, options)),
      );
      const brief = read.map((events) => events.map(({ stream, revision }) => [stream, revision]));
      expect(brief).toEqual(
        reads.map(([stream, , revisions]) => revisions.map((revision) => [stream, revision])),
      );
    });

    it('reads the whole log in pages, and ends at its head', async () => {
      const log = (await logForTest(open)).open();
      await log.append('page-1', 'no-stream', sampleEvents(newCommandId(), 3));
      await log.append('page-2', 'no-stream', sampleEvents(newCommandId(), 2));
      const all = await log.readAll(startOfLog, 100);
      expect(all.map((event) => [event.stream, event.revision])).toEqual([
        ['page-1', 0],
        ['page-1', 1],
        ['page-1', 2],
        ['page-2', 0],
        ['page-2', 1],
      ]);
      const second = all[1]?.position ?? startOfLog;
      expect(await log.readAll(second, 2)).toEqual(all.slice(2, 4));
      expect(await log.readAll(startOfLog, 0)).toEqual([]);
      const head = await log.head();
      expect(head).toBe(all[4]?.position);
      expect(await log.readAll(head, 10)).toEqual([]);
    });

    it('leaves types out, but never the event after which a reader continues', async () => {
      const log = (await logForTest(open)).open();
      const typed = (type: string) =>
        sampleEvents(newCommandId(), 3).map((event) => ({ ...event, type }));
      const types = ['Rare', 'Usual', 'Other', 'Usual', 'Rare', 'Usual'];
      for (const [n, type] of types.entries())
        await log.append(`page-${n}`, 'no-stream', typed(type));
      const all = await readWholeLog(log);
      const found: RecordedEvent[] = [];
      let after = startOfLog;
      for (;;) {
        const page = await log.readAll(after, 2, ['Usual']);
        const last = page.at(-1);
        if (last === undefined) break;
        expect(page.length).toBeLessThanOrEqual(2);
        expect(last.position > after).toBe(true);
        found.push(...page.filter(({ type }) => type !== 'Usual'));
        after = last.position;
      }
      expect(after).toBe(await log.head());
      expect(found).toEqual(all.filter(({ type }) => type !== 'Usual'));
      expect(await log.readAll(startOfLog, 0, ['Usual'])).toEqual([]);
    });

    it('reads pages of many small events without a gap', async () => {
      const log = (await logForTest(open)).open();
      const events = [1, 2, 3].map(() => sampleEvents(newCommandId(), 400));
      for (const [n, some] of events.entries()) await log.append(`page-${n}`, 'no-stream', some);
      const read = await readWholeLog(log, 1_100);
      expect(read.map(({ id }) => id)).toEqual(events.flat().map(({ id }) => id));
    });

    it('continues after events of other applications, and reports what is wrong with them', async () => {
      const store = await logForTest(open);
      const log = store.open();
      await log.append('page-1', 'no-stream', sampleEvents(newCommandId()));
      await store.appendForeign('basket-1', 'BasketFilled');
      await log.append('page-1', 0, sampleEvents(newCommandId()));
      await store.appendForeign('basket-1', 'BasketEmptied');
      const all = await log.readAll(startOfLog, 10);
      expect(all.map(({ type, malformed }) => [type, malformed])).toEqual([
        ['ModuleSaved', undefined],
        ['BasketFilled', expect.stringMatching(/^its metadata lack /)],
        ['ModuleSaved', undefined],
        ['BasketEmptied', expect.stringMatching(/^its metadata lack /)],
      ]);
      expect(all.every(({ metadata }) => !Number.isNaN(Date.parse(metadata.occurredAt)))).toBe(
        true,
      );
      expect(await log.head()).toBe(all[3]?.position);
      expect(await log.last()).toEqual(all[3]);
      expect(await log.readStream('basket-1')).toMatchObject([all[1], all[3]]);
      const restarted = store.open();
      expect(await restarted.append('page-1', 1, sampleEvents(newCommandId()))).toMatchObject({
        outcome: 'appended',
        revision: 2,
      });
    });

    it('reads large events in pages that are bounded in bytes', async () => {
      const log = (await logForTest(open)).open();
      const large = () => randomBytes(60_000).toString('hex');
      for (let n = 0; n < 80; n += 1) {
        const events = sampleEvents(newCommandId()).map((event) => ({ ...event, data: large() }));
        await log.append(`page-${n}`, 'no-stream', events);
      }
      const [first, all] = [await log.readAll(startOfLog, 1_000), await readWholeLog(log)];
      expect(all.map(({ stream }) => stream)).toEqual(all.map((_, n) => `page-${n}`));
      expect(all).toHaveLength(80);
      expect(first.length).toBeGreaterThan(10);
      expect(first.length).toBeLessThan(80);
    });

    it('reads large events in such pages also where they are stored in little space', async () => {
      const log = (await logForTest(open)).open();
      const data = 'La banque accompagne ses clients. '.repeat(1_500);
      for (let n = 0; n < 100; n += 1) {
        const events = sampleEvents(newCommandId(), 3).map((event) => ({ ...event, data }));
        await log.append(`page-${n}`, 'no-stream', events);
      }
      const [first, all] = [await log.readAll(startOfLog, 1_000), await readWholeLog(log)];
      expect(all).toHaveLength(300);
      expect(first.length).toBeGreaterThan(10);
      expect(first.length).toBeLessThan(300);
    });

    it('gives an event of a stream its position in the log', async () => {
      const log = (await logForTest(open)).open();
      await log.append('page-1', 'no-stream', sampleEvents(newCommandId(), 3));
      expect(await log.readStream('page-1')).toEqual(await log.readAll(startOfLog, 10));
    });
  });
}
