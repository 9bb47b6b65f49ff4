import { setTimeout } from 'node:timers/promises';
import { contentStreamPrefix } from '@parvis/contracts/content/events.ts';
import { type ContentId, contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Claim, Claims } from '../../platform/claims/claims.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ItemState } from './item.ts';
import { type ItemStore, streamOf } from './item-store.ts';
import { claimsNeededBy, missingFrom, refusalOfClaim } from './needed-claims.ts';

/** A command that took a claim has surely ended after this long, in milliseconds. */
export const claimGraceMs = 15_000;
/** How long, in milliseconds, a command waits for one that claimed the same and did not append yet. */
const rivalPatienceMs = 1_000;
const lookEveryMs = 25;
const ownersPerSweep = 500;

/** What a command is about to make of an item. */
export interface Change {
  readonly contentId: ContentId;
  readonly commandId: string;
  readonly before: ItemState;
  readonly after: ItemState;
}

/** Keeps the claims of items in step with their streams. */
export class ItemClaims {
  readonly #claims: Claims;
  readonly #store: ItemStore;
  readonly #clock: Clock;

  constructor(claims: Claims, store: ItemStore, clock: Clock) {
    this.#claims = claims;
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * Runs an append while what the item will need is claimed; refuses when another holds it.
   * What the item no longer needs afterwards is given back.
   * @param append gets told whether something was newly claimed
   */
  async whileHeld<T extends { readonly streamRevision: number }>(
    { contentId, commandId, before, after }: Change,
    append: (isNew: boolean) => Promise<Outcome<T> | 'conflict'>,
  ): Promise<Outcome<T> | 'conflict'> {
    const needed = claimsNeededBy(after);
    const added = missingFrom(claimsNeededBy(before), needed);
    const gone = missingFrom(needed, claimsNeededBy(before));
    if (added.length + gone.length === 0) return append(false);
    const owner = streamOf(contentId);
    const taken = await this.#take(added, owner, commandId);
    if (!taken.ok) return taken;
    const outcome = await append(added.length > 0);
    if (outcome !== 'conflict' && outcome.ok)
      await this.#claims.settle(owner, commandId, outcome.value.streamRevision, needed);
    else await this.#claims.giveBack(owner, commandId);
    return outcome;
  }

  /**
   * Settles what commands left behind that were cut off between claiming and appending, or between
   * appending and settling. For a scheduler. @returns how many items it looked at
   */
  async sweep(): Promise<number> {
    const owners = await this.#claims.unsettledBefore(
      this.#graceEnd(),
      contentStreamPrefix,
      ownersPerSweep,
    );
    for (const owner of owners) await this.settleByStream(owner);
    return owners.length;
  }

  async #take(
    added: readonly Claim[],
    owner: string,
    commandId: string,
  ): Promise<Outcome<undefined>> {
    if (added.length === 0) return accept(undefined);
    for (let waited = 0; waited <= rivalPatienceMs; waited += lookEveryMs) {
      const held = await this.#claims.take(added, owner, commandId);
      if (held === undefined) return accept(undefined);
      // The holder may not have appended yet, or need it no longer and have been cut off.
      const needed = await this.settleByStream(held.owner);
      if (missingFrom(needed, [held]).length === 0)
        return { ok: false, refusals: [refusalOfClaim(held)] };
      await setTimeout(lookEveryMs);
    }
    return refuse('too-busy');
  }

  /** Confirms and gives back claims by what the owner's stream says. @returns what it needs */
  async settleByStream(owner: string): Promise<readonly Claim[]> {
    const contentId = contentIdSchema.parse(owner.slice(contentStreamPrefix.length));
    return this.#claims.settleByStream(owner, this.#graceEnd(), async () => {
      const { state, revision } = await this.#store.load(contentId);
      return { revision: revision ?? -1, needed: claimsNeededBy(state) };
    });
  }

  #graceEnd(): Date {
    return new Date(this.#clock.now().getTime() - claimGraceMs);
  }
}
