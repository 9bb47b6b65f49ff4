import type { NewEvent } from '@parvis/contracts/log/event-log.ts';
import type { Occurrence } from '@parvis/contracts/revisions/revisioned.ts';
import { eventId } from '@parvis/services/adapters/log/event-ids.ts';
import { type PreparedEvent, prepareAppend } from '@parvis/services/adapters/log/prepare-append.ts';
import type { DecidedEvent } from '@parvis/services/streams/execute-command.ts';

/** How the events of one kind of stream are named, folded and stored. */
interface Family<State, Event extends DecidedEvent> {
  readonly prefix: string;
  readonly version: number;
  readonly initial: State;
  evolve(state: State, event: Event, occurrence: Occurrence): State;
  stored?(event: Event): unknown;
}

/** A command on one stream. */
interface CommandOnStream<State, Event> extends Occurrence {
  readonly id: string;
  readonly commandId: string;
  /** @throws Error when the command is refused */
  decide(state: State): readonly Event[];
}

/** What a command appends to its stream. */
export interface AppendInMemory {
  readonly commandId: string;
  readonly stream: string;
  /** Revision of the first event. */
  readonly revision: number;
  readonly events: readonly PreparedEvent[];
}

/** The streams of one kind, of which only the states are kept. */
export class StreamsInMemory<State, Event extends DecidedEvent> {
  readonly #family: Family<State, Event>;
  readonly #streams = new Map<string, { readonly state: State; readonly revision: number }>();

  constructor(family: Family<State, Event>) {
    this.#family = family;
  }

  /** Decides a command. @returns its append, and the state of the stream afterwards */
  execute(command: CommandOnStream<State, Event>): AppendInMemory & { readonly state: State } {
    const { id, commandId, decide, by, at } = command;
    const { prefix, version, initial, evolve, stored } = this.#family;
    const before = this.#streams.get(id) ?? { state: initial, revision: -1 };
    const events = decide(before.state);
    const metadata = { commandId, actor: by, occurredAt: at, version };
    const recorded = events.map((event, index): NewEvent => {
      const data = stored === undefined ? event.data : stored(event);
      return { id: eventId(commandId, index), type: event.type, data, metadata };
    });
    const state = events.reduce((former, event) => evolve(former, event, { by, at }), before.state);
    this.#streams.set(id, { state, revision: before.revision + events.length });
    const revision = before.revision + 1;
    return { commandId, stream: prefix + id, revision, events: prepareAppend(recorded), state };
  }
}
