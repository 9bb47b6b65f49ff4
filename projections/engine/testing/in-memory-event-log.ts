import { findFamily } from '@parvis/contracts/log/event-families.ts';
import {
  type EventLog,
  LogUnavailable,
  type RecordedEvent,
} from '@parvis/contracts/log/event-log.ts';
import { type Position, positionFrom, startOfLog } from '@parvis/contracts/log/position.ts';

/** An event as a test writes it. */
export interface GivenEvent {
  readonly type: string;
  readonly data: unknown;
  /** Version of its schema; the current one when omitted. */
  readonly version?: number;
}

const firstMoment = Date.UTC(2026, 0, 5, 8);

/** A log in memory for tests: ids and times follow from the order of the events. */
export class InMemoryEventLog
  implements Pick<EventLog, 'readAll' | 'readStream' | 'head' | 'last' | 'watch'>
{
  readonly events: RecordedEvent[] = [];
  /** Set to make every read fail as if the server were unavailable. */
  away = false;
  readonly #id: string;
  readonly #actor: string;
  readonly #watching = new Set<(end: Position) => void>();

  /**
   * @param id prefix of the events' ids: two logs with different ids never have an event in common
   */
  constructor(id = 'log', actor = 'account00001') {
    this.#id = id;
    this.#actor = actor;
  }

  append(stream: string, ...given: readonly GivenEvent[]): Position {
    const newest = findFamily(stream)?.version ?? 1;
    for (const { type, data, version = newest } of given) {
      const ordinal = this.events.length + 1;
      this.events.push({
        id: `${this.#id}-${ordinal}`,
        type,
        data,
        stream,
        revision: this.events.filter((event) => event.stream === stream).length,
        position: positionFrom(BigInt(ordinal)),
        metadata: {
          commandId: `command-${ordinal}`,
          actor: this.#actor,
          occurredAt: new Date(firstMoment + ordinal * 1000).toISOString(),
          version,
        },
      });
    }
    return this.events.at(-1)?.position ?? startOfLog;
  }

  async readAll(
    after: Position,
    limit: number,
    without: readonly string[] = [],
  ): Promise<readonly RecordedEvent[]> {
    this.#mustBeThere();
    const first = Number(after);
    const page = this.events.slice(first, first + limit);
    return page.filter((event) => event === page.at(-1) || !without.includes(event.type));
  }

  async readStream(
    stream: string,
    { from = 0, limit = Number.MAX_SAFE_INTEGER }: { from?: number; limit?: number } = {},
  ): Promise<readonly RecordedEvent[]> {
    this.#mustBeThere();
    return this.events
      .filter((event) => event.stream === stream && event.revision >= from)
      .slice(0, limit);
  }

  async head(): Promise<Position> {
    this.#mustBeThere();
    return this.events.at(-1)?.position ?? startOfLog;
  }

  async last(): Promise<RecordedEvent | undefined> {
    this.#mustBeThere();
    return this.events.at(-1);
  }

  watch(onGrowth: (end: Position) => void): () => void {
    this.#watching.add(onGrowth);
    return () => this.#watching.delete(onGrowth);
  }

  /** Calls the watchers, as a server does after an append. */
  announce(): void {
    const end = this.events.at(-1)?.position ?? startOfLog;
    for (const onGrowth of this.#watching) onGrowth(end);
  }

  #mustBeThere(): void {
    if (this.away) throw new LogUnavailable('the log is unavailable');
  }
}
