import { type Actor, actorId } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import {
  AppendTooLarge,
  type EventLog,
  type NewEvent,
  type RecordedEvent,
} from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Occurrence } from '@parvis/contracts/revisions/revisioned.ts';
import type { Clock } from '../adapters/clock.ts';
import { eventId } from '../adapters/log/event-ids.ts';
import type { StreamClaims } from '../claims/stream-claims.ts';
import { type AccountNames, withAccountName } from './account-names.ts';

/** The maximum number of attempts at a command when others append first. */
const maxAttempts = 20;

/** An event as deciders return it. */
export interface DecidedEvent {
  readonly type: string;
  readonly data: unknown;
}

/** Revisions in a stream, both inclusive. */
export interface RevisionRange {
  readonly first: number;
  readonly last: number;
}

/** The state folded from a stream, as far as it was read. */
export interface LoadedStream<State> {
  readonly state: State;
  /** Revision of the last event read; -1 when there is no stream. */
  readonly revision: number;
  /** Position of the last event read. */
  readonly position: Position;
  /** The commands that appended to the stream, with the revisions of their events. */
  readonly commands: ReadonlyMap<string, RevisionRange>;
}

/** A stream, and how its events are parsed and folded. */
export interface CommandStream<State, Event extends DecidedEvent> {
  /** The stream's full name. */
  readonly name: string;
  /** The stream's name after its prefix. */
  readonly id: string;
  /** Version that new events carry in their metadata. */
  readonly version: number;
  /** Loads the stream in its current state. @throws LogUnavailable */
  load(): Promise<LoadedStream<State>>;
  /** Loads the stream right after the event of this revision. @throws LogUnavailable */
  loadAt(revision: number): Promise<LoadedStream<State>>;
  /** @throws Error when the record is not such an event */
  read(recorded: RecordedEvent): Event;
  evolve(state: State, event: Event, occurrence: Occurrence): State;
  /** An event's data in the form stored in the log; unchanged when omitted. */
  stored?(event: Event): unknown;
}

/** One command on one stream. */
export interface StreamCommand<State, Event> {
  readonly actor: Actor;
  /** Repeating a command with the same id returns the same result and appends nothing. */
  readonly commandId: string;
  /** Decides on the current state; called again when the stream has moved meanwhile. */
  decide(state: State): Outcome<readonly Event[]> | Promise<Outcome<readonly Event[]>>;
  /** The stream if the caller has loaded it; the first attempt decides on it. */
  readonly loaded?: LoadedStream<State> | undefined;
  /** Refuses a command regardless of the state, for instance because of a lock; called before each attempt. */
  admit?(): Promise<Outcome<unknown>>;
}

/** The result of an accepted command, with its stream right after it. */
export interface Execution<State, Event> {
  readonly state: State;
  readonly position: Position;
  /** Revision of the last event of the stream then. */
  readonly streamRevision: number;
  /** The appended events, oldest first; empty when there was nothing to change. */
  readonly events: readonly Event[];
}

export interface ExecutionDeps<State> {
  readonly log: EventLog;
  readonly clock: Clock;
  readonly accountNames: AccountNames;
  /** The claims on what only one stream may have; none when omitted. */
  readonly claims?: Pick<StreamClaims<State>, 'whileHeld'>;
}

type Attempt<State, Event> = Promise<Outcome<Execution<State, Event>> | 'conflict'>;

/** Executes one command on one stream: decide, claim, append, and decide again after a conflict. */
class CommandExecution<State, Event extends DecidedEvent> {
  readonly #deps: ExecutionDeps<State>;
  readonly #stream: CommandStream<State, Event>;
  readonly #command: StreamCommand<State, Event>;

  constructor(
    deps: ExecutionDeps<State>,
    stream: CommandStream<State, Event>,
    command: StreamCommand<State, Event>,
  ) {
    this.#deps = deps;
    this.#stream = stream;
    this.#command = command;
  }

  async run(): Promise<Outcome<Execution<State, Event>>> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const known = attempt === 0 ? this.#command.loaded : undefined;
      const loaded = known ?? (await this.#stream.load());
      const before = loaded.commands.get(this.#command.commandId);
      if (before !== undefined) return this.#repeated(before);
      const admitted = (await this.#command.admit?.()) ?? accept(undefined);
      if (!admitted.ok) return admitted;
      const outcome = await this.#attempt(loaded);
      if (outcome !== 'conflict') return outcome;
    }
    return refuse('too-busy');
  }

  async #attempt(loaded: LoadedStream<State>): Attempt<State, Event> {
    const { actor, commandId } = this.#command;
    const decided = await this.#command.decide(loaded.state);
    if (!decided.ok) return decided;
    if (decided.value.length === 0) return executed(loaded, []);
    const occurrence = { by: actorId(actor), at: this.#deps.clock.now().toISOString() };
    const append = (events: readonly Event[]) => this.#append(loaded, events, occurrence);
    const { claims } = this.#deps;
    if (claims === undefined) return append(decided.value);
    const after = decided.value.reduce<State>(
      (state, event) => this.#stream.evolve(state, event, occurrence),
      loaded.state,
    );
    const change = { id: this.#stream.id, commandId, before: loaded.state, after };
    return claims.whileHeld(change, async (isNew) => {
      // Another stream may have changed before the claims were taken.
      const again = isNew ? await this.#command.decide(loaded.state) : decided;
      return again.ok ? append(again.value) : again;
    });
  }

  async #append(
    { revision }: LoadedStream<State>,
    events: readonly Event[],
    { by, at }: Occurrence,
  ): Attempt<State, Event> {
    const { name, version, stored } = this.#stream;
    const { commandId } = this.#command;
    const metadata = { commandId, actor: by, occurredAt: at, version };
    const recorded = events.map((event, index): NewEvent => {
      const data = stored === undefined ? event.data : stored(event);
      return { id: eventId(commandId, index), type: event.type, data, metadata };
    });
    try {
      const expected = revision === -1 ? 'no-stream' : revision;
      const result = await this.#deps.log.append(name, expected, recorded);
      if (result.outcome === 'conflict') return 'conflict';
      return executed(await this.#stream.loadAt(result.revision), events);
    } catch (cause) {
      if (cause instanceof AppendTooLarge) {
        const { size, maximum } = cause;
        return refuse('body-too-large', { params: { size, maximum } });
      }
      throw cause;
    }
  }

  async #repeated({ first, last }: RevisionRange): Promise<Outcome<Execution<State, Event>>> {
    const range = { from: first, limit: last - first + 1 };
    const appended = await this.#deps.log.readStream(this.#stream.name, range);
    return executed(
      await this.#stream.loadAt(last),
      appended.map((recorded) => this.#stream.read(recorded)),
    );
  }
}

function executed<State, Event>(
  { state, position, revision }: LoadedStream<State>,
  events: readonly Event[],
): Outcome<Execution<State, Event>> {
  return accept({ state, position, streamRevision: revision, events });
}

/**
 * Executes a command on a stream. A refusal that concerns a person gives their name.
 * @throws LogUnavailable
 */
export async function executeCommand<State, Event extends DecidedEvent>(
  deps: ExecutionDeps<State>,
  stream: CommandStream<State, Event>,
  command: StreamCommand<State, Event>,
): Promise<Outcome<Execution<State, Event>>> {
  return withAccountName(
    deps.accountNames,
    await new CommandExecution(deps, stream, command).run(),
  );
}
