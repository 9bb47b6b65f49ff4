import { type Actor, actorId } from '@parvis/contracts/accounts/actor.ts';
import {
  type CommandOf,
  type ContentCommand,
  neededCapabilities,
} from '@parvis/contracts/content/commands.ts';
import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { PublicationAction } from '@parvis/contracts/content/publication-endpoints.ts';
import {
  contentEventVersion,
  readContentEvent,
  storedContentData,
} from '@parvis/contracts/content/read-event.ts';
import { accept, type Outcome, type Refusal, refuse } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { Claims } from '../../claims/claims.ts';
import { admit } from '../../http/access.ts';
import type { AccountNames } from '../../streams/account-names.ts';
import {
  type CommandStream,
  type Execution,
  executeCommand,
  type StreamCommand,
} from '../../streams/execute-command.ts';
import type { ItemClaims } from '../addresses/item-claims.ts';
import { claimsNeededBy, refusalOfClaim } from '../addresses/needed-claims.ts';
import type { ApprovalRule } from '../approval/approval-rule.ts';
import type { ContentLocks } from '../lock/content-locks.ts';
import { isPreventedBy } from '../lock/locked-parts.ts';
import { AlternativeTexts } from './alternative-texts.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { Decision } from './guards.ts';
import { type Item, type ItemState, initialState } from './item.ts';
import { type ItemStore, type LoadedItem, loadingOnce, streamOf } from './item-store.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { References } from './references.ts';
import { readRelatedState } from './related-state.ts';

/** The result of an accepted command, with the item right after it. */
export interface ExecutedCommand extends Omit<Execution<ItemState, ContentEvent>, 'state'> {
  readonly item: Item;
  /** The items that the decision depended on, as it read them, and others as they are. */
  readonly items: Pick<ItemStore, 'load'>;
}

/** The data that the caller of a command has already loaded. */
interface Given {
  readonly loaded?: LoadedItem;
  /** Items that can be referred to before they are created. */
  readonly coming?: ReadonlySet<ContentId>;
}

interface Deciding {
  /** Whether the actor is a person, not the system. */
  readonly isByHand?: boolean;
  /** Whether an approval is not required yet. */
  readonly isCovered?: boolean;
  /** Items that can be referred to before they are created. */
  readonly coming?: ReadonlySet<ContentId> | undefined;
  /** Where items are looked up, each once. */
  readonly items?: Pick<ItemStore, 'load'>;
}

export interface ContentWriterDeps {
  readonly log: EventLog;
  readonly store: ItemStore;
  readonly claims: Claims;
  readonly itemClaims: ItemClaims;
  readonly locks: Pick<ContentLocks, 'heldIn'>;
  readonly approvals: ApprovalRule;
  readonly accountNames: AccountNames;
  readonly clock: Clock;
}

/** Executes commands on content items: checks permission and lock, decides, claims what must be unique, appends. */
export class ContentWriter {
  readonly #deps: ContentWriterDeps;
  readonly #queue = new KeyedQueue();
  readonly #references: References;
  readonly #alternativeTexts: AlternativeTexts;

  constructor(deps: ContentWriterDeps) {
    this.#deps = deps;
    this.#references = new References(deps.log);
    this.#alternativeTexts = new AlternativeTexts(deps.log);
  }

  /**
   * Executes a command for an actor. Repeating a request returns the same result and appends nothing.
   * @param requestId identifies the request, which may execute several different commands
   * @param given the item if the caller has loaded it, and the ids of items that are about to exist
   * @throws LogUnavailable
   */
  async execute(
    actor: Actor,
    command: ContentCommand,
    requestId: string,
    given: Given = {},
  ): Promise<Outcome<ExecutedCommand>> {
    for (const capability of neededCapabilities(command)) {
      const permitted = admit({ capability }, actor);
      if (!permitted.ok) return permitted;
    }
    const requireUnlocked = () => this.#requireUnlocked(actor, command);
    return this.#run(command, requestId, { actor, admit: requireUnlocked, ...given });
  }

  /**
   * Like `execute`, for one step of a process that was permitted as a whole; ignores permission and
   * lock.
   */
  async executeStep(
    actor: Actor,
    command: ContentCommand,
    requestId: string,
  ): Promise<Outcome<ExecutedCommand>> {
    return this.#run(command, requestId, { actor });
  }

  /**
   * Returns a new item as it would be after its creation: decides like `execute`, but writes and
   * claims nothing.
   * @param coming items that can be referred to
   * @param made those already decided
   */
  async rehearse(
    command: CommandOf<'create-content' | 'create-with-modules'>,
    coming: ReadonlySet<ContentId>,
    made: ReadonlyMap<ContentId, Item>,
  ): Promise<Outcome<Item>> {
    const { store } = this.#deps;
    const present = await store.load(command.contentId);
    if (present.state.kind !== 'none') return accept(present.state);
    const decided = await this.#decide(command, initialState, {
      coming,
      items: loadingOnce(withItems(store, made)),
    });
    return decided.ok ? this.#requireFree(evolvedBy(initialState, decided.value), made) : decided;
  }

  /**
   * Returns an item as it would be after a command: decides like `execute`, but writes and claims
   * nothing. A publication is rehearsed as if it were approved.
   */
  async rehearseChange(
    command: CommandOf<'save-header' | 'carry-out-plan' | `${PublicationAction}-content`>,
  ): Promise<Outcome<Item>> {
    const { state } = await this.#deps.store.load(command.contentId);
    const isByHand = command.type !== 'carry-out-plan';
    const isCovered = command.type === 'publish-content';
    const decided = await this.#decide(command, state, { isByHand, isCovered });
    return decided.ok ? this.#requireFree(evolvedBy(state, decided.value), new Map()) : decided;
  }

  /**
   * Decides on a state. A person's command may not refer to unknown items, nor show visitors an
   * image without a text; the system's commands, such as a history that is entered in its original
   * order, are not checked.
   */
  async #decide(
    command: ContentCommand,
    state: ItemState,
    { isByHand = true, isCovered = false, coming, items = loadingOnce(this.#deps.store) }: Deciding,
  ): Promise<Decision> {
    // At the same time, so that reads of the log share a statement.
    const [unknown, related, settings] = await Promise.all([
      isByHand ? this.#references.refusalsOf(command, state, coming) : [],
      readRelatedState(items, this.#deps.claims, command, state),
      !isCovered && (command.publish || command.type === 'publish-content')
        ? this.#deps.approvals.settings()
        : undefined,
    ]);
    if (isRefused(unknown)) return { ok: false, refusals: unknown };
    const decided = decide(command, state, related);
    if (!decided.ok || decided.value.length === 0) return decided;
    const after = evolvedBy(state, decided.value);
    const unapproved = isCovered
      ? []
      : await this.#deps.approvals.refusalsOf(command, decided.value, after, items, settings);
    if (isRefused(unapproved)) return { ok: false, refusals: unapproved };
    if (!isByHand) return decided;
    const silent = await this.#alternativeTexts.refusalsOf(state, after);
    return isRefused(silent) ? { ok: false, refusals: silent } : decided;
  }

  /** Refuses what is claimed by others, or by earlier items in the rehearsal. */
  async #requireFree(item: Item, made: ReadonlyMap<ContentId, Item>): Promise<Outcome<Item>> {
    const taken = [...made.values()].flatMap(claimsNeededBy);
    const own = streamOf(item.contentId);
    for (const claim of claimsNeededBy(item)) {
      const claimed = await this.#deps.claims.heldIn(claim.scope);
      const held = [...taken, ...claimed.filter(({ owner }) => owner !== own)];
      const isHeld = held.some(({ scope, key }) => scope === claim.scope && key === claim.key);
      if (isHeld) return { ok: false, refusals: [refusalOfClaim(claim)] };
    }
    return accept(item);
  }

  async #run(
    command: ContentCommand,
    requestId: string,
    request: Pick<StreamCommand<ItemState, ContentEvent>, 'actor' | 'admit'> & Given,
  ): Promise<Outcome<ExecutedCommand>> {
    const { log, clock, accountNames, itemClaims, store } = this.#deps;
    const deps = { log, clock, accountNames, claims: itemClaims };
    const isByHand = request.admit !== undefined && request.actor.kind !== 'system';
    let items: ExecutedCommand['items'] = store;
    const outcome = await this.#queue.run(command.contentId, () =>
      executeCommand(deps, this.#streamOf(command.contentId), {
        ...request,
        commandId: computeCommandId(command, requestId),
        decide: (state) => {
          // Read anew for each decision: what it depends on may have changed since the last.
          items = loadingOnce(store);
          return this.#decide(command, state, { isByHand, coming: request.coming, items });
        },
      }),
    );
    if (!outcome.ok) return outcome;
    const { state: item, ...execution } = outcome.value;
    if (item.kind === 'none') throw new Error('a command was accepted on an item without events');
    return accept({ ...execution, item, items });
  }

  #streamOf(contentId: ContentId): CommandStream<ItemState, ContentEvent> {
    const { store } = this.#deps;
    return {
      name: streamOf(contentId),
      id: contentId,
      version: contentEventVersion,
      load: () => store.load(contentId),
      loadAt: (revision) => store.loadAt(contentId, revision),
      read: readContentEvent,
      stored: storedContentData,
      evolve: (state, event, occurrence) => evolve(state, { ...event, ...occurrence }),
    };
  }

  async #requireUnlocked(actor: Actor, command: ContentCommand): Promise<Outcome<unknown>> {
    const isNew = command.type === 'create-content' || command.type === 'create-with-modules';
    if (actor.kind === 'system' || isNew) return accept(actor);
    const held = await this.#deps.locks.heldIn(command.contentId);
    const others = held.filter(({ holder }) => holder !== actorId(actor));
    const lock = others.find(({ part }) => isPreventedBy(command, part));
    return lock === undefined
      ? accept(actor)
      : refuse('locked', { params: { holder: lock.holder } });
  }
}

function isRefused(refusals: readonly Refusal[]): refusals is readonly [Refusal, ...Refusal[]] {
  return refusals.length > 0;
}

/** Returns the item as it would be after events. @throws Error when it would not exist */
function evolvedBy(state: ItemState, events: readonly ContentEvent[]): Item {
  const item = events.reduce<ItemState>(
    (reached, event) => evolve(reached, { ...event, by: '', at: '' }),
    state,
  );
  if (item.kind === 'none') throw new Error('a rehearsed command produced no event');
  return item;
}

/** Returns a store with items that were only rehearsed. */
function withItems(store: ItemStore, made: ReadonlyMap<ContentId, Item>): Pick<ItemStore, 'load'> {
  return {
    async load(contentId) {
      const state = made.get(contentId);
      const loaded = await store.load(contentId);
      return state === undefined ? loaded : { ...loaded, state };
    },
  };
}

/** Returns the id of a command: one request may execute several on a stream. */
export function computeCommandId(command: ContentCommand, requestId: string): string {
  const isOnModule = 'moduleId' in command && command.type !== 'add-module';
  return `${requestId}/${command.type}/${isOnModule ? command.moduleId : command.contentId}`;
}
