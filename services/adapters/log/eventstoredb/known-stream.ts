import type {
  AppendResult,
  ExpectedRevision,
  RecordedEvent,
} from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';

interface Place {
  readonly revision: number;
  readonly position: Position;
}

/**
 * The ids in a stream. EventStoreDB compares ids only when the expected revision is wrong, and only
 * while it remembers them; with the right revision it would write a repeated command again.
 */
export class KnownStream {
  readonly #places = new Map<string, Place>();
  /** Revision of the last known event; -1 for none. */
  revision = -1;
  /** False when somebody may have appended since. */
  current = false;

  add(events: readonly Pick<RecordedEvent, 'id' | 'revision' | 'position'>[]): void {
    for (const { id, revision, position } of events) {
      this.#places.set(id, { revision, position });
      this.revision = Math.max(this.revision, revision);
    }
  }

  /** Returns the outcome of an append that need not be written; undefined when it must be. */
  outcomeOf(expected: ExpectedRevision, ids: readonly string[]): AppendResult | undefined {
    const actual = this.revision < 0 ? 'no-stream' : this.revision;
    const places = ids.flatMap((id) => this.#places.get(id) ?? []);
    const [first, last] = [places[0], places.at(-1)];
    if (first === undefined || last === undefined)
      return expected === actual ? undefined : { outcome: 'conflict', actual };
    const inOrder = places.every((place, index) => place.revision === first.revision + index);
    return inOrder && places.length === ids.length
      ? { outcome: 'repeated', ...last }
      : { outcome: 'conflict', actual };
  }
}
