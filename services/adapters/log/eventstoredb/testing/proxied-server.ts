import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import type { EventLog, EventMetadata, RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import { appendOneByOne } from '../../append-one-by-one.ts';
import { type LogUnderTest, newCommandId, sampleEvents } from '../../contract/log-under-test.ts';
import { BreakableProxy } from '../../testing/breakable-proxy.ts';
import { EventStoreDbEventLog } from '../eventstoredb-event-log.ts';

const defaultPort = 2113;
/** No event of the contract suite is older than this. */
const start = '2026-01-01T00:00:00.000Z';

/**
 * Opens a server behind a proxy that can break the connection. The server may contain other events:
 * each log begins at the server's end at the time of the call, has its own clock, and gives its
 * streams unique names.
 * @param url address of one node: `esdb://host:port?tls=false`
 */
export async function openProxiedServer(
  url: string,
  stop: () => unknown = () => undefined,
): Promise<LogUnderTest> {
  const { hostname, port } = new URL(url);
  const proxy = new BreakableProxy({ host: hostname, port: Number(port || defaultPort) });
  await proxy.start();
  const proxied = url.replace(/(?<=\/\/(?:[^@/?]*@)?)[^@/?]+/, `127.0.0.1:${proxy.port}`);
  const logs: EventLog[] = [];
  const openLog = () => {
    const log = new EventStoreDbEventLog({ connectionString: proxied });
    logs.push(log);
    return log;
  };
  const view = await beginView(openLog());
  return {
    open: () => logSince(openLog(), view),
    loseNextResponse: () => proxy.loseResponseTo('ModuleSaved'),
    appendForeign: (stream, type) => appendForeign(url, view.prefix + stream, type),
    becomeUnavailable: () => proxy.stop(),
    comeBack: () => proxy.start(),
    async dispose() {
      await Promise.all(logs.map((log) => log.close()));
      await proxy.stop();
      await stop();
    },
  };
}

async function appendForeign(url: string, stream: string, type: string): Promise<void> {
  const log = new EventStoreDbEventLog({ connectionString: url });
  const [last] = await log.readStream(stream, { direction: 'backwards', limit: 1 });
  await log.close();
  const client = EventStoreDBClient.connectionString(url);
  const expectedRevision = last === undefined ? NO_STREAM : BigInt(last.revision);
  await client.appendToStream(stream, jsonEvent({ type, data: {} }), { expectedRevision });
  await client.dispose();
}

/** The position on the server where a log begins. */
interface View {
  readonly base: Position;
  /** The prefix of its stream names. */
  readonly prefix: string;
  /** How far the time of the server's log was ahead of the clock, in milliseconds. */
  readonly aheadMs: number;
}

/** Marks the end of the server's log, with a time that is not earlier than any before. */
async function beginView(log: EventLog): Promise<View> {
  const prefix = `${randomUUID()}-`;
  const mark = sampleEvents(newCommandId(), 1, { occurredAt: start });
  await log.append(`${prefix}mark`, 'no-stream', mark);
  const [marked] = await log.readStream(`${prefix}mark`);
  if (marked === undefined) throw new Error('the server lost the event that was just appended');
  const aheadMs = Date.parse(marked.metadata.occurredAt) - Date.parse(start);
  return { base: marked.position, prefix, aheadMs };
}

/** Returns the log from the position of the view on. */
function logSince(log: EventLog, { base, prefix, aheadMs }: View): EventLog {
  const within = (after: Position) => (after > base ? after : base);
  const seen = (position: Position) => (position > base ? position : startOfLog);
  const ours = (events: readonly RecordedEvent[]) =>
    events.map((event) => ({
      ...event,
      stream: event.stream.slice(prefix.length),
      metadata: shifted(event.metadata, -aheadMs),
    }));
  const append: EventLog['append'] = (stream, expected, events) =>
    log.append(
      prefix + stream,
      expected,
      events.map((event) => ({ ...event, metadata: shifted(event.metadata, aheadMs) })),
    );
  return {
    append,
    appendInOrder: (appends) => appendOneByOne({ append }, appends),
    readStream: async (stream, options) => ours(await log.readStream(prefix + stream, options)),
    readAll: async (after, limit) => ours(await log.readAll(within(after), limit)),
    watch: (onGrowth) => log.watch((end) => onGrowth(end && seen(end))),
    head: async () => seen(await log.head()),
    async last() {
      const last = await log.last();
      return last && last.position > base ? ours([last])[0] : undefined;
    },
    close: () => log.close(),
  };
}

function shifted(metadata: EventMetadata, byMs: number): EventMetadata {
  const occurredAt = new Date(Date.parse(metadata.occurredAt) + byMs).toISOString();
  return { ...metadata, occurredAt };
}
