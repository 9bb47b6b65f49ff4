import { requireReadable, unreadableEventError } from '@parvis/contracts/log/event-families.ts';
import type { EventLog, RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { isFence } from '@parvis/contracts/log/fence.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import type { Occurrence } from '@parvis/contracts/revisions/revisioned.ts';
import type { DecidedEvent, LoadedStream, RevisionRange } from './execute-command.ts';

/** The streams of one kind, such as those of menus, and how their events are parsed and folded. */
export interface StreamFamily<State, Event extends DecidedEvent> {
  /** The prefix of every stream's name, before the id. */
  readonly prefix: string;
  /** Version that new events carry in their metadata. */
  readonly version: number;
  /** @throws Error when the record is not such an event */
  read(recorded: RecordedEvent): Event;
  evolve(state: State | undefined, event: Event, occurrence: Occurrence): State;
  /** An event's data in the form stored in the log; unchanged when omitted. */
  stored?(event: Event): unknown;
}

/**
 * Reads a stream, which is short, from its beginning.
 * @param last the revision of the last event to read; by default all are read
 * @throws LogUnavailable, Error naming an event that cannot be read
 */
export async function loadStream<State, Event extends DecidedEvent>(
  log: Pick<EventLog, 'readStream'>,
  family: StreamFamily<State, Event>,
  id: string,
  last?: number,
): Promise<LoadedStream<State | undefined>> {
  const range = last === undefined ? {} : { limit: last + 1 };
  const commands = new Map<string, RevisionRange>();
  let loaded: LoadedStream<State | undefined> = {
    state: undefined,
    revision: -1,
    position: startOfLog,
    commands,
  };
  for (const recorded of await log.readStream(family.prefix + id, range)) {
    const { metadata, revision, position } = recorded;
    requireReadable(recorded);
    const occurrence = { by: metadata.actor, at: metadata.occurredAt };
    const state = isFence(recorded)
      ? loaded.state
      : family.evolve(loaded.state, readEvent(family, recorded), occurrence);
    const first = commands.get(metadata.commandId)?.first ?? revision;
    commands.set(metadata.commandId, { first, last: revision });
    loaded = { state, revision, position, commands };
  }
  return loaded;
}

function readEvent<State, Event extends DecidedEvent>(
  family: StreamFamily<State, Event>,
  recorded: RecordedEvent,
): Event {
  try {
    return family.read(recorded);
  } catch (cause) {
    throw unreadableEventError(recorded, cause);
  }
}
