import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import type { Claim, Claims, HeldClaim, ReadNeeds } from './claims.ts';
import {
  confirmNeeded,
  deleteSettledAfter,
  deleteUnneededOfCommand,
  deleteUnneededOlder,
  deleteUnsettledOfCommand,
  insertClaims,
  selectClaimsInScope,
  selectHoldersOf,
  selectLastSettled,
  selectOwners,
  selectUnsettledOwners,
} from './statements.ts';

/** Stands for a command where a sweep wrote the row. */
const sweepId = 'sweep';

/** Claims as rows `(scope, key) → owner, command` of the table `claim`. */
export class PostgresClaims implements Claims {
  readonly #pool: Pool;
  readonly #clock: Clock;

  constructor(pool: Pool, clock: Clock) {
    this.#pool = pool;
    this.#clock = clock;
  }

  async take(
    claims: readonly Claim[],
    owner: string,
    commandId: string,
  ): Promise<HeldClaim | undefined> {
    while (!(await this.#takeAll(claims, owner, commandId))) {
      const holders = await selectHoldersOf(this.#pool, claims);
      const other = holders.find((held) => held.owner !== owner);
      if (other !== undefined) return other;
    }
    return undefined;
  }

  giveBack(owner: string, commandId: string): Promise<void> {
    return deleteUnsettledOfCommand(this.#pool, owner, commandId);
  }

  async settle(
    owner: string,
    commandId: string,
    revision: number,
    needed: readonly Claim[],
  ): Promise<void> {
    await deleteUnneededOfCommand(this.#pool, owner, commandId, revision, needed);
    const settlement = { commandId, revision, at: this.#clock.now() };
    await confirmNeeded(this.#pool, owner, settlement, needed);
  }

  async settleByStream(owner: string, before: Date, read: ReadNeeds): Promise<readonly Claim[]> {
    // Read before the stream is: what was settled until now is in a log that lost nothing.
    const settled = await selectLastSettled(this.#pool, owner);
    const { revision, needed } = await read();
    if (settled > revision) await deleteSettledAfter(this.#pool, owner, revision);
    await deleteUnneededOlder(this.#pool, owner, before, revision, needed);
    const settlement = { commandId: sweepId, revision, at: this.#clock.now() };
    await confirmNeeded(this.#pool, owner, settlement, needed);
    return needed;
  }

  heldIn(scope: string): Promise<readonly HeldClaim[]> {
    return selectClaimsInScope(this.#pool, scope);
  }

  owners(ownerPrefix: string): Promise<readonly string[]> {
    return selectOwners(this.#pool, ownerPrefix);
  }

  unsettledBefore(time: Date, ownerPrefix: string, limit: number): Promise<readonly string[]> {
    return selectUnsettledOwners(this.#pool, time, ownerPrefix, limit);
  }

  async #takeAll(claims: readonly Claim[], owner: string, commandId: string): Promise<boolean> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      const taken = await insertClaims(
        client,
        inOrder(claims),
        owner,
        commandId,
        this.#clock.now(),
      );
      const all = taken === claims.length;
      await client.query(all ? 'commit' : 'rollback');
      client.release();
      return all;
    } catch (cause) {
      // A connection with an open transaction does not go back to the pool.
      client.release(true);
      throw cause;
    }
  }
}

/** One order for everybody: two takers wait for each other in a line, not in a ring. */
function inOrder(claims: readonly Claim[]): readonly Claim[] {
  return [...claims].sort((a, b) => (`${a.scope}\n${a.key}` < `${b.scope}\n${b.key}` ? -1 : 1));
}
