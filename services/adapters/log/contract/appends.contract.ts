import {
  AppendTooLarge,
  maxAppendBytes,
  maxEventBytes,
  type NewEvent,
} from '@parvis/contracts/log/event-log.ts';
import { describe, expect, it } from 'vitest';
import {
  logForTest,
  newCommandId,
  type OpenLogUnderTest,
  readWholeLog,
  sampleEvents,
} from './log-under-test.ts';

/**
 * Returns events whose data and metadata each have exactly this size in bytes, written with
 * characters of one and two bytes.
 */
function eventsOfSize(bytes: number, count: number): NewEvent[] {
  return sampleEvents(newCommandId(), count).map(({ id, type, metadata }) => {
    const rest = bytes - Buffer.byteLength(JSON.stringify(metadata)) - '""'.length;
    return { id, type, metadata, data: 'é'.repeat(rest >> 1) + 'x'.repeat(rest % 2) };
  });
}

/** Tests expected revisions, idempotency, limits and time. */
export function describeAppends(open: OpenLogUnderTest, idsUniqueAcrossStreams: boolean): void {
  describe('appending', () => {
    it('starts a stream at revision 0 and continues from its last revision', async () => {
      const log = (await logForTest(open)).open();
      const first = await log.append('page-1', 'no-stream', sampleEvents(newCommandId(), 3));
      const second = await log.append('page-1', 2, sampleEvents(newCommandId()));
      expect(first).toMatchObject({ outcome: 'appended', revision: 2 });
      expect(second).toMatchObject({ outcome: 'appended', revision: 3 });
      const recorded = await readWholeLog(log);
      const positions = recorded.map((event) => event.position);
      expect(first).toHaveProperty('position', positions[2]);
      expect(second).toHaveProperty('position', positions[3]);
      expect(positions).toEqual([...new Set(positions)].sort());
    });

    it('writes appends to several streams in their order, each with its own outcome', async () => {
      const log = (await logForTest(open)).open();
      const [first, second, third] = [
        sampleEvents(newCommandId(), 2),
        sampleEvents(newCommandId()),
        sampleEvents(newCommandId()),
      ];
      const results = await log.appendInOrder([
        { stream: 'page-1', expected: 'no-stream', events: first },
        { stream: 'page-2', expected: 'no-stream', events: second },
        { stream: 'page-1', expected: 'no-stream', events: third },
        { stream: 'page-1', expected: 1, events: third },
      ]);
      expect(results).toMatchObject([
        { outcome: 'appended', revision: 1 },
        { outcome: 'appended', revision: 0 },
        { outcome: 'conflict', actual: 1 },
        { outcome: 'appended', revision: 2 },
      ]);
      const ids = (await readWholeLog(log)).map(({ id }) => id);
      expect(ids).toEqual([...first, ...second, ...third].map(({ id }) => id));
    });

    it('stores data and metadata unchanged', async () => {
      const log = (await logForTest(open)).open();
      const [event] = sampleEvents(newCommandId());
      const data = {
        titre: 'Où « naît » l’été ?',
        nul: null,
        zero: '\u0000',
        half: '\ud800',
        deep: [{ a: 1.5 }],
      };
      await log.append('page-é', 'no-stream', event ? [{ ...event, data }] : []);
      const [recorded] = await log.readStream('page-é');
      expect(recorded).toMatchObject({ ...event, data, stream: 'page-é', revision: 0 });
    });

    it('lets exactly one of many concurrent appends have each revision', async () => {
      const store = await logForTest(open);
      const logs = [store.open(), store.open()];
      const race = Array.from({ length: 8 }, () =>
        logs.map((log) => log.append('page-1', 'no-stream', sampleEvents(newCommandId(), 2))),
      );
      const outcomes = await Promise.all(race.flat());
      expect(outcomes.filter((result) => result.outcome === 'appended')).toHaveLength(1);
      expect(outcomes.filter((result) => result.outcome === 'conflict')).toEqual(
        Array.from({ length: 15 }, () => ({ outcome: 'conflict', actual: 1 })),
      );
      expect(await logs[0]?.readStream('page-1')).toHaveLength(2);
    });

    it.each([
      ['no stream, and there is one', 'page-1', 'no-stream', 0],
      ['a revision behind the stream', 'page-2', 0, 1],
      ['a revision the stream has not reached', 'page-1', 4, 0],
      ['a revision of a stream that is not there', 'page-9', 0, 'no-stream'],
    ] as const)('refuses an append that expects %s', async (_case, stream, expected, actual) => {
      const log = (await logForTest(open)).open();
      await log.append('page-1', 'no-stream', sampleEvents(newCommandId()));
      await log.append('page-2', 'no-stream', sampleEvents(newCommandId(), 2));
      const result = await log.append(stream, expected, sampleEvents(newCommandId()));
      expect(result).toEqual({ outcome: 'conflict', actual });
      expect(await readWholeLog(log)).toHaveLength(3);
    });

    it.each([
      ['with the revision of the first time', 0],
      ['with the revision that its own events made', 2],
      ['with the revision after somebody went on', 3],
    ])('writes a repeated command once: %s', async (_case, expected) => {
      const store = await logForTest(open);
      const log = store.open();
      const again = sampleEvents(newCommandId(), 2);
      await log.append('page-1', 'no-stream', sampleEvents(newCommandId()));
      const original = await log.append('page-1', 0, again);
      await log.append('page-1', 2, sampleEvents(newCommandId()));
      const repeated = { ...original, outcome: 'repeated' };
      expect(await log.append('page-1', expected, again)).toEqual(repeated);
      expect(await store.open().append('page-1', expected, again)).toEqual(repeated);
      expect(await log.readStream('page-1')).toHaveLength(4);
    });

    it('writes a command that arrives twice concurrently only once', async () => {
      const log = (await logForTest(open)).open();
      const twice = sampleEvents(newCommandId(), 2);
      const results = await Promise.all([
        log.append('page-1', 'no-stream', twice),
        log.append('page-1', 'no-stream', twice),
      ]);
      const outcomes = results.map((result) => result.outcome);
      expect(new Set(outcomes)).toEqual(new Set(['appended', 'repeated']));
      expect(await log.readStream('page-1')).toHaveLength(2);
    });

    it('refuses a command whose events are only partly present, or in another order', async () => {
      const log = (await logForTest(open)).open();
      const [a, b, c] = sampleEvents(newCommandId(), 3);
      if (!a || !b || !c) throw new Error('expected three events');
      await log.append('page-1', 'no-stream', [a, b]);
      const conflict = { outcome: 'conflict', actual: 1 };
      expect(await log.append('page-1', 1, [a, b, c])).toEqual(conflict);
      expect(await log.append('page-1', 1, [b, c])).toEqual(conflict);
      expect(await log.append('page-1', 1, [b, a])).toEqual(conflict);
      expect(await log.append('page-1', 1, [b])).toMatchObject({
        outcome: 'repeated',
        revision: 1,
      });
      expect(await log.readStream('page-1')).toHaveLength(2);
    });

    const verdict = idsUniqueAcrossStreams ? 'refuses' : 'cannot see, and writes,';
    it(`${verdict} event ids that another stream has`, async () => {
      const log = (await logForTest(open)).open();
      const events = sampleEvents(newCommandId(), 2);
      await log.append('page-1', 'no-stream', events);
      const elsewhere = await log.append('page-2', 'no-stream', events);
      expect(elsewhere).toMatchObject(
        idsUniqueAcrossStreams
          ? { outcome: 'conflict', actual: 'no-stream' }
          : { outcome: 'appended', revision: 1 },
      );
      expect(await readWholeLog(log)).toHaveLength(idsUniqueAcrossStreams ? 2 : 4);
    });

    it('accepts an event and an append of the maximum size, and nothing larger', async () => {
      const log = (await logForTest(open)).open();
      const greatest = maxAppendBytes / maxEventBytes;
      await log.append('page-1', 'no-stream', eventsOfSize(maxEventBytes, greatest));
      await expect(
        log.append('page-2', 'no-stream', eventsOfSize(maxEventBytes + 1, 1)),
      ).rejects.toThrow(AppendTooLarge);
      await expect(
        log.append('page-2', 'no-stream', eventsOfSize(maxAppendBytes / 4 + 1, 4)),
      ).rejects.toThrow(AppendTooLarge);
      expect(await readWholeLog(log)).toHaveLength(greatest);
    });

    it('refuses an append without events', async () => {
      const log = (await logForTest(open)).open();
      await expect(log.append('page-1', 'no-stream', [])).rejects.toThrow(RangeError);
    });

    it('never lets the time of events decrease', async () => {
      const store = await logForTest(open);
      const at = (second: number) => ({ occurredAt: `2026-01-02T03:04:0${second}.000Z` });
      const log = store.open();
      await log.append('page-1', 'no-stream', sampleEvents(newCommandId(), 1, at(5)));
      await log.append('page-2', 'no-stream', sampleEvents(newCommandId(), 1, at(3)));
      const [early, late] = [
        sampleEvents(newCommandId(), 1, at(1)),
        sampleEvents(newCommandId(), 1, at(9)),
      ];
      await store.open().append('page-3', 'no-stream', [...late, ...early]);
      await log.append('page-1', 0, sampleEvents(newCommandId(), 1, at(9)));
      const times = (await readWholeLog(log)).map((event) => event.metadata.occurredAt);
      expect(times).toEqual([5, 5, 9, 9, 9].map((second) => at(second).occurredAt));
    });
  });
}
