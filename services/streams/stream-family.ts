import type { EventLog, RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import type { Occurrence } from '@parvis/contracts/revisions/revisioned.ts';

/** An event as deciders give it. */
export interface DecidedEvent {
  readonly type: string;
  readonly data: unknown;
}

/** Streams of one kind, such as those of menus: how their events are read and folded. */
export interface StreamFamily<State, Event extends DecidedEvent> {
  /** Begins the names of the streams; an id follows. */
  readonly prefix: string;
  /** Version that new events carry in their metadata. */
  readonly version: number;
  /** @throws when the record is no such event */
  read(recorded: RecordedEvent): Event;
  evolve(state: State | undefined, event: Event, occurrence: Occurrence): State;
}

/** A stream as far as it was read. */
export interface LoadedStream<State> {
  /** Undefined when there is no stream. */
  readonly state: State | undefined;
  /** Revision of the last event read; -1 when there is no stream. */
  readonly revision: number;
  readonly position: Position;
  /** Every command that appended to the stream, with the revision of its last event. */
  readonly commands: ReadonlyMap<string, number>;
}

/**
 * Reads a stream, which is short, from its beginning.
 * @param last revision of the last event that counts; all do when left out
 * @throws LogUnavailable
 */
export async function loadStream<State, Event extends DecidedEvent>(
  log: EventLog,
  family: StreamFamily<State, Event>,
  id: string,
  last?: number,
): Promise<LoadedStream<State>> {
  const range = last === undefined ? {} : { limit: last + 1 };
  const commands = new Map<string, number>();
  let loaded: LoadedStream<State> = {
    state: undefined,
    revision: -1,
    position: startOfLog,
    commands,
  };
  for (const recorded of await log.readStream(family.prefix + id, range)) {
    const { metadata, revision, position } = recorded;
    const occurrence = { by: metadata.actor, at: metadata.occurredAt };
    const state = family.evolve(loaded.state, family.read(recorded), occurrence);
    commands.set(metadata.commandId, revision);
    loaded = { state, revision, position, commands };
  }
  return loaded;
}
