import type { EventLog, ExpectedRevision } from '@parvis/contracts/log/event-log.ts';
import { describe, expect, it, vi } from 'vitest';
import {
  follow,
  type LogUnderTest,
  logForTest,
  newCommandId,
  type OpenLogUnderTest,
  readWholeLog,
  sampleEvents,
} from './log-under-test.ts';

const seed = 20_260_102;
const writers = 8;
const eventsPerAppend = 50;

/**
 * Tests eight writers with delays, conflicts and rollbacks; a follower that must see the log, in
 * order.
 */
export function describeBusyLog(open: OpenLogUnderTest, events: number): void {
  describe('a busy log', () => {
    it(`shows a follower all of ${events} events in order while ${writers} writers append (seed ${seed})`, async () => {
      const store = await logForTest(open);
      const reader = store.open();
      const seen = follow(reader);
      const logs = [store.open(), store.open()];
      const perWriter = events / eventsPerAppend / writers;
      await Promise.all(
        Array.from({ length: writers }, (_, writer) => {
          const log = logs[writer % logs.length] ?? reader;
          return write(store, log, `page-${writer}`, perWriter, randomFrom(seed + writer));
        }),
      );
      await vi.waitFor(() => expect(seen.length).toBeGreaterThanOrEqual(events), {
        timeout: 120_000,
        interval: 20,
      });
      const line = (event: { position: string; stream: string; revision: number }) =>
        `${event.position} ${event.stream} ${event.revision}`;
      const log = (await readWholeLog(reader)).map(line);
      expect(log).toHaveLength(events);
      expect(seen.map(line).join('\n')).toBe(log.join('\n'));
      expect(log.join('\n')).toBe([...log].sort().join('\n'));
    });
  });
}

async function write(
  store: LogUnderTest,
  log: EventLog,
  stream: string,
  appends: number,
  random: () => number,
): Promise<void> {
  let expected: ExpectedRevision = 'no-stream';
  for (let n = 0; n < appends; n += 1) {
    if (random() < 0.3) await new Promise((resolve) => setTimeout(resolve, random() * 5));
    if (random() < 0.1) await store.rollBackAppend?.(sampleEvents(newCommandId(), eventsPerAppend));
    if (random() < 0.1) {
      const refused = await log.append(stream, 1_000_000, sampleEvents(newCommandId()));
      if (refused.outcome !== 'conflict')
        throw new Error('an append with an impossible revision was accepted');
    }
    const result = await log.append(
      stream,
      expected,
      sampleEvents(newCommandId(), eventsPerAppend),
    );
    if (result.outcome !== 'appended')
      throw new Error(`${stream} has only one writer, but the append ended as ${result.outcome}`);
    expected = result.revision;
  }
}

/** Returns seeded random numbers from 0 to 1 (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
