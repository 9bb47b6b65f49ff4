import { setTimeout } from 'node:timers/promises';
import { accept, type Outcome, type Refusal, refuse } from '@parvis/contracts/http/refusal.ts';
import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import type { Pool } from 'pg';
import { type Claim, claimsExcept } from './claim.ts';
import type { Claims } from './claims.ts';
import { confirmClaims } from './confirm-claims.ts';
import type { StreamNeeds } from './list-unsettled.ts';

/** A command that runs longer than this, in milliseconds, is believed dead. */
export const claimGraceMs = 15_000;
/**
 * How long a command waits for another that took the same claim and has not appended yet, in
 * milliseconds.
 */
const rivalTimeoutMs = 1_000;
const lookEveryMs = 25;
const ownersPerSweep = 500;

export interface StreamClaimsDeps<State> {
  readonly claims: Claims;
  readonly log: ReadableLog;
  /** The database of the claims. */
  readonly pool: Pool;
  /** The types of the events that change what a stream needs. */
  readonly handles: readonly string[];
  /** The prefix of the names of the streams that own the claims. */
  readonly prefix: string;
  /** Loads the state of a stream, and the revision of its last event; -1 when it has none. */
  load(id: string): Promise<{ readonly state: State; readonly revision: number }>;
  /** Like `OwningStream.fence`, for the stream with this id. */
  fence(id: string, revision: number): Promise<boolean>;
  /** Returns the claims that a stream needs in this state. */
  neededBy(state: State): readonly Claim[];
  /**
   * The claims that a command takes while it changes a stream in this way, so that others wait;
   * none by default.
   */
  heldDuring?(before: State, after: State): readonly Claim[];
  /** Returns why a claim of another stream cannot be taken. */
  refusalOf(claim: Claim): Refusal;
  /** Called for each unreadable stream: it keeps its claims, and the others are still handled. */
  reportUnreadable(cause: UnreadableStream): void;
}

/** A stream contains an event that this build cannot read. */
class UnreadableStream extends Error {
  override name = 'UnreadableStream';
}

/** The change that a command is about to make to a stream. */
interface StreamChange<State> {
  readonly id: string;
  readonly commandId: string;
  readonly before: State;
  readonly after: State;
}

/** Keeps the claims of a family of streams up to date with them. */
export class StreamClaims<State> {
  readonly #deps: StreamClaimsDeps<State>;
  #confirmed: Promise<void> | undefined;

  constructor(deps: StreamClaimsDeps<State>) {
    this.#deps = deps;
  }

  /**
   * Runs an append with the claims that the stream will need; refuses when another stream has one.
   * Claims no longer needed are released afterwards.
   * @param append called with whether anything was newly claimed
   */
  async whileHeld<T extends { readonly streamRevision: number }>(
    { id, commandId, before, after }: StreamChange<State>,
    append: (isNew: boolean) => Promise<Outcome<T> | 'conflict'>,
  ): Promise<Outcome<T> | 'conflict'> {
    const { claims, heldDuring, neededBy, prefix } = this.#deps;
    const [had, needed] = [neededBy(before), neededBy(after)];
    const added = [...claimsExcept(needed, had), ...(heldDuring?.(before, after) ?? [])];
    if (added.length + claimsExcept(had, needed).length === 0) return append(false);
    await this.#confirmOnce();
    const owner = prefix + id;
    const taken = await this.#take(added, owner, commandId);
    if (!taken.ok) return taken;
    const outcome = await append(added.length > 0);
    if (outcome !== 'conflict' && outcome.ok)
      await claims.settle(owner, commandId, outcome.value.streamRevision, needed);
    else await claims.giveBack(owner, commandId);
    return outcome;
  }

  /**
   * Settles the claims of commands interrupted between claiming and settling. For a scheduler.
   * @returns the number of streams examined
   */
  async sweep(): Promise<number> {
    const { claims, prefix } = this.#deps;
    const owners = await claims.ownersWithAbandoned(prefix, claimGraceMs, ownersPerSweep);
    for (const owner of owners) await this.#settleIfReadable(owner);
    return owners.length;
  }

  /**
   * Settles the claims of every stream that has any: those of a bulk write that was interrupted are
   * ahead of the log. @throws LogUnavailable
   */
  async recheck(): Promise<void> {
    const { claims, prefix } = this.#deps;
    for (const owner of await claims.owners(prefix)) await this.#settleIfReadable(owner);
  }

  /**
   * Updates the claims from the log since the last time: either the database or the log may have
   * been restored from an older backup. The first command waits for it.
   * @throws LogUnavailable
   */
  confirm(): Promise<void> {
    const { claims, handles, log, pool, prefix } = this.#deps;
    return confirmClaims(log, pool, {
      name: `${prefix}claims`,
      prefix,
      handles,
      claims,
      readNeeds: (owner) => this.#ifReadable(() => this.#readNeeds(owner)),
      settleByStream: (owner) => this.#settleIfReadable(owner),
    });
  }

  async #confirmOnce(): Promise<void> {
    this.#confirmed ??= this.confirm();
    try {
      await this.#confirmed;
    } catch (cause) {
      this.#confirmed = undefined;
      throw cause;
    }
  }

  async #take(
    added: readonly Claim[],
    owner: string,
    commandId: string,
  ): Promise<Outcome<undefined>> {
    if (added.length === 0) return accept(undefined);
    for (let waited = 0; waited <= rivalTimeoutMs; waited += lookEveryMs) {
      const held = await this.#deps.claims.take(added, owner, commandId);
      if (held === undefined) return accept(undefined);
      // The holder may not have appended yet, or may no longer need the claim but have been
      // interrupted.
      const needed = await this.#settleIfReadable(held.owner);
      if (needed === undefined || claimsExcept([held], needed).length === 0)
        return { ok: false, refusals: [this.#deps.refusalOf(held)] };
      await setTimeout(lookEveryMs);
    }
    return refuse('too-busy');
  }

  /** Like `#settleByStream`; a stream that cannot be read keeps its claims. */
  #settleIfReadable(owner: string): Promise<readonly Claim[] | undefined> {
    return this.#ifReadable(() => this.#settleByStream(owner));
  }

  /** Returns undefined, and reports it, when a stream cannot be read. */
  async #ifReadable<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (cause) {
      if (!(cause instanceof UnreadableStream)) throw cause;
      this.#deps.reportUnreadable(cause);
      return undefined;
    }
  }

  /**
   * Confirms and releases claims by the state of the owner's stream.
   * @returns the claims that it needs
   */
  #settleByStream(owner: string): Promise<readonly Claim[]> {
    const { claims, fence, prefix } = this.#deps;
    const id = owner.slice(prefix.length);
    return claims.settleByStream(owner, claimGraceMs, {
      read: () => this.#readNeeds(owner),
      fence: (revision) => fence(id, revision),
    });
  }

  async #readNeeds(owner: string): Promise<StreamNeeds> {
    const { state, revision } = await this.#read(owner);
    return { revision, needed: this.#deps.neededBy(state) };
  }

  /** Loads a stream with claims. @throws LogUnavailable, UnreadableStream naming it */
  async #read(owner: string): Promise<{ readonly state: State; readonly revision: number }> {
    try {
      return await this.#deps.load(owner.slice(this.#deps.prefix.length));
    } catch (cause) {
      if (cause instanceof LogUnavailable) throw cause;
      throw new UnreadableStream(`${owner} cannot be read, and keeps its claims`, { cause });
    }
  }
}
