import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { Capability } from '@parvis/contracts/accounts/roles.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import { admit } from '../http/access.ts';
import {
  type DecidedEvent,
  type Execution,
  type ExecutionDeps,
  executeCommand,
  type LoadedStream,
} from './execute-command.ts';
import { loadStream, type StreamFamily } from './stream-family.ts';

/** The result of an accepted command, with the state of its stream right after it. */
export type ExecutedCommand<State> = Omit<Execution<State, unknown>, 'events'>;

/** One command on one stream of a family, by an authorised sender. */
export interface AdmittedCommand<State, Event> {
  readonly actor: Actor;
  /** Identifies the request. Repeating it returns the same result and appends nothing. */
  readonly requestId: string;
  /** The stream's name after the family's prefix. */
  readonly id: string;
  /** The command's name: one request may execute several. */
  readonly command: string;
  /** Decides on the current state; called again when the stream has moved meanwhile. */
  decide(state: State | undefined): Outcome<readonly Event[]> | Promise<Outcome<readonly Event[]>>;
}

/** One command on one stream of a family, and the capability that it requires of its sender. */
export interface FamilyCommand<State, Event> extends AdmittedCommand<State, Event> {
  readonly capability: Capability;
}

/** The state of a stream is undefined before its first event. */
export type StreamWriterDeps<State> = ExecutionDeps<State | undefined>;

/** Executes commands on the streams of one family. */
export class StreamWriter<State, Event extends DecidedEvent> {
  readonly #family: StreamFamily<State, Event>;
  readonly #deps: StreamWriterDeps<State>;

  constructor(family: StreamFamily<State, Event>, deps: StreamWriterDeps<State>) {
    this.#family = family;
    this.#deps = deps;
  }

  /** Loads the stream in its current state. @throws LogUnavailable */
  load(id: string): Promise<LoadedStream<State | undefined>> {
    return loadStream(this.#deps.log, this.#family, id);
  }

  /** @throws LogUnavailable */
  async execute(
    familyCommand: FamilyCommand<State, Event>,
  ): Promise<Outcome<ExecutedCommand<State>>> {
    const admitted = admit(familyCommand, familyCommand.actor);
    return admitted.ok ? executeOnFamily(this.#family, this.#deps, familyCommand) : admitted;
  }
}

/** Executes a command that the caller has authorised. @throws LogUnavailable */
export async function executeOnFamily<State, Event extends DecidedEvent>(
  family: StreamFamily<State, Event>,
  deps: StreamWriterDeps<State>,
  { actor, command, id, requestId, decide }: AdmittedCommand<State, Event>,
): Promise<Outcome<ExecutedCommand<State>>> {
  const { log } = deps;
  const stream = {
    ...family,
    name: family.prefix + id,
    id,
    load: () => loadStream(log, family, id),
    loadAt: (revision: number) => loadStream(log, family, id, revision),
  };
  const commandId = `${requestId}/${command}/${id}`;
  const outcome = await executeCommand(deps, stream, { actor, commandId, decide });
  if (!outcome.ok) return outcome;
  const { state } = outcome.value;
  if (state === undefined) throw new Error('a command was accepted on a stream without events');
  return accept({ ...outcome.value, state });
}
