import { type Actor, actorId } from '@parvis/contracts/accounts/actor.ts';
import {
  type ContentCommand,
  capabilityOfContentCommand,
} from '@parvis/contracts/content/commands.ts';
import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { contentEventVersion } from '@parvis/contracts/content/read-event.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { AppendTooLarge, type EventLog, type NewEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Clock } from '../../adapters/clock.ts';
import { eventId } from '../../adapters/log/event-ids.ts';
import type { Claims } from '../../claims/claims.ts';
import { admit } from '../../http/access.ts';
import type { AccountNames } from '../../streams/account-names.ts';
import type { ItemClaims } from '../addresses/item-claims.ts';
import type { ContentLocks } from '../lock/content-locks.ts';
import { withAccountName } from './account-name-in-refusal.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { Item, ItemState } from './item.ts';
import { type ItemStore, type LoadedItem, streamOf } from './item-store.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { readRelatedState } from './related-state.ts';

/** How often a command is decided again because others appended first. */
const maxAttempts = 20;

/** A command that was accepted, and the item right after it. */
export interface ExecutedCommand {
  readonly item: Item;
  readonly position: Position;
  /** Revision of the last event of the item's stream then. */
  readonly streamRevision: number;
  /** What the command appended, oldest first; empty when its effect held already. */
  readonly events: readonly ContentEvent[];
}

export interface ContentWriterDeps {
  readonly log: EventLog;
  readonly store: ItemStore;
  readonly claims: Claims;
  readonly itemClaims: ItemClaims;
  readonly locks: Pick<ContentLocks, 'holderOf'>;
  readonly accountNames: AccountNames;
  readonly clock: Clock;
}

/** Executes commands on content items: who may, who holds the lock, what is unique, decide, append. */
export class ContentWriter {
  readonly #deps: ContentWriterDeps;
  readonly #queue = new KeyedQueue();

  constructor(deps: ContentWriterDeps) {
    this.#deps = deps;
  }

  /**
   * Executes a command for somebody. Repeating it with the same id answers the same and appends nothing.
   * @param requestId identifies the request; one request may execute several different commands
   * @throws LogUnavailable
   */
  async execute(
    actor: Actor,
    command: ContentCommand,
    requestId: string,
  ): Promise<Outcome<ExecutedCommand>> {
    const permitted = admit({ capability: capabilityOfContentCommand[command.type] }, actor);
    if (!permitted.ok) return permitted;
    return this.#run(actor, command, requestId, true);
  }

  /** As `execute`, for a step of a process that was permitted as a whole: no lock stops it. */
  async executeStep(
    actor: Actor,
    command: ContentCommand,
    requestId: string,
  ): Promise<Outcome<ExecutedCommand>> {
    return this.#run(actor, command, requestId, false);
  }

  async #run(
    actor: Actor,
    command: ContentCommand,
    requestId: string,
    checksLock: boolean,
  ): Promise<Outcome<ExecutedCommand>> {
    const outcome = await this.#queue.run(command.contentId, () =>
      this.#try(actor, command, commandIdOf(command, requestId), checksLock),
    );
    return withAccountName(this.#deps.accountNames, outcome);
  }

  async #try(
    actor: Actor,
    command: ContentCommand,
    commandId: string,
    checksLock: boolean,
  ): Promise<Outcome<ExecutedCommand>> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const loaded = await this.#deps.store.load(command.contentId);
      const before = loaded.commands.get(commandId);
      if (before !== undefined) return this.#answerAgain(command, before);
      const locked = checksLock ? await this.#requireUnlocked(actor, command) : accept(actor);
      if (!locked.ok) return locked;
      const outcome = await this.#attempt(actor, command, commandId, loaded);
      if (outcome !== 'conflict') return outcome;
    }
    return refuse('too-busy');
  }

  async #attempt(
    actor: Actor,
    command: ContentCommand,
    commandId: string,
    loaded: LoadedItem,
  ): Promise<Outcome<ExecutedCommand> | 'conflict'> {
    const decided = await this.#decide(command, loaded.state);
    if (!decided.ok) return decided;
    if (decided.value.length === 0) return executed(loaded, []);
    const happens = { by: actorId(actor), at: this.#deps.clock.now().toISOString() };
    const next = decided.value
      .map((event) => ({ ...event, ...happens }))
      .reduce<ItemState>(evolve, loaded.state);
    const change = { id: command.contentId, commandId, before: loaded.state, after: next };
    return this.#deps.itemClaims.whileHeld(change, async (isNew) => {
      // What came in between, before the claims were taken, is seen now.
      const again = isNew ? await this.#decide(command, loaded.state) : decided;
      return again.ok ? this.#append(loaded, command, again.value, commandId, happens) : again;
    });
  }

  async #decide(command: ContentCommand, state: ItemState) {
    const { store, claims } = this.#deps;
    return decide(command, state, await readRelatedState(store, claims, command, state));
  }

  async #append(
    loaded: LoadedItem,
    command: ContentCommand,
    events: readonly ContentEvent[],
    commandId: string,
    happens: { readonly by: string; readonly at: string },
  ): Promise<Outcome<ExecutedCommand> | 'conflict'> {
    const { log, store } = this.#deps;
    const metadata = {
      commandId,
      actor: happens.by,
      occurredAt: happens.at,
      version: contentEventVersion,
    };
    const recorded: NewEvent[] = events.map(({ type, data }, index) => ({
      id: eventId(commandId, index),
      type,
      data,
      metadata,
    }));
    try {
      const expected = loaded.revision ?? 'no-stream';
      const result = await log.append(streamOf(command.contentId), expected, recorded);
      if (result.outcome === 'conflict') return 'conflict';
      return executed(await store.loadAt(command.contentId, result.revision), events);
    } catch (cause) {
      if (cause instanceof AppendTooLarge) return refuse('body-too-large');
      throw cause;
    }
  }

  async #answerAgain(
    { contentId }: ContentCommand,
    range: { readonly first: number; readonly last: number },
  ): Promise<Outcome<ExecutedCommand>> {
    const appended = await this.#deps.store.events(contentId, range);
    const events = appended.map(({ by: _by, at: _at, ...event }) => event);
    return executed(await this.#deps.store.loadAt(contentId, range.last), events);
  }

  async #requireUnlocked(actor: Actor, command: ContentCommand): Promise<Outcome<unknown>> {
    if (actor.kind === 'system' || command.type === 'create-content') return accept(actor);
    const holder = await this.#deps.locks.holderOf(command.contentId);
    if (holder === undefined || holder === actorId(actor)) return accept(actor);
    return refuse('locked', { params: { holder } });
  }
}

/** One request may touch a stream by several commands; each has an id of its own. */
function commandIdOf(command: ContentCommand, requestId: string): string {
  const isOnModule = 'moduleId' in command && command.type !== 'add-module';
  return `${requestId}/${command.type}/${isOnModule ? command.moduleId : command.contentId}`;
}

function executed(
  { state, revision, position }: LoadedItem,
  events: readonly ContentEvent[],
): Outcome<ExecutedCommand> {
  if (state.kind === 'none' || revision === undefined)
    throw new Error('a command was accepted on an item that is not there');
  return accept({ item: state, streamRevision: revision, position, events });
}
