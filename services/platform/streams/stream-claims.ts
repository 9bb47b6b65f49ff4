import { setTimeout } from 'node:timers/promises';
import { accept, type Outcome, type Refusal, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Claim, Claims } from '../claims/claims.ts';
import type { Clock } from '../clock.ts';
import type { LoadedStream } from './stream-family.ts';

/** A command that took a claim has surely ended after this long, in milliseconds. */
const claimGraceMs = 15_000;
/** How long, in milliseconds, a command waits for one that claimed the same and did not append yet. */
const rivalPatienceMs = 1_000;
const lookEveryMs = 25;
const ownersPerSweep = 500;

export interface StreamClaimsDeps<State> {
  readonly claims: Claims;
  readonly clock: Clock;
  /** Begins the names of the streams that own the claims. */
  readonly prefix: string;
  load(id: string): Promise<LoadedStream<State>>;
  /** What a stream in this state holds for itself. */
  neededBy(state: State | undefined): readonly Claim[];
  /** Why a claim that another stream holds cannot be had. */
  refusalOf(claim: Claim): Refusal;
}

/** What a command is about to make of a stream. */
interface StreamChange<State> {
  readonly id: string;
  readonly commandId: string;
  readonly before: State | undefined;
  readonly after: State | undefined;
}

/** Keeps what is unique among the streams of a family in step with them. */
export class StreamClaims<State> {
  readonly #deps: StreamClaimsDeps<State>;

  constructor(deps: StreamClaimsDeps<State>) {
    this.#deps = deps;
  }

  /**
   * Runs an append while what the stream will need is claimed; refuses when another holds it.
   * What the stream no longer needs afterwards is given back.
   */
  async whileHeld<T extends { readonly streamRevision: number }>(
    { id, commandId, before, after }: StreamChange<State>,
    append: () => Promise<Outcome<T> | 'conflict'>,
  ): Promise<Outcome<T> | 'conflict'> {
    const { claims, neededBy, prefix } = this.#deps;
    const owner = prefix + id;
    const needed = neededBy(after);
    const taken = await this.#take(without(needed, neededBy(before)), owner, commandId);
    if (!taken.ok) return taken;
    const outcome = await append();
    if (outcome !== 'conflict' && outcome.ok)
      await claims.settle(owner, commandId, outcome.value.streamRevision, needed);
    else await claims.giveBack(owner, commandId);
    return outcome;
  }

  /**
   * Settles what commands left behind that were cut off between claiming and settling. For a
   * scheduler. @returns how many streams it looked at
   */
  async sweep(): Promise<number> {
    const { claims, prefix } = this.#deps;
    const owners = await claims.unsettledBefore(this.#graceEnd(), prefix, ownersPerSweep);
    for (const owner of owners) await this.#settleByStream(owner);
    return owners.length;
  }

  async #take(
    added: readonly Claim[],
    owner: string,
    commandId: string,
  ): Promise<Outcome<undefined>> {
    if (added.length === 0) return accept(undefined);
    for (let waited = 0; waited <= rivalPatienceMs; waited += lookEveryMs) {
      const held = await this.#deps.claims.take(added, owner, commandId);
      if (held === undefined) return accept(undefined);
      // The holder may not have appended yet, or need it no longer and have been cut off.
      const needed = await this.#settleByStream(held.owner);
      if (without([held], needed).length === 0)
        return { ok: false, refusals: [this.#deps.refusalOf(held)] };
      await setTimeout(lookEveryMs);
    }
    return refuse('too-busy');
  }

  /** @returns what the owner's stream needs */
  async #settleByStream(owner: string): Promise<readonly Claim[]> {
    const { claims, load, neededBy, prefix } = this.#deps;
    return claims.settleByStream(owner, this.#graceEnd(), async () => {
      const { state, revision } = await load(owner.slice(prefix.length));
      return { revision, needed: neededBy(state) };
    });
  }

  #graceEnd(): Date {
    return new Date(this.#deps.clock.now().getTime() - claimGraceMs);
  }
}

function without(claims: readonly Claim[], others: readonly Claim[]): readonly Claim[] {
  return claims.filter(
    ({ scope, key }) => !others.some((one) => one.scope === scope && one.key === key),
  );
}
