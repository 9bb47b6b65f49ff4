import { randomUUID } from 'node:crypto';
import type { EventLog, NewEvent, RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import { BackgroundLoop } from '@parvis/projections/follower/background-loop.ts';
import { untilWoken } from '@parvis/projections/follower/follower.ts';
import { onTestFinished } from 'vitest';
import { eventId } from '../event-ids.ts';

/** An empty store, and ways to make it fail. */
export interface LogUnderTest {
  /** Opens the log as another process would. The store closes what it opened. */
  open(): EventLog;
  /** The next append is written, but its response is lost with the connection. */
  loseNextResponse(): void;
  /** Ends every connection and refuses new ones; the data remains. */
  becomeUnavailable(): Promise<void>;
  comeBack(): Promise<void>;
  /** An append that the store starts and rolls back, if it supports that. */
  rollBackAppend?(events: readonly NewEvent[]): Promise<void>;
  /** Another application appends an event without our metadata to a stream. */
  appendForeign(stream: string, type: string): Promise<void>;
  /** Closes every opened log and removes the store. */
  dispose(): Promise<void>;
}

export type OpenLogUnderTest = () => Promise<LogUnderTest>;

/** Returns an empty store for the running test, removed when it ends. */
export async function logForTest(open: OpenLogUnderTest): Promise<LogUnderTest> {
  const store = await open();
  onTestFinished(() => store.dispose());
  return store;
}

/** Returns the events of one command; the data of the n-th are `{ n }`. */
export function sampleEvents(
  commandId: string,
  count = 1,
  { type = 'ModuleSaved', occurredAt = '2026-01-02T03:04:05.006Z' } = {},
): NewEvent[] {
  return Array.from({ length: count }, (_, n) => ({
    id: eventId(commandId, n),
    type,
    data: { n },
    metadata: { commandId, actor: 'editor1', occurredAt, version: 1 },
  }));
}

/** Returns a command id that no other test uses. */
export function newCommandId(): string {
  return randomUUID();
}

/** Returns everything in the log, read in pages. */
export async function readWholeLog(log: EventLog, pageSize = 1000): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  let after: Position = startOfLog;
  for (;;) {
    const page = await log.readAll(after, pageSize);
    const last = page.at(-1);
    if (last === undefined) return events;
    events.push(...page);
    after = last.position;
  }
}

/**
 * Reads the log to its end, and on whenever it reports growth; records the events. Stops with the
 * test.
 */
export function follow(log: EventLog): readonly RecordedEvent[] {
  const seen: RecordedEvent[] = [];
  const loop = new BackgroundLoop({
    async step() {
      const page = await log.readAll(seen.at(-1)?.position ?? startOfLog, 500);
      seen.push(...page);
      return page.length > 0 ? 0 : untilWoken;
    },
    onError: () => undefined,
  });
  const unwatch = log.watch(() => loop.wakeUp());
  loop.start();
  onTestFinished(async () => {
    unwatch();
    await loop.stop();
  });
  return seen;
}
