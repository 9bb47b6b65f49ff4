import {
  type EventStoreDBClient,
  jsonEvent,
  NO_STREAM,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import {
  type AppendResult,
  type ExpectedRevision,
  LogUnavailable,
} from '@parvis/contracts/log/event-log.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { backoffMs } from '@parvis/projections/follower/backoff.ts';
import { withTimeout } from '@parvis/projections/postgres/with-timeout.ts';
import { LRUCache } from 'lru-cache';
import type { PreparedEvent } from '../prepare-append.ts';
import { KnownStream } from './known-stream.ts';
import { readEventsOfStream } from './read-stream.ts';
import { asLogError } from './unavailable.ts';

/** How long an append is retried before it fails with LogUnavailable. */
const timeoutMs = 5000;
/** The timeout of one attempt in milliseconds; the client itself would wait forever. */
const responseTimeoutMs = 2000;
const streamsRemembered = 500;

/** Serialises the appends to each stream, and caches the ids of the streams it last wrote to. */
export class Appender {
  readonly #client: EventStoreDBClient;
  readonly #streams = new LRUCache<string, KnownStream>({ max: streamsRemembered });
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(client: EventStoreDBClient) {
    this.#client = client;
  }

  /** @throws LogUnavailable */
  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly PreparedEvent[],
  ): Promise<AppendResult> {
    const before = this.#turns.get(stream);
    const turn = (async () => {
      await before?.catch(() => undefined);
      return this.#settle(stream, expected, events);
    })();
    this.#turns.set(stream, turn);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(stream) === turn) this.#turns.delete(stream);
    }
  }

  /** Resolves once no append is in flight. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#turns.values());
  }

  async #settle(
    stream: string,
    expected: ExpectedRevision,
    events: readonly PreparedEvent[],
  ): Promise<AppendResult> {
    const known = this.#streams.get(stream) ?? new KnownStream();
    this.#streams.set(stream, known);
    const giveUpAt = performance.now() + timeoutMs;
    for (let failures = 0; ; failures += 1) {
      try {
        if (!known.current || known.revision !== toOrdinal(expected))
          await this.#readTail(stream, known);
        const settled = known.outcomeOf(
          expected,
          events.map((event) => event.id),
        );
        return settled ?? (await this.#write(stream, known, expected, events));
      } catch (cause) {
        // The outcome is unknown, or the stream has moved on: the ids in the stream decide.
        known.current = false;
        const error = asLogError(cause);
        const moved = cause instanceof WrongExpectedVersionError;
        if (!moved && !(error instanceof LogUnavailable)) throw error;
        if (performance.now() > giveUpAt) throw moved ? new LogUnavailable(cause.message) : error;
        if (!moved) await new Promise((resolve) => setTimeout(resolve, backoffMs(failures + 1)));
      }
    }
  }

  async #readTail(stream: string, known: KnownStream): Promise<void> {
    known.add(await readEventsOfStream(this.#client, stream, { from: known.revision + 1 }));
    known.current = true;
  }

  async #write(
    stream: string,
    known: KnownStream,
    expected: ExpectedRevision,
    events: readonly PreparedEvent[],
  ): Promise<AppendResult> {
    const { nextExpectedRevision, position } = await withTimeout(
      responseTimeoutMs,
      this.#client.appendToStream(
        stream,
        events.map(({ id, type, data, metadata }) =>
          jsonEvent({ id, type, data, metadata: { ...metadata } }),
        ),
        { expectedRevision: expected === 'no-stream' ? NO_STREAM : BigInt(expected) },
      ),
      () => new LogUnavailable('EventStoreDB did not respond to an append in time'),
    );
    if (position === undefined) throw new Error('EventStoreDB returned no position for an append');
    const last = {
      revision: Number(nextExpectedRevision),
      position: positionFrom(position.commit),
    };
    if (events.length === 1 && events[0]) known.add([{ id: events[0].id, ...last }]);
    // The response contains only the last event's position; the others are read from the stream on
    // demand.
    else known.current = false;
    return { outcome: 'appended', ...last };
  }
}

function toOrdinal(expected: ExpectedRevision): number {
  return expected === 'no-stream' ? -1 : expected;
}
