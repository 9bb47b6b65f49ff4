import { parentPort } from 'node:worker_threads';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { ordinalOf, type Position } from '@parvis/contracts/log/position.ts';
import { PostgresEventLog } from '../../adapters/log/postgres/postgres-event-log.ts';
import { LeafMaker } from '../../notary/leaf.ts';
import { type ScannedEvents, scanned } from '../../notary/verify/scan.ts';
import { serveFunctions } from '../function-thread.ts';

let opened: { readonly url: string; readonly log: PostgresEventLog } | undefined;

const functions = {
  /** Scans the events after a position, up to another one. */
  async scan(url: string, key: Uint8Array, after: Position, until: Position) {
    if (opened?.url !== url)
      opened = { url, log: new PostgresEventLog({ url, readConnections: 1 }) };
    const events = await readBetween(opened.log, after, until);
    return scanned(events, new LeafMaker(Buffer.from(key))) satisfies ScannedEvents;
  },
};
export type ScanFunctions = typeof functions;

/** A page of large events ends before its limit. */
async function readBetween(log: PostgresEventLog, after: Position, until: Position) {
  const events: RecordedEvent[] = [];
  const limit = Number(ordinalOf(until) - ordinalOf(after));
  for (let last = after; last < until; ) {
    const page = await log.readAll(last, limit);
    const end = page.at(-1);
    if (end === undefined) break;
    events.push(...page.filter(({ position }) => position <= until));
    last = end.position;
  }
  return events;
}

if (parentPort !== null) serveFunctions(parentPort, functions);
