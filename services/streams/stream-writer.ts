import { type Actor, actorId } from '@parvis/contracts/accounts/actor.ts';
import type { Capability } from '@parvis/contracts/accounts/roles.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { AppendTooLarge, type EventLog, type NewEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Clock } from '../adapters/clock.ts';
import { eventId } from '../adapters/log/event-ids.ts';
import type { StreamClaims } from '../claims/stream-claims.ts';
import { admit } from '../http/access.ts';
import type { AccountNames } from './account-names.ts';
import {
  type DecidedEvent,
  type LoadedStream,
  loadStream,
  type StreamFamily,
} from './stream-family.ts';

/** How often a command is decided again because others appended first. */
const maxAttempts = 20;

/** A command that was accepted, and the state of its stream right after it. */
export interface ExecutedCommand<State> {
  readonly state: State;
  readonly position: Position;
  /** Revision of the last event of the stream then. */
  readonly streamRevision: number;
}

/** One command on one stream, by whoever asks. */
export interface Execution<State, Event> {
  readonly actor: Actor;
  readonly capability: Capability;
  /** Identifies the request: repeating it answers the same and appends nothing. */
  readonly requestId: string;
  /** What follows the family's prefix in the stream's name. */
  readonly id: string;
  /** The command's name: one request may execute several. */
  readonly command: string;
  /** Decides on the state as it stands; called again when the stream moved meanwhile. */
  decide(state: State | undefined): Outcome<readonly Event[]> | Promise<Outcome<readonly Event[]>>;
}

export interface StreamWriterDeps<State> {
  readonly log: EventLog;
  readonly clock: Clock;
  readonly accountNames: AccountNames;
  /** What only one stream may have; nothing when left out. */
  readonly claims?: StreamClaims<State | undefined>;
}

/** Executes commands on the streams of one family: who may, decide, claim, append. */
export class StreamWriter<State, Event extends DecidedEvent> {
  readonly #family: StreamFamily<State, Event>;
  readonly #deps: StreamWriterDeps<State>;

  constructor(family: StreamFamily<State, Event>, deps: StreamWriterDeps<State>) {
    this.#family = family;
    this.#deps = deps;
  }

  /** The stream as it stands now. @throws LogUnavailable */
  load(id: string): Promise<LoadedStream<State>> {
    return loadStream(this.#deps.log, this.#family, id);
  }

  /** @throws LogUnavailable */
  async execute(execution: Execution<State, Event>): Promise<Outcome<ExecutedCommand<State>>> {
    const { actor, capability, command, id, requestId } = execution;
    const admitted = admit({ capability }, actor);
    if (!admitted.ok) return admitted;
    const commandId = `${requestId}/${command}/${id}`;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const loaded = await this.load(id);
      const before = loaded.commands.get(commandId);
      if (before !== undefined) return this.#executed(id, before);
      const outcome = await this.#attempt(execution, loaded, commandId);
      if (outcome !== 'conflict') return outcome;
    }
    return refuse('too-busy');
  }

  async #attempt(
    execution: Execution<State, Event>,
    loaded: LoadedStream<State>,
    commandId: string,
  ): Promise<Outcome<ExecutedCommand<State>> | 'conflict'> {
    const decided = await this.#decide(execution, loaded);
    if (!decided.ok) return decided;
    if (decided.value.length === 0) return executed(loaded);
    const by = actorId(execution.actor);
    const at = this.#deps.clock.now().toISOString();
    const metadata = { commandId, actor: by, occurredAt: at, version: this.#family.version };
    const events = decided.value.map(({ type, data }, index): NewEvent => {
      return { id: eventId(commandId, index), type, data, metadata };
    });
    const append = () => this.#append(execution.id, loaded, events);
    const { claims } = this.#deps;
    if (claims === undefined) return append();
    const after = decided.value.reduce<State | undefined>(
      (state, event) => this.#family.evolve(state, event, { by, at }),
      loaded.state,
    );
    const change = { id: execution.id, commandId, before: loaded.state, after };
    return claims.whileHeld(change, async (isNew) => {
      // What came in between, before the claims were taken, is seen now.
      const again = isNew ? await this.#decide(execution, loaded) : decided;
      return again.ok ? append() : again;
    });
  }

  async #decide(
    execution: Execution<State, Event>,
    { state }: LoadedStream<State>,
  ): Promise<Outcome<readonly Event[]>> {
    const decided = await execution.decide(state);
    return decided.ok ? decided : this.#named(decided);
  }

  async #append(
    id: string,
    { revision }: LoadedStream<State>,
    events: readonly NewEvent[],
  ): Promise<Outcome<ExecutedCommand<State>> | 'conflict'> {
    try {
      const expected = revision === -1 ? 'no-stream' : revision;
      const result = await this.#deps.log.append(this.#family.prefix + id, expected, events);
      if (result.outcome === 'conflict') return 'conflict';
      return await this.#executed(id, result.revision);
    } catch (cause) {
      if (cause instanceof AppendTooLarge) return refuse('body-too-large');
      throw cause;
    }
  }

  async #executed(id: string, revision: number): Promise<Outcome<ExecutedCommand<State>>> {
    return executed(await loadStream(this.#deps.log, this.#family, id, revision));
  }

  /** A stale revision names the person who was faster, not their account. */
  async #named(refused: Extract<Outcome<never>, { ok: false }>): Promise<Outcome<never>> {
    const [{ code, params }] = refused.refusals;
    const by = params?.['by'];
    if (code !== 'stale-revision' || typeof by !== 'string') return refused;
    const names = await this.#deps.accountNames.namesOf([by]);
    return refuse(code, { params: { ...params, by: names.get(by) ?? by } });
  }
}

function executed<State>({
  state,
  position,
  revision,
}: LoadedStream<State>): Outcome<ExecutedCommand<State>> {
  if (state === undefined) throw new Error('a command was accepted on a stream that is not there');
  return accept({ state, position, streamRevision: revision });
}
