import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { Capability } from '@parvis/contracts/accounts/roles.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { isFence } from '@parvis/contracts/log/fence.ts';
import type { Revisioned } from '@parvis/contracts/revisions/revisioned.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../adapters/clock.ts';
import type { Route } from '../http/route.ts';
import type { AccountNames } from '../streams/account-names.ts';
import type { DecidedEvent } from '../streams/execute-command.ts';
import type { StreamFamily } from '../streams/stream-family.ts';
import {
  type ExecutedCommand,
  StreamWriter,
  type StreamWriterDeps,
} from '../streams/stream-writer.ts';
import type { CommandType, SavedEntity } from './entity.ts';

/** The dependencies of every area of entities. `db` has the read models. */
export interface EntityPorts {
  readonly log: EventLog;
  readonly clock: Clock;
  readonly accountNames: AccountNames;
  readonly db: Queryable;
}

/** Executes commands on entities of one kind. */
export interface EntityWriter<Command, Content> {
  /** Repeating a request returns the same result and appends nothing. @throws LogUnavailable */
  execute(
    actor: Actor,
    command: Command,
    requestId: string,
  ): Promise<Outcome<ExecutedCommand<Revisioned<Content>>>>;
}

/** The entities of one kind: their writer and routes. */
export interface EntityArea<Command, Content> {
  readonly writer: EntityWriter<Command, Content>;
  readonly routes: readonly Route[];
}

/** How commands on entities of one kind are decided, and who may send them. */
interface Decider<Command, Content, Event> {
  readonly capability?: Capability;
  /** The claims on what only one entity may have; none when omitted. */
  readonly claims?: StreamWriterDeps<Revisioned<Content>>['claims'];
  decide(
    command: Command,
    state: Revisioned<Content> | undefined,
  ): Outcome<readonly Event[]> | Promise<Outcome<readonly Event[]>>;
}

/** Creates the writer of entities of one kind, by default for those who may write content. */
export function entityWriter<
  Content,
  Event extends DecidedEvent,
  Command extends { readonly id: string; readonly type: CommandType },
>(
  { events, commands }: Pick<SavedEntity<string, Content, Event>, 'events' | 'commands'>,
  { log, clock, accountNames }: Omit<EntityPorts, 'db'>,
  { capability = 'content.write', claims, decide }: Decider<Command, Content, Event>,
): EntityWriter<Command, Content> {
  const deps = { log, clock, accountNames, ...(claims && { claims }) };
  const writer = new StreamWriter(events, deps);
  return {
    execute: (actor, command, requestId) =>
      writer.execute({
        actor,
        capability,
        requestId,
        id: command.id,
        command: commands[command.type],
        decide: (state) => decide(command, state),
      }),
  };
}

/** Returns the content of an earlier revision, from the entity's stream. @throws LogUnavailable */
export async function contentAt<Content, Event extends DecidedEvent>(
  log: EventLog,
  { prefix, read, evolve }: StreamFamily<Revisioned<Content>, Event>,
  id: string,
  revision: number,
): Promise<Content | undefined> {
  let state: Revisioned<Content> | undefined;
  for (const recorded of await log.readStream(prefix + id)) {
    if (isFence(recorded)) continue;
    const { actor: by, occurredAt: at } = recorded.metadata;
    state = evolve(state, read(recorded), { by, at });
    if (state.revision === revision) return state.content;
  }
  return undefined;
}
