import { inGroups } from '@parvis/projections/postgres/in-groups.ts';
import { NoConnection } from '@parvis/projections/postgres/transient-error.ts';
import type { Pool, PoolClient } from 'pg';
import { GroupCommit } from '../adapters/database/group-commit.ts';
import { type Claim, claimsExcept, type HeldClaim } from './claim.ts';
import type { StreamNeeds } from './list-unsettled.ts';
import {
  areHeld,
  type ClaimRequest,
  confirmNeeded,
  deleteUnneeded,
  endAbandoned,
  endClaims,
  insertClaims,
  type Settlement,
  selectAbandoned,
  selectClaimsInScope,
  selectHoldersOf,
  selectLastSettled,
  selectOwners,
  selectOwnersWithAbandoned,
  unsettleAfter,
} from './statements.ts';

/** The current state of a stream in the log. */
export interface OwningStream {
  read(): Promise<StreamNeeds>;
  /**
   * Ensures that a command that has read the stream up to this revision can no longer append.
   * @returns false when the stream has moved on
   */
  fence(revision: number): Promise<boolean>;
}

/** The command id in rows written by a sweep. */
const sweepId = 'sweep';
/**
 * The maximum number of claims in one statement, so that a batch of items takes its claims
 * together.
 */
const maxClaimsAtOnce = 500;
/** How long a command waits for its claims, in milliseconds, when the database does not respond. */
const timeoutMs = 15_000;

/**
 * Uniqueness across streams, as rows `(scope, key) → owner` of the table `claim`. A claim is
 * pending from before the append that needs it until its command has ended, and then settled by the
 * state of the stream. One that stays pending was abandoned by its command: it is released after a
 * fence in the stream, so that the command can no longer append. Times come from the database.
 */
export class Claims {
  readonly #pool: Pool;
  readonly #takings: GroupCommit<ClaimRequest, boolean>;
  readonly #settlements: GroupCommit<Settlement, true>;
  /** Returns whether anybody has a claim. */
  readonly isHeld: (claim: Claim) => Promise<boolean>;

  constructor(pool: Pool) {
    this.#pool = pool;
    const limits = { maxWeight: maxClaimsAtOnce, timeoutMs, Unavailable: NoConnection };
    this.#takings = new GroupCommit({ flush: (requests) => this.#takeAll(requests), ...limits });
    this.isHeld = inGroups((claims: readonly Claim[]) => areHeld(pool, claims));
    this.#settlements = new GroupCommit({ flush: (all) => this.#settleAll(all), ...limits });
  }

  /**
   * Takes all claims or none. Taking a claim again succeeds for its owner.
   * @param commandId the command that needs them; only it, or a sweep, releases them
   * @returns the first claim that another owner holds, or undefined when all are taken
   */
  async take(
    claims: readonly Claim[],
    owner: string,
    commandId: string,
  ): Promise<HeldClaim | undefined> {
    while (!(await this.#takings.submit({ claims, owner, commandId }, claims.length))) {
      const holders = await selectHoldersOf(this.#pool, claims);
      const other = holders.find((held) => held.owner !== owner);
      if (other !== undefined) return other;
    }
    return undefined;
  }

  /** Releases the claims of a refused command. */
  giveBack(owner: string, commandId: string): Promise<void> {
    return endClaims(this.#pool, owner, commandId);
  }

  /**
   * Confirms the claims that the owner's stream needs at a revision, and releases those that it no
   * longer needs or that the command took without needing them. Claims of other running commands and
   * of later revisions remain.
   */
  async settle(
    owner: string,
    commandId: string,
    revision: number,
    needed: readonly Claim[],
  ): Promise<void> {
    await this.#settlements.submit({ owner, commandId, revision, needed }, needed.length);
  }

  /**
   * Like `settle`, but according to the owner's stream as it is now, and for every command whose
   * claims are older than the grace period. Claims settled at a revision beyond the stream's end
   * are released too: the log was restored from a backup that is older than those claims.
   * @param graceMs the time after which a running command is believed dead
   * @returns what the owner needs
   */
  async settleByStream(
    owner: string,
    graceMs: number,
    stream: OwningStream,
  ): Promise<readonly Claim[]> {
    // Read before the stream: claims settled until now are in the log unless it lost events.
    const settled = await selectLastSettled(this.#pool, owner);
    const abandoned = await selectAbandoned(this.#pool, owner, graceMs);
    const { revision, needed } = await stream.read();
    if (settled > revision) await unsettleAfter(this.#pool, owner, revision);
    await this.#settleAll([{ owner, commandId: sweepId, revision, needed }]);
    const isHarmless = abandoned.length === 0 || claimsExcept(abandoned, needed).length === 0;
    if (isHarmless || (await stream.fence(revision)))
      await endAbandoned(this.#pool, owner, abandoned);
    return needed;
  }

  /** Returns all claims in a scope. Costs more the more there are: see `isHeld`. */
  heldIn(scope: string): Promise<readonly HeldClaim[]> {
    return selectClaimsInScope(this.#pool, scope);
  }

  /** Returns the owners of any claims, by a prefix of their names. */
  owners(ownerPrefix: string): Promise<readonly string[]> {
    return selectOwners(this.#pool, ownerPrefix);
  }

  /**
   * Returns the owners, by their prefix, of claims that commands have held for longer than the
   * grace period.
   */
  ownersWithAbandoned(
    ownerPrefix: string,
    graceMs: number,
    limit: number,
  ): Promise<readonly string[]> {
    return selectOwnersWithAbandoned(this.#pool, ownerPrefix, graceMs, limit);
  }

  /**
   * Takes all claims of one command, or of several together.
   * @throws Error when one of several cannot have its claims
   */
  async #takeAll(requests: readonly ClaimRequest[]): Promise<readonly boolean[]> {
    const wanted = requests.reduce((sum, { claims }) => sum + claims.length, 0);
    const all = await this.#inOneTransaction(
      async (client) => (await insertClaims(client, requests)) === wanted,
    );
    if (!all && requests.length > 1) throw new Error('not all of several claims are free');
    return requests.map(() => all);
  }

  /** Commits if every claim was written. */
  async #inOneTransaction(write: (client: PoolClient) => Promise<boolean>): Promise<boolean> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      const all = await write(client);
      await client.query(all ? 'commit' : 'rollback');
      client.release();
      return all;
    } catch (cause) {
      // A connection with an open transaction must not return to the pool.
      client.release(true);
      throw cause;
    }
  }

  /** @throws Error when an owner occurs twice: settlements of one owner must be sequential */
  async #settleAll(settlements: readonly Settlement[]): Promise<readonly true[]> {
    if (new Set(settlements.map(({ owner }) => owner)).size < settlements.length)
      throw new Error('an owner occurs twice in the settlements');
    await deleteUnneeded(this.#pool, settlements);
    await confirmNeeded(this.#pool, settlements);
    return settlements.map(() => true);
  }
}
