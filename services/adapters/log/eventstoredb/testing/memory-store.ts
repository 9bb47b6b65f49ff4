import { randomUUID } from 'node:crypto';

/** An event as the store represents it. */
export interface StoredEvent {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: bigint;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export type ProposedEvent = Omit<StoredEvent, 'stream' | 'revision' | 'position'>;

/** The revision the writer expects the stream's last event to have; -1 for no stream. */
export type WriteOutcome =
  | { readonly kind: 'written'; readonly revision: number; readonly position: bigint }
  | { readonly kind: 'wrong-version'; readonly actual: number };

/**
 * The store writes its statistics after this many appends; the real one writes them at intervals.
 */
const appendsBetweenStatistics = 3;

/** An in-memory model of the EventStoreDB behaviour on which the adapter relies. */
export class MemoryStore {
  readonly all: StoredEvent[] = [];
  readonly #streams = new Map<string, StoredEvent[]>();
  readonly #watchers = new Set<() => void>();
  #appends = 0;

  stream(name: string): readonly StoredEvent[] {
    return this.#streams.get(name) ?? [];
  }

  /** Calls the watcher after every append; returns a function that stops it. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** With a wrong expected revision, events that directly follow that revision count as written. */
  append(name: string, expected: number, events: readonly ProposedEvent[]): WriteOutcome {
    const stream = this.stream(name);
    if (expected !== stream.length - 1) {
      const there = stream.slice(expected + 1, expected + 1 + events.length);
      const last = there.at(-1);
      const same = events.every((event, index) => there[index]?.id === event.id);
      return last !== undefined && same
        ? { kind: 'written', revision: last.revision, position: last.position }
        : { kind: 'wrong-version', actual: stream.length - 1 };
    }
    for (const event of events) this.#store(name, event);
    this.#appends += 1;
    const last = this.stream(name).at(-1);
    if (this.#appends % appendsBetweenStatistics === 0) this.#storeStatistics();
    for (const watcher of this.#watchers) watcher();
    if (last === undefined) throw new Error('an append without events reached the store');
    return { kind: 'written', revision: last.revision, position: last.position };
  }

  #store(name: string, event: ProposedEvent): void {
    const stream = this.#streams.get(name) ?? [];
    this.#streams.set(name, stream);
    const position = (this.all.at(-1)?.position ?? 0n) + 137n;
    const stored = { ...event, stream: name, revision: stream.length, position };
    stream.push(stored);
    this.all.push(stored);
  }

  /** Removes all but the first events. */
  keepFirst(count: number): void {
    for (const { stream } of this.all.splice(count)) this.#streams.get(stream)?.pop();
  }

  /** Writes an event without metadata. */
  appendForeign(stream: string, type: string, data: unknown = {}): void {
    this.#store(stream, {
      id: randomUUID(),
      type,
      contentType: 'application/json',
      data: Buffer.from(JSON.stringify(data)),
      metadata: new Uint8Array(),
    });
  }

  #storeStatistics(): void {
    this.appendForeign('$stats-127.0.0.1:2113', '$statsCollected');
  }
}
